import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isTamarackError } from '../../client/tamarack-error';
import { type Command, readText } from '../command';
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
    'An event that your server refuses is not sent again.',
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
    const feed = await createEventFeed(tamarack.events);
    if (target) io.warn(`Webhook secret of forwarded events: ${secret}`);
    io.warn(`Listening${target ? `, forwarding to ${target}` : ''}. Ctrl+C ends.`);
    while (!io.signal.aborted) {
      for (const event of await readNew(feed, io)) {
        if (types && !types.includes(event.type)) continue;
        const result = target && (await forward(event, target, secret));
        io.write(
          values['json'] ? JSON.stringify(event) : [describe(event), result].filter(Boolean).join('  → '),
        );
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
