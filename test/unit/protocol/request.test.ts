import { type CheckoutBody, type Post, postCheckout, readSession } from '@tamarack/core/protocol/request';
import { toSessionFailure } from '@tamarack/core/protocol/to-session-failure';
import { describe, expect, it } from 'vitest';

const body: CheckoutBody = { cartTotal: 1200.5, currency: 'CAD', requestSource: 'tamarackDirectApp' };
const good = {
  sessionToken: 'token',
  checkoutId: 'checkout',
  minimumPurchaseAmount: 500,
  isAmountQualified: true,
};

const requestSession = (post: Post) =>
  readSession(postCheckout(post, 'https://api.test', { merchantKey: 'pk_1' }, body), body, async () => ({
    toSessionFailure,
  }));

const answering = (status: number, answer: unknown) => {
  const calls: { url: string; init: Parameters<Post>[1] }[] = [];
  const post: Post = async (url, init) => {
    calls.push({ url, init });
    return { ok: status < 300, status, json: async () => answer };
  };
  return { calls, ask: () => requestSession(post) };
};

describe('requesting a session', () => {
  it('posts the body with the merchant key and this browser’s cookie', async () => {
    const { calls, ask } = answering(200, good);
    await ask();
    expect(calls[0]?.url).toBe('https://api.test/v1/checkout');
    expect(calls[0]?.init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(calls[0]?.init.headers).toEqual({ 'content-type': 'application/json', merchantKey: 'pk_1' });
    expect(JSON.parse(calls[0]?.init.body ?? '')).toEqual(body);
  });

  it('returns the session with what was requested', async () => {
    expect(await answering(200, good).ask()).toMatchObject({
      ...good,
      cartTotal: 1200.5,
      requestSource: 'tamarackDirectApp',
      redirectUrl: undefined,
    });
  });

  it('returns the amount of the order that a client token opened', async () => {
    expect(await answering(200, { ...good, cartTotal: 899.5 }).ask()).toMatchObject({ cartTotal: 899.5 });
  });

  it('says that a client token has expired', async () => {
    const { ask } = answering(401, { type: 'session-expired', detail: 'The client token has expired.' });
    await expect(ask()).rejects.toMatchObject({
      code: 'expired',
      retryable: false,
      message: 'The client token has expired.',
    });
  });

  it('accepts a minimum of 0', async () => {
    expect(await answering(200, { ...good, minimumPurchaseAmount: 0 }).ask()).toMatchObject({
      minimumPurchaseAmount: 0,
    });
  });

  it.each([
    'sessionToken',
    'checkoutId',
    'minimumPurchaseAmount',
  ] as const)('rejects a response without %s', async (name) => {
    const { [name]: _, ...rest } = good;
    await expect(answering(200, rest).ask()).rejects.toMatchObject({
      message: 'Missing required checkout parameters',
      code: 'general',
      retryable: false,
    });
  });

  it('an amount counts as not qualified unless the response says so', async () => {
    const { isAmountQualified: _, ...rest } = good;
    expect(await answering(200, rest).ask()).toMatchObject({ isAmountQualified: false });
  });

  it.each([
    ['invoice-link-is-used', 'invoiceLinkUsed'],
    ['invoice-link-is-rejected', 'invoiceLinkRejected'],
    ['invoice-link-is-deactivated', 'invoiceLinkDeactivated'],
    ['invoice-link-is-expired', 'invoiceLinkExpired'],
    ['invoice-link-is-invalid', 'invoiceLinkInvalid'],
    ['validation-failed', 'general'],
    ['invoice-link-is-purple', 'general'],
    [undefined, 'general'],
  ])('maps a 400 of type %s to %s', async (type, code) => {
    await expect(answering(400, { type }).ask()).rejects.toMatchObject({ code, retryable: false });
  });

  it.each([
    ['tamarackInvoice', true],
    ['tamarackDirectApp', false],
  ] as const)('says of a general refusal whether an invoice’s link was to be opened: %s', async (requestSource, isInvoice) => {
    const failure = toSessionFailure(400, { type: 'malformed-request' }, { requestSource });
    expect(failure).toMatchObject({ code: 'general', isInvoice });
    expect(toSessionFailure(200, {}, { requestSource })).not.toHaveProperty('isInvoice');
  });

  it.each([
    [{ path: '/orderReference', code: 'invalid' }, 'orderReference: refused by the API as invalid'],
    [
      { path: '/seller/redirectUrl', code: 'invalid', expected: 'an absolute URL', received: 'a number' },
      'seller.redirectUrl: expected an absolute URL, got a number',
    ],
    [{ path: '/', code: 'invalid' }, 'request: refused by the API as invalid'],
  ])('maps the option that the API refuses to an error that names it: %o', async (field, message) => {
    const problem = { type: 'validation-failed', errors: [field] };
    await expect(answering(400, problem).ask()).rejects.toMatchObject({
      code: 'invalidRequest',
      message,
      retryable: false,
    });
  });

  it.each([
    [401, false],
    [429, true],
    [500, true],
    [503, true],
  ])('maps a %i to a failed request', async (status, retryable) => {
    await expect(answering(status, {}).ask()).rejects.toMatchObject({ code: 'request', retryable });
  });

  it('shows the message of a code that starts with TC-1000, for any status', async () => {
    for (const status of [400, 401]) {
      const problem = { type: 'merchant-setup', code: 'TC-1000-02', detail: 'No registered origin.' };
      await expect(answering(status, problem).ask()).rejects.toMatchObject({
        code: 'merchant',
        message: 'No registered origin.',
      });
    }
    await expect(answering(400, { code: 'TC-2000', detail: 'no' }).ask()).rejects.toMatchObject({
      code: 'general',
    });
  });

  it('maps a lost connection to a failed request that can be retried, and keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const post: Post = () => Promise.reject(cause);
    const ask = requestSession(post);
    await expect(ask).rejects.toMatchObject({
      name: 'TamarackError',
      code: 'request',
      retryable: true,
      cause,
    });
  });

  it('handles a response that is not JSON', async () => {
    const post: Post = async () => ({
      ok: false,
      status: 502,
      json: () => Promise.reject(new SyntaxError()),
    });
    const ask = requestSession(post);
    await expect(ask).rejects.toMatchObject({ code: 'request' });
  });
});
