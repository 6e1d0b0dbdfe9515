import { afterEach, expect, it, vi } from 'vitest';
import { followWindow } from '../../../sdk/standalone';
import { answerOutcomes, childWindow, noOutcome, say, session } from '../support/window';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A window that told no outcome, and is closed by the browser’s own button or by the page. */
const closeUntold = async (state: object, ms: number) => {
  vi.useFakeTimers();
  const { child, asWindow } = childWindow();
  const events: string[] = [];
  const names = ['approved', 'closed', 'error'].map((name) => `tamarack-${name}`);
  const record = ({ type }: Event) => events.push(type);
  for (const name of names) addEventListener(name, record);
  const settled = vi.fn();
  void followWindow(asWindow, 'https://api.test', session, {}).then(settled);
  const told = { ending: null, failure: null, ...state };
  say({ from: 'tamarack-window', state: told }, 'https://api.test', child);
  child.close();
  await vi.advanceTimersByTimeAsync(ms);
  for (const name of names) removeEventListener(name, record);
  return { events, outcome: settled.mock.lastCall?.[0] };
};
const signed = { outcome: 'approved', redirectUrl: 'https://shop.test/thanks' };

it('an outcome that a closed window told nobody is asked of the server, without a preflight', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const posted = answerOutcomes(signed);
  const { events, outcome } = await closeUntold({ outcomeToken: 'id.signature', failure: 'request' }, 600);
  expect(posted).toEqual([
    [
      'https://api.test/v1/application/outcome',
      undefined,
      { sessionToken: 'token', checkoutId: 'checkout', outcomeToken: 'id.signature' },
    ],
  ]);
  expect(outcome).toEqual({ status: 'approved', sessionToken: 'token', checkoutId: 'checkout' });
  expect(events.slice(-2)).toEqual(['tamarack-approved', 'tamarack-closed']);
  expect(assign).toHaveBeenCalledWith(
    'https://shop.test/thanks?status=tamarack-approved&checkoutId=checkout&sessionId=token',
  );
});

it.each([
  ['knows none', noOutcome],
  ['has ended the session', 401],
  ['is of an older release', 404],
  ['does not respond', undefined],
])('a closed window without an outcome is closing where the server %s', async (_, answer) => {
  const posted = answerOutcomes(...(answer === undefined ? [] : [answer]));
  expect((await closeUntold({}, 600)).outcome).toEqual({ status: 'closed' });
  expect(posted).toHaveLength(1);
});

it('a window whose session was ended elsewhere, as its customer read, is a failure', async () => {
  answerOutcomes(401);
  const { outcome } = await closeUntold({ failure: 'expired', outcomeToken: 'id.signature' }, 600);
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'expired', retryable: true } });
});

it('a signature on its way as the window closes has as long as the server may take', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const late = [noOutcome, noOutcome, 503, noOutcome, noOutcome, noOutcome, noOutcome, signed];
  const posted = answerOutcomes(...late);
  const { outcome } = await closeUntold({ changeTime: 30_000 }, 20_000);
  expect(outcome).toMatchObject({ status: 'approved' });
  expect(posted).toHaveLength(late.length);
});

it('a signature that the server does not confirm in its time is not reported, nor asked for any longer', async () => {
  const posted = answerOutcomes(noOutcome);
  const { outcome } = await closeUntold({ changeTime: 30_000 }, 34_000);
  expect(outcome).toEqual({ status: 'closed' });
  expect(posted.length).toBeLessThan(16);
});

it('a window that closes unheard may be cut off by the page’s policy: the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await closeUntold({}, 600);
  expect(warn).not.toHaveBeenCalled();
  const { child, asWindow } = childWindow();
  void followWindow(asWindow, 'https://api.test', session, {});
  child.close();
  await vi.advanceTimersByTimeAsync(600);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Cross-Origin-Opener-Policy')]]);
});

it('a session that ends meanwhile ends the waiting', async () => {
  const posted = answerOutcomes(noOutcome, 401);
  expect((await closeUntold({ changeTime: 30_000 }, 1000)).outcome).toEqual({ status: 'closed' });
  expect(posted).toHaveLength(2);
});
