import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBase,
  createTestTamarack,
  dialogs,
  recordOutcomeEvents,
  stubServer,
  waitForDialog,
} from '../support/sdk';
import { waitFor } from '../support/wait-for';

beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('validate and run called too early', () => {
  it('validate and run throw the specification’s errors when called too early', async () => {
    const tamarack = createTestTamarack();
    expect(() => tamarack.validate()).toThrow('Please run checkout first!');
    await expect(tamarack.run()).rejects.toMatchObject({
      name: 'TamarackError',
      code: 'noCheckout',
      message: 'Please run checkout first!',
      retryable: false,
    });
  });

  it('validate and run work after a failed attempt', async () => {
    stubServer();
    const tamarack = createTestTamarack();
    await expect(tamarack.run()).rejects.toThrow('Please run checkout first!');
    tamarack.checkout({ cartTotal: 900 });
    const outcome = tamarack.run();
    (await waitForDialog()).options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: 'closed' });
  });

  it.each([{}, { cartTotal: 0 }])('a checkout requires the cart total: %o', async (request) => {
    const posted = stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout(request);
    expect(() => tamarack.validate()).toThrow('cartTotal required for checkout');
    await expect(tamarack.run()).rejects.toMatchObject({
      code: 'cartTotalRequired',
      message: 'cartTotal required for checkout',
    });
    expect(posted).toEqual([]);
    expect(dialogs).toEqual([]);
  });

  it('no total is required where there is no cart', () => {
    const tamarack = createTestTamarack();
    tamarack.checkout({ requestSource: 'tamarackPreQualificationWidget' });
    expect(() => tamarack.validate()).not.toThrow();
  });

  it('the merchant key is required, and a request may contain it', () => {
    const tamarack = createTestTamarack({ merchantKey: undefined });
    tamarack.checkout({ cartTotal: 10 });
    expect(() => tamarack.validate()).toThrow(/merchantKey/);
    tamarack.checkout({ cartTotal: 10, merchantKey: 'pk_2' });
    expect(() => tamarack.validate()).not.toThrow();
  });
});

describe('checkout', () => {
  it.each([
    [{ cartTotal: Number.NaN }, /cartTotal: expected dollars from 0 to 10000000, got NaN/],
    [{ cartTotal: -1 }, /cartTotal: expected dollars from 0 to 10000000, got -1/],
    [{ cartTotal: '12' }, /cartTotal: expected dollars from 0 to 10000000, got "12"/],
    [{ cartTotal: 1, currency: 'USD' }, /currency: expected CAD, got "USD"/],
    [
      { cartTotal: 1, platform: { renderType: 'Inline' } },
      /renderType: expected Modal or Standalone, got "Inline"/,
    ],
    [{ cartTotal: 1, seller: { redirectUrl: 'javascript:alert(1)' } }, /redirectUrl: expected http\(s\)/],
  ])('checkout rejects %o and says what was expected', (request, message) => {
    const tamarack = createTestTamarack();
    expect(() => tamarack.checkout(request as never)).toThrow(message);
    expect(() => tamarack.validate()).toThrow('Please run checkout first!');
  });

  it('checkout sends nothing, and preloads the dialog’s code in the likely language', () => {
    const posted = stubServer();
    createTestTamarack({ base: 'https://cdn.test/sdk/', nonce: 'n1' }).checkout({
      cartTotal: 10,
      language: 'fr',
    });
    const links = [...document.head.querySelectorAll('link')];
    expect(links).toMatchObject([
      { href: 'https://cdn.test/sdk/fr.js', rel: 'modulepreload', crossOrigin: '', nonce: 'n1' },
    ]);
    expect(posted).toEqual([]);
  });

  it('checkout evaluates the dialog’s code, so that the press only opens it', async () => {
    const onEvaluated = vi.fn();
    vi.stubGlobal('onEvaluated', onEvaluated);
    createTestTamarack({ base: createBase('globalThis.onEvaluated();') }).checkout({ cartTotal: 10 });
    await waitFor(() => expect(onEvaluated).toHaveBeenCalledOnce());
    expect(dialogs).toEqual([]);
  });

  it('checkout preloads once, and destroy removes its links', () => {
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    tamarack.checkout({ cartTotal: 20 });
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    tamarack.destroy();
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
    expect(() => tamarack.validate()).toThrow('Please run checkout first!');
  });

  it('changes nothing before it is called', () => {
    createTestTamarack();
    expect(document.head.childElementCount).toBe(0);
  });
});

