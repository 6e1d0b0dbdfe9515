import { brand } from '@tamarack/core/brand';
import { buildEndingMessage, type Ending, endingReceived } from '@tamarack/core/protocol/standalone';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announceState, finish } from '../../../widget/host/hosted/finish';

const shop = 'https://shop.example/cart?order=7';
const ending = (type: Ending['type']): Ending => ({
  type,
  sessionToken: 'token-1',
  checkoutId: 'checkout-1',
  redirectUrl: shop,
});
const close = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  close.mockReset();
  replace.mockReset();
  vi.stubGlobal('close', close);
  vi.stubGlobal('location', { replace });
});
afterEach(() => vi.unstubAllGlobals());

test('without an opener and an outcome the page returns to the merchant without a status', async () => {
  await finish(undefined, shop);
  expect(replace.mock.calls).toEqual([[shop]]);
});

test('a customer who left returns to the merchant too', async () => {
  await finish(ending('abandoned'), shop);
  expect(replace.mock.calls).toEqual([[shop]]);
});

test('an outcome is added to the return address', async () => {
  await finish(ending('rejected'), shop);
  expect(replace.mock.calls).toEqual([
    [`${shop}&status=${brand.id}-rejected&checkoutId=checkout-1&sessionId=token-1`],
  ]);
});

test.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
])('there is no return address: %s', async (redirectUrl) => {
  await finish(undefined, redirectUrl);
  expect(replace.mock.calls).toEqual([[brand.website]]);
});

test('a window that was opened closes itself', async () => {
  vi.stubGlobal('opener', { postMessage: vi.fn() });
  await finish(undefined, shop);
  expect(close).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['the server’s address', shop, 'https://other.example/', 'https://shop.example'],
  ['the page that handed over its session, where the server has none', null, shop, 'https://shop.example'],
])('the outcome is told to %s', async (_, redirectUrl, openedBy, origin) => {
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal('opener', opener);
  const approved = { ...ending('approved'), redirectUrl };
  const done = finish(approved, redirectUrl, { openedBy });
  expect(opener.postMessage.mock.calls).toEqual([[buildEndingMessage(approved), origin]]);
  const received = new MessageEvent('message', { data: endingReceived, origin });
  Object.defineProperty(received, 'source', { value: opener });
  dispatchEvent(received);
  await done;
  expect(close).toHaveBeenCalledTimes(1);
});

test('an opener that takes over at once is told nothing more, and the window closes', async () => {
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal('opener', opener);
  const announced = announce(ending('approved'));
  expect(opener.postMessage.mock.calls).toEqual([
    [{ ...buildEndingMessage(ending('approved')), open: true }, 'https://shop.example'],
  ]);
  const received = new MessageEvent('message', { data: endingReceived, origin: 'https://shop.example' });
  Object.defineProperty(received, 'source', { value: opener });
  dispatchEvent(received);
  expect(await announced).toBe(true);
  await finish(ending('approved'), shop, { isTakenOver: true });
  expect(opener.postMessage).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test('the opener is told what the window’s own close button would not, at its origin only', () => {
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal('opener', opener);
  const state = { ending: ending('rejected'), failure: 'request' } as const;
  announceState(state, shop);
  expect(opener.postMessage.mock.calls).toEqual([
    [{ from: `${brand.id}-window`, state }, 'https://shop.example'],
  ]);
  announceState(state, undefined);
  announceState(state, 'javascript:alert(1)');
  expect(opener.postMessage).toHaveBeenCalledTimes(1);
  vi.stubGlobal('opener', null);
  expect(() => announceState(state, shop)).not.toThrow();
});
