import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isTamarackError } from '../../client/tamarack-error';
import { type Command, readText } from '../command';
import { type Attempt, createRetryQueue } from '../deliveries';
import { createEventFeed, type ListedEvent } from '../event-feed';
import { forward } from '../forward';
import { type Io, UsageError } from '../io';
import { isEventType } from '../sandbox/recipes';

const pollMs = 1_000;

export const listen: Command = {
  name: 'listen',
  summary: 'Print your events as they occur, and forward them to a server on this machine',
  usage: '[--forward-to URL] [options]',
  help: [
    '--forward-to URL    such as http://localhost:3000/webhooks/tamarack',
    '--events TYPES      only these event types, separated by commas',
    '--json              whole events, one per line',
    '',
    'Events are read from the API every second, so this machine needs no public address and you register no',
    'endpoint. They are forwarded as Tamarack sends them, and signed with a secret that this command prints: set it as the',
    'webhook secret of your server. It depends on your secret key only, and differs from those of your endpoints.',
    'A failed delivery is retried after 2, 5, 15 and 60 seconds; the API retries over days.',
  ],
  options: {
    'forward-to': { type: 'string' },
    events: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (io, { secretKey, tamarack }, values) => {
    const target = readTarget(readText(values, 'forward-to'));
    const types = readText(values, 'events')
      ?.split(',')
      .map((type) => type.trim());
    warnOfUnknown(types ?? [], io);
    const secret = deriveSecret(secretKey);
    const retries = createRetryQueue();
    const send = async (attempt: Attempt, url: string): Promise<string> => {
      const { accepted, outcome } = await forward(attempt.event, url, secret);
      if (accepted) return outcome;
      const delay = retries.add(attempt, Date.now());
      return `${outcome}, ${delay === null ? 'not retried' : `retrying in ${delay / 1000} s`}`;
    };
    const feed = await createEventFeed(tamarack.events);
    if (target) io.warn(`Webhook secret of forwarded events: ${secret}`);
    io.warn(`Listening${target ? `, forwarding to ${target}` : ''}. Press Ctrl+C to stop.`);
    while (!io.signal.aborted) {
      const events = (await readNew(feed, io)).filter(({ type }) => !types || types.includes(type));
      const attempts = events.map((event): Attempt => ({ event, number: 1 }));
      for (const attempt of [...retries.takeDue(Date.now()), ...attempts]) {
        const { event, number } = attempt;
        const result = target && (await send(attempt, target));
        if (!values['json']) io.write([describe(event), result].filter(Boolean).join('  → '));
        else if (number === 1) io.write(JSON.stringify(event));
      }
      await pause(pollMs, undefined, { signal: io.signal }).catch(() => undefined);
    }
    return 0;
  },
};

/** Retries while the API is unavailable; throws if it refuses the key. */
async function readNew(feed: () => Promise<readonly ListedEvent[]>, io: Io): Promise<readonly ListedEvent[]> {
  try {
    return await feed();
  } catch (error) {
    if (!isTamarackError(error) || !error.isRetryable) throw error;
    io.warn(`${error.message} Retrying.`);
    return [];
  }
}

/** Deterministic, so that a local server keeps its setting. The key cannot be computed from it. */
export const deriveSecret = (secretKey: string): string =>
  `whsec_${createHmac('sha256', secretKey).update('tamarack listen').digest('base64')}`;

/** The API may send types that are newer than this command, so that they are not refused. */
function warnOfUnknown(types: readonly string[], io: Io): void {
  for (const type of types)
    if (!isEventType(type))
      io.warn(`--events: ${type} is no event type that is known here. tamarack trigger --help lists them.`);
}

function readTarget(url: string | undefined): string | undefined {
  if (url === undefined || (URL.canParse(url) && /^https?:/.test(url))) return url;
  throw new UsageError(`--forward-to: expected a URL such as http://localhost:3000/hooks, got ${url}.`);
}

const describe = ({ timestamp, type, eventId, data }: ListedEvent): string => {
  const subject = ['orderReference', 'invoiceNumber', 'reference'].map((name) => data[name]).find(Boolean);
  return [timestamp.slice(11, 19), type, eventId, subject].filter(Boolean).join('  ');
};
