import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  exchangeSession,
  openLinkedSession,
  resumeSession,
} from '../../../widget/host/hosted/hosted-sessions';

const given = {
  sessionToken: 'token-of-the-address',
  checkoutId: 'checkout-1',
  redirectUrl: 'https://shop.example/back',
  isAmountQualified: true,
  minimumPurchaseAmount: 500,
  cartTotal: 800,
  requestSource: 'tamarackDirectApp',
  invoiceLinkId: undefined,
};
const own = { ...given, sessionToken: 'token-of-this-page' };
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
  history.replaceState({ kept: 'of somebody else' }, '');
});
afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown, status = 200): void => {
  send.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
};

test('the page exchanges the session in its address for its own', async () => {
  answers(own);
  expect(await exchangeSession(given)).toEqual(own);
  const [path, init] = send.mock.calls[0] ?? [];
  expect(path).toBe('/v1/hosted');
  expect(init?.headers).toEqual({ sessionToken: given.sessionToken, checkoutId: given.checkoutId });
});

test('after a refresh it requests its checkout; no token is stored where a script can read it', async () => {
  answers(own);
  await exchangeSession(given);
  const kept = JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(kept).toContain('of somebody else');
  for (const token of [given.sessionToken, own.sessionToken]) expect(kept).not.toContain(token);
  answers({ ...own, redirectUrl: null });
  expect(await resumeSession()).toMatchObject({ sessionToken: own.sessionToken, redirectUrl: undefined });
  expect(send.mock.calls[1]?.[1]?.body).toBe('{"checkoutId":"checkout-1"}');
});

test('without a checkout to resume nothing is requested', async () => {
  expect(await resumeSession()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('an error or a network failure never leaves the session of the address in use', async () => {
  const again = { code: 'request', retryable: true };
  for (const status of [409, 429, 503]) {
    answers({ type: 'refused' }, status);
    await expect(exchangeSession(given)).rejects.toMatchObject(again);
  }
  send.mockRejectedValueOnce(new TypeError('no network'));
  await expect(exchangeSession(given)).rejects.toMatchObject(again);
});

test.each([
  ['session-expired', 401],
  ['session-reused', 409],
])('a session that is over is left to the first call, which says why: %s', async (type, status) => {
  answers({ type }, status);
  expect(await exchangeSession(given)).toBe(given);
});

test('a refresh whose session has expired says so, and one without an answer can be repeated', async () => {
  answers(own);
  await exchangeSession(given);
  answers({ type: 'session-expired' }, 401);
  await expect(resumeSession()).rejects.toMatchObject({ code: 'expired', retryable: false });
  send.mockRejectedValueOnce(new TypeError('no network'));
  await expect(resumeSession()).rejects.toMatchObject({ code: 'request', retryable: true });
});

test('a resume link is sent in the body only, and a refresh resumes its checkout', async () => {
  answers({ ...own, cartTotal: 0, redirectUrl: null });
  expect(await openLinkedSession('token-of-the-mail')).toMatchObject({ sessionToken: own.sessionToken });
  const [path, init] = send.mock.calls[0] ?? [];
  expect(path).toBe('/v1/hosted/link');
  expect(init?.body).toBe('{"token":"token-of-the-mail"}');
  expect(init?.credentials).toBe('same-origin');
  expect(JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain(
    'token-of',
  );
  answers(own);
  await resumeSession();
  expect(send.mock.calls[1]?.[1]?.body).toBe('{"checkoutId":"checkout-1"}');
});

test('an expired link is an error without retry; an unavailable server can be retried', async () => {
  answers({ type: 'session-expired' }, 401);
  await expect(openLinkedSession('x')).rejects.toMatchObject({ code: 'expired', retryable: false });
  answers({ type: 'rate-limited' }, 429);
  await expect(openLinkedSession('x')).rejects.toMatchObject({ code: 'request', retryable: true });
  send.mockRejectedValueOnce(new TypeError('no network'));
  await expect(openLinkedSession('x')).rejects.toMatchObject({ code: 'request', retryable: true });
  expect(history.state).toEqual({ kept: 'of somebody else' });
});