describe('run', () => {
  it('posts the request with its defaults and gives the dialog the session', async () => {
    const posted = stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({
      cartTotal: 59.97 * 3,
      orderReference: 'A-7',
      language: 'fr',
      tracking: { gclid: 'g' },
    });
    void tamarack.run();
    const { options } = await waitForDialog();
    expect(posted).toEqual([
      {
        url: 'https://api.test/v1/checkout?merchantKey=pk_1',
        contentType: 'text/plain;charset=UTF-8',
        headers: [],
        credentials: 'include',
        body: {
          cartTotal: 179.91,
          currency: 'CAD',
          language: 'fr',
          platform: { renderType: 'Modal' },
          requestSource: 'tamarackDirectApp',
          orderReference: 'A-7',
          tracking: { gclid: 'g' },
        },
      },
    ]);
    expect(options.apiUrl).toBe('https://api.test');
    expect(options.language).toBe('fr');
    expect(await options.session).toMatchObject({ sessionToken: 'token', cartTotal: 179.91, language: 'fr' });
  });

  it('opens the checkout of the merchant’s server by its client token, and sends no amount or address', async () => {
    const posted = stubServer(200, {
      sessionToken: 'token',
      checkoutId: 'checkout',
      minimumPurchaseAmount: 500,
      isAmountQualified: true,
      cartTotal: 899.5,
    });
    const tamarack = createTestTamarack();
    tamarack.checkout({ clientToken: 'ct_1', language: 'fr' });
    tamarack.validate();
    void tamarack.run();
    const { options } = await waitForDialog();
    expect(posted).toMatchObject([
      { url: 'https://api.test/v1/checkout?merchantKey=pk_1', body: { clientToken: 'ct_1' } },
    ]);
    expect(posted[0]?.body).toMatchObject({ cartTotal: 0, requestSource: 'tamarackDirectApp' });
    expect(posted[0]?.body).not.toHaveProperty('seller');
    expect(await options.session).toMatchObject({
      sessionToken: 'token',
      cartTotal: 899.5,
      language: undefined,
    });
  });

  it.each([
    ['fr-CA', undefined, 'fr'],
    ['en-CA', undefined, 'en'],
    ['de-DE', undefined, 'en'],
    ['fr-CA', 'en', 'en'],
    ['fr-CA', 'de', 'fr'],
  ])('in a %s browser, a request with the language %s posts %s', async (browser, language, expected) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    const posted = stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, ...(language && { language }) });
    void tamarack.run();
    await waitForDialog();
    expect(posted).toMatchObject([{ body: { language: expected } }]);
  });

  it('opens the dialog before the server has answered', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    void tamarack.run();
    expect((await waitForDialog()).closed).toBe(false);
  });

  it('opens one dialog however often it is called', async () => {
    const posted = stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const all = [tamarack.run(), tamarack.run(), tamarack.run()];
    (await waitForDialog()).options.onEvent({ type: 'closed' });
    expect(await Promise.all(all)).toEqual(Array(3).fill({ status: 'closed' }));
    expect(dialogs).toHaveLength(1);
    expect(posted).toHaveLength(1);
  });

  it.each(['approved', 'rejected', 'abandoned'] as const)('reports %s by event and promise', async (type) => {
    stubServer();
    const { events, stop } = recordOutcomeEvents();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    options.onEvent({ type, sessionToken: 'token', checkoutId: 'checkout', redirectUrl: null });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: type, sessionToken: 'token', checkoutId: 'checkout' });
    expect(events).toEqual([
      { type: `tamarack-${type}`, detail: { sessionToken: 'token', checkoutId: 'checkout' } },
    ]);
    stop();
  });

  it('reports one ending only', async () => {
    stubServer();
    const { events, stop } = recordOutcomeEvents();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    for (const type of ['rejected', 'abandoned'] as const) {
      options.onEvent({ type, sessionToken: 'token', checkoutId: 'checkout' });
    }
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({ status: 'rejected' });
    expect(events).toHaveLength(1);
    stop();
  });

  it('follows the window in which the applicant continues, instead of the dialog', async () => {
    stubServer();
    const followed: unknown[][] = [];
    vi.stubGlobal('fakeWait', async (...all: unknown[]) => {
      followed.push(all);
      return { status: 'approved' };
    });
    const base = createBase(`
      export const openCheckout = (options) => globalThis.openCheckout(options);
      export const follow = (...all) => globalThis.fakeWait(...all);`);
    const tamarack = createTestTamarack({ base });
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    options.onEvent({ type: 'moved', window });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: 'approved' });
    expect(followed).toEqual([[window, 'https://api.test', expect.any(Promise)]]);
    await expect(followed[0]?.[2]).resolves.toMatchObject({ sessionToken: 'token', checkoutId: 'checkout' });
  });

  it('rejects with the reason when the dialog closes without a session, and can run again', async () => {
    stubServer(400, { code: 'TC-1000-02', detail: 'No registered origin.' });
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    await expect(options.session).rejects.toMatchObject({ code: 'merchant' });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({ code: 'merchant', message: 'No registered origin.' });
    stubServer();
    void tamarack.run();
    expect(await (await waitForDialog(1)).options.session).toMatchObject({ checkoutId: 'checkout' });
  });

  it('requests the session again when the dialog does, and clears the failure', async () => {
    stubServer(503, {});
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    await expect(options.session).rejects.toMatchObject({ code: 'request', retryable: true });
    stubServer();
    expect(await options.retrySession?.()).toMatchObject({ sessionToken: 'token' });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: 'closed' });
  });

  it('downloads the code again for the press when it could not be downloaded ahead', async () => {
    stubServer();
    const attempts = vi.fn();
    vi.stubGlobal('onAttempt', attempts);
    const tamarack = createTestTamarack({
      base: createBase('await 0;globalThis.onAttempt();throw 1;'),
    });
    tamarack.checkout({ cartTotal: 10 });
    await waitFor(() => expect(attempts).toHaveBeenCalled());
    const ahead = attempts.mock.calls.length;
    await expect(tamarack.run()).rejects.toMatchObject({ code: 'loadFailed' });
    expect(attempts.mock.calls.length).toBeGreaterThan(ahead);
  });

  it('rejects when the code cannot be downloaded, and retries the next time', async () => {
    stubServer();
    const tamarack = createTestTamarack({ base: 'data:text/javascript,throw 1//' });
    tamarack.checkout({ cartTotal: 10 });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(tamarack.run()).rejects.toMatchObject({ code: 'loadFailed', retryable: true });
    }
  });
});
