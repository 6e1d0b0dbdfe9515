import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isTamarackError } from '../../client/tamarack-error';
import { type Command, readText } from '../command';
import { type Attempt, createRefused } from '../deliveries';
import { createEventFeed, type ListedEvent } from '../event-feed';
import { forward } from '../forward';
import { type Io, UsageError } from '../io';

const pollMs = 1_000;

export const listen: Command = {
  name: 'listen',
  summary: 'Print your events as they occur, and forward them to a server on this machine',
  usage: '[--forward-to URL] [options]',
  help: [
    '--forward-to URL    such as http://localhost:3000/webhooks/tamarack',
    '--events TYPES      only these, separated by commas',
    '--json              whole events, one a line',
    '',
    'Events are read from the API every second, so this machine needs no public address and you register no',
    'endpoint. They are forwarded as Tamarack sends them, and signed with a secret of this command: set it as the',
    'webhook secret of your server. It stays the same for the same secret key, and is not one of your endpoints’.',
    'An event that your server refuses is sent again after 2, 5, 15 and 60 seconds, as the API would over days.',
  ],
  options: {
    'forward-to': { type: 'string' },
    events: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (io, { secretKey, tamarack }, values) => {
    const target = readTarget(readText(values, 'forward-to'));
    const types = readText(values, 'events')?.split(',');
    const secret = deriveSecret(secretKey);
    const refused = createRefused();
    const send = async (attempt: Attempt, url: string): Promise<string> => {
      const { accepted, answer } = await forward(attempt.event, url, secret);
      if (accepted) return answer;
      const delay = refused.add(attempt, Date.now());
      return `${answer}, ${delay === null ? 'not sent again' : `again in ${delay / 1000} s`}`;
    };
    const feed = await createEventFeed(tamarack.events);
    if (target) io.warn(`Webhook secret of forwarded events: ${secret}`);
    io.warn(`Listening${target ? `, forwarding to ${target}` : ''}. Ctrl+C ends.`);
    while (!io.signal.aborted) {
      const events = (await readNew(feed, io)).filter(({ type }) => !types || types.includes(type));
      const attempts = events.map((event): Attempt => ({ event, number: 1 }));
      for (const attempt of [...refused.takeDue(Date.now()), ...attempts]) {
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

/** An API that is away for a while is asked again; one that refuses the key is not. */
async function readNew(feed: () => Promise<readonly ListedEvent[]>, io: Io): Promise<readonly ListedEvent[]> {
  try {
    return await feed();
  } catch (error) {
    if (!isTamarackError(error) || !error.isRetryable) throw error;
    io.warn(`${error.message} Trying again.`);
    return [];
  }
}

/** Always the same for a key, so that a server keeps its setting; the key cannot be computed from it. */
export const deriveSecret = (secretKey: string): string =>
  `whsec_${createHmac('sha256', secretKey).update('tamarack listen').digest('base64')}`;

function readTarget(url: string | undefined): string | undefined {
  if (url === undefined || (URL.canParse(url) && /^https?:/.test(url))) return url;
  throw new UsageError(`--forward-to: expected a URL such as http://localhost:3000/hooks, got ${url}.`);
}

const describe = ({ timestamp, type, eventId, data }: ListedEvent): string => {
  const subject = ['orderReference', 'invoiceNumber', 'reference'].map((name) => data[name]).find(Boolean);
  return [timestamp.slice(11, 19), type, eventId, subject].filter(Boolean).join('  ');
};
