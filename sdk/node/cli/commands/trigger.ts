import { setTimeout as pause } from 'node:timers/promises';
import { isTamarackError, TamarackError } from '../../client/tamarack-error';
import { type Command, readText, type Values } from '../command';
import { createEventFeed, type ListedEvent } from '../event-feed';
import { formatTable } from '../format-table';
import { type Io, UsageError } from '../io';
import { createOperators } from '../sandbox/operators';
import { isEventType, recipes, type Sandbox } from '../sandbox/recipes';
import { createSandboxCall, type SandboxCall } from '../sandbox/sandbox-call';
import { sandbox as keys, type Settings } from '../settings';

/** The sandbox's bank needs a few seconds for a payout. */
const waitMs = 60_000;

export const trigger: Command = {
  name: 'trigger',
  summary: 'Trigger an event in the sandbox by performing the steps that cause it',
  usage: 'EVENT [options]',
  help: [
    ...formatTable(Object.entries(recipes).map(([type, { steps }]) => [type, steps])),
    '',
    '--origin ORIGIN           of the merchant’s page; default: the API’s own, whose hosted page is allowed',
    '--publishable-key KEY     default: the key of the sandbox’s merchant',
    '--json                    the whole event as JSON',
  ],
  options: {
    origin: { type: 'string' },
    'publishable-key': { type: 'string' },
    json: { type: 'boolean' },
  },
  hasArguments: true,
  run: async (io, settings, values, [type, ...others]) => {
    if (type === undefined || others.length > 0 || !isEventType(type))
      throw new UsageError(
        `Expected one event type, got ${[type, ...others].filter(Boolean).join(' ') || 'none'}.`,
      );
    const call = createSandboxCall(settings.apiUrl);
    await requireSandbox(call, settings.apiUrl);
    const feed = await createEventFeed(settings.tamarack.events);
    const { steps, run } = recipes[type];
    io.warn(`${type}: ${steps}.`);
    await run(createSandbox(settings, call, values));
    const event = await waitFor(type, feed, io);
    io.write(values['json'] ? JSON.stringify(event) : `${event.type}  ${event.eventId}`);
    return 0;
  },
};

const createSandbox = ({ apiUrl, tamarack }: Settings, call: SandboxCall, values: Values): Sandbox => ({
  tamarack,
  call,
  operators: createOperators(call, keys),
  page: {
    origin: readText(values, 'origin') ?? new URL(apiUrl).origin,
    publishableKey: readText(values, 'publishable-key') ?? keys.publishableKey,
  },
});

/** The steps read verification codes from the sandbox's outbox, which no other server has. */
async function requireSandbox(call: SandboxCall, apiUrl: string): Promise<void> {
  await call<object>('GET', '/sandbox/api/outbox?limit=1').catch((error: unknown) => {
    if (isTamarackError(error) && error.type === 'network') throw error;
    throw new TamarackError(
      'invalid-argument',
      `${apiUrl} is not a sandbox: events can be triggered in the sandbox only (npm start).`,
    );
  });
}

async function waitFor(
  type: string,
  feed: () => Promise<readonly ListedEvent[]>,
  io: Io,
): Promise<ListedEvent> {
  for (const end = Date.now() + waitMs; Date.now() < end && !io.signal.aborted; ) {
    const event = (await feed()).find((each) => each.type === type);
    if (event) return event;
    await pause(500, undefined, { signal: io.signal }).catch(() => undefined);
  }
  throw new TamarackError(
    'timeout',
    `All steps succeeded, but no ${type} event occurred within ${waitMs / 1000} s.`,
  );
}
