import { vi } from 'vitest';

/** Of the page that opened the window. */
export const session = {
  sessionToken: 'token',
  checkoutId: 'checkout',
  redirectUrl: 'https://shop.test/cart',
  isAmountQualified: true,
  minimumPurchaseAmount: 500,
  cartTotal: 900,
  requestSource: 'tamarackDirectApp',
};

/** The opened window, as far as its opener touches it. */
export const childWindow = () => {
  const child = { closed: false, location: { replace: vi.fn() }, postMessage: vi.fn(), close: vi.fn() };
  child.close.mockImplementation(() => {
    child.closed = true;
  });
  return { child, asWindow: child as unknown as Window }; // only these members are used
};

/** The server’s answers about the outcome, the last one again and again; a number is a status. Returns what it was asked. */
export const answerOutcomes = (...answers: readonly (object | number)[]): readonly unknown[] => {
  const left = [...answers];
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    posted.push([url, headers, JSON.parse(String(body))]);
    const next = left.length > 1 ? left.shift() : left[0];
    if (next === undefined) throw new TypeError('Failed to fetch');
    const status = typeof next === 'number' ? next : 200;
    return new Response(JSON.stringify(typeof next === 'number' ? { status } : next), { status });
  });
  return posted;
};

export const noOutcome = { outcome: null, redirectUrl: null };

/** A message of the window, or of another one. */
export const say = (data: unknown, origin: string, source: unknown) => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
};
