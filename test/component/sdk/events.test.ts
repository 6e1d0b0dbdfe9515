import type { Route } from '@tamarack/core/flow/steps';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWindow } from '../../../sdk/standalone';
import type { Tamarack, TamarackEventName } from '../../../sdk/types';
import { emitPageEvent } from '../../../widget/host/page-events';
import { createTestTamarack, dialogs, stubServer, waitForDialog } from '../support/sdk';

const names: readonly TamarackEventName[] = [
  'opened',
  'step',
  'approved',
  'rejected',
  'abandoned',
  'error',
  'closed',
];

let stops: (() => void)[] = [];
/** What `on()` reports, in order. */
const record = (tamarack: Tamarack) => {
  const events: unknown[] = [];
  stops.push(
    ...names.map((name) =>
      tamarack.on(name, (payload) =>
        events.push([name, payload instanceof Error ? { ...payload } : payload]),
      ),
    ),
  );
  return events;
};

beforeEach(() => {
  dialogs.length = 0;
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = async () => {
  const tamarack = createTestTamarack();
  const events = record(tamarack);
  tamarack.checkout({ cartTotal: 10 });
  const outcome = tamarack.run();
  const { options } = await waitForDialog();
  return { tamarack, events, outcome, options };
};
const error = (code: string, retryable = true) => ['error', { name: 'TamarackError', code, retryable }];
const ids = { sessionToken: 'token', checkoutId: 'checkout' };

const dispatchStep = (route: Route) => emitPageEvent('step', { route });

describe('events of a dialog', () => {
  it('a checkout opens, moves from step to step, ends and closes', async () => {
    stubServer();
    const { events, outcome, options } = await open();
    emitPageEvent('opened', null);
    dispatchStep('/');
    dispatchStep('/verify-phone');
    options.onEvent({ type: 'approved', ...ids, redirectUrl: 'https://shop.test/' });
    options.onEvent({ type: 'closed' });
    await outcome;
    expect(events).toEqual([
      ['opened', null],
      ['step', { route: '/' }],
      ['step', { route: '/verify-phone' }],
      ['approved', ids],
      ['closed', null],
    ]);
  });

  it('a session that the API refuses is told once the dialog shows it, with its message', async () => {
    stubServer(400, { type: 'invoice-link-is-used', detail: 'Paid.' });
    const { tamarack, events, outcome, options } = await open();
    const messages: string[] = [];
    stops.push(tamarack.on('error', ({ message }) => messages.push(message)));
    await expect(options.session).rejects.toMatchObject({ code: 'invoiceLinkUsed' });
    options.onEvent({ type: 'failure', code: 'invoiceLinkUsed' });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({ message: 'Paid.' });
    expect(events).toEqual([error('invoiceLinkUsed', false), ['closed', null]]);
    expect(messages).toEqual(['Paid.']);
  });

  it('failures of the open dialog are told as they happen', async () => {
    stubServer();
    const { events, outcome, options } = await open();
    for (const code of ['loadFailed', null, 'request', null] as const)
      options.onEvent({ type: 'failure', code });
    options.onEvent({ type: 'closed' });
    await outcome;
    expect(events).toEqual([error('loadFailed'), error('request'), ['closed', null]]);
  });

  it('a checkout that is stopped before its dialog is there emits nothing', async () => {
    stubServer();
    const tamarack = createTestTamarack();
    const events = record(tamarack);
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    tamarack.close();
    expect(await outcome).toEqual({ status: 'closed' });
    expect(events).toEqual([]);
  });
});

describe('listeners', () => {
  it('the window has the same events', () => {
    const routes: string[] = [];
    const listener = ({ detail }: WindowEventMap['tamarack-step']) => routes.push(detail.route);
    window.addEventListener('tamarack-step', listener);
    stops.push(() => window.removeEventListener('tamarack-step', listener));
    dispatchStep('/scoring');
    expect(routes).toEqual(['/scoring']);
  });

  it('stop with the returned function, each for itself', () => {
    const tamarack = createTestTamarack();
    const heard: string[] = [];
    const stop = tamarack.on('step', ({ route }) => heard.push(`a${route}`));
    stops.push(tamarack.on('step', ({ route }) => heard.push(`b${route}`)));
    dispatchStep('/');
    stop();
    stop();
    dispatchStep('/scoring');
    expect(heard).toEqual(['a/', 'b/', 'b/scoring']);
  });
});

describe('events of a window', () => {
  it('an open one reports the steps and failures that it tells, once each', async () => {
    vi.useFakeTimers();
    const events = record(createTestTamarack());
    const child = { closed: false, location: { replace: vi.fn() }, postMessage: vi.fn() };
    const session = {
      ...ids,
      isAmountQualified: true,
      minimumPurchaseAmount: 500,
      cartTotal: 900,
      requestSource: 'tamarackDirectApp',
    };
    const outcome = followWindow(child as unknown as Window, 'https://api.test', session, {});
    const tell = (state: unknown) => {
      const data = { from: 'tamarack-window', state };
      const event = new MessageEvent('message', { data, origin: 'https://api.test' });
      Object.defineProperty(event, 'source', { value: child });
      window.dispatchEvent(event);
    };
    tell({ ending: null, failure: null }); // a window of an older version
    tell({ ending: null, failure: null, route: '/' });
    tell({ ending: null, failure: 'request', route: '/' });
    tell({ ending: null, failure: 'request', route: '/scoring' });
    child.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    expect(events).toEqual([
      ['opened', null],
      ['step', { route: '/' }],
      error('request'),
      ['step', { route: '/scoring' }],
      ['closed', null],
    ]);
  });
});
