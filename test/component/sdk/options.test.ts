import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutRequest } from '../../../sdk/types';
import { createTestTamarack, dialogs, stubServer, waitForDialog } from '../support/sdk';
import { waitFor } from '../support/wait-for';

beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** What JavaScript pages pass, whatever the types say. */
const checkOut = (request: unknown): void => createTestTamarack().checkout(request as CheckoutRequest);

const long = (length: number): string => 'x'.repeat(length);

describe('options that the page can check', () => {
  it.each([
    [undefined, 'checkout: expected an object, got undefined'],
    [null, 'checkout: expected an object, got null'],
    [1200, 'checkout: expected an object, got 1200'],
    [{ platform: 'Standalone' }, 'platform: expected an object, got "Standalone"'],
    [{ platform: { renderType: 'Inline' } }, 'renderType: expected Modal or Standalone, got "Inline"'],
    [{ seller: 'https://shop.test/' }, 'seller: expected an object, got "https://shop.test/"'],
    [{ seller: true }, 'seller: expected an object, got true'],
    [{ seller: { redirectUrl: 7 } }, 'redirectUrl: expected text, got 7'],
    [{ seller: { redirectUrl: {} } }, 'redirectUrl: expected text, got [object Object]'],
    [
      { seller: { redirectUrl: 'mailto:a@shop.test' } },
      'redirectUrl: expected http(s), got "mailto:a@shop.test"',
    ],
    [{ cartTotal: 10_000_001 }, 'cartTotal: expected dollars from 0 to 10000000, got 10000001'],
    [{ cartTotal: '8418.50' }, 'cartTotal: expected dollars from 0 to 10000000, got "8418.50"'],
    [{ currency: 'USD' }, 'currency: expected CAD, got "USD"'],
    [{ language: 7 }, 'language: expected text, got 7'],
    [{ language: ['fr'] }, 'language: expected text, got fr'],
    [{ language: long(101) }, 'language: expected at most 100 characters, got 101'],
    [{ orderReference: long(101) }, 'orderReference: expected at most 100 characters, got 101'],
    [{ orderReference: 1042 }, 'orderReference: expected text, got 1042'],
    [{ invoiceLinkId: long(101) }, 'linkId: expected at most 100 characters, got 101'],
    [{ merchantKey: 7 }, 'merchantKey: expected text, got 7'],
    [
      { seller: { redirectUrl: `https://shop.test/${long(2000)}` } },
      'redirectUrl: expected at most 2000 characters, got 2018',
    ],
    [{ tracking: { gclid: 7 } }, 'gclid: expected text, got 7'],
    [{ tracking: { gclid: long(201) } }, 'gclid: expected at most 200 characters, got 201'],
    [{ tracking: { trackingUrl: long(2001) } }, 'trackingUrl: expected at most 2000 characters, got 2001'],
  ])('%o is refused: %s', (request, message) => {
    expect(() => checkOut(request)).toThrow(
      expect.objectContaining({ name: 'TamarackError', code: 'invalidRequest', message }),
    );
  });

  it('the longest values are accepted, and an address as an object', () => {
    const tracking = { gclid: long(200), trackingUrl: long(2000) };
    const seller = { redirectUrl: new URL('https://shop.test/thanks') };
    expect(() =>
      checkOut({ cartTotal: 10_000_000, orderReference: long(100), seller, tracking }),
    ).not.toThrow();
  });

  it('null is an option left out: what `URLSearchParams.get` returns, or an order without a reference', () => {
    const posted = stubServer();
    const tamarack = createTestTamarack();
    const page = new URLSearchParams('utm_medium=email');
    tamarack.checkout({
      cartTotal: 10,
      orderReference: null,
      tracking: { utmSource: page.get('utm_source'), utmMedium: page.get('utm_medium') },
    });
    void tamarack.run();
    expect(posted[0]?.body).not.toHaveProperty('orderReference');
    expect(posted[0]?.body['tracking']).toEqual({ utmMedium: 'email' });
  });

  it('every option that is null opens the checkout as one that is not there does', async () => {
    const posted = stubServer();
    const open = async (request: object) => {
      const tamarack = createTestTamarack();
      tamarack.checkout({ cartTotal: 10, ...request } as CheckoutRequest);
      const at = posted.length;
      void tamarack.run();
      const {
        onEvent: _,
        session: _session,
        retrySession: _retry,
        ...options
      } = (await waitForDialog(at)).options;
      tamarack.close();
      return [posted[at]?.body, options];
    };
    const plain = await open({});
    const nulls = [
      'clientToken',
      'currency',
      'merchantKey',
      'language',
      'platform',
      'seller',
      'orderReference',
    ]
      .concat('invoiceLinkId', 'tracking', 'customer', 'requestSource')
      .map((name) => ({ [name]: null }));
    for (const nothing of [
      ...nulls,
      { platform: { renderType: null } },
      { seller: { redirectUrl: null } },
      { seller: { redirectUrl: '' } },
    ])
      expect([nothing, ...(await open(nothing))]).toEqual([nothing, ...plain]);
  });

  it('what is known of the customer is sent as it is, by every method, and nowhere else', async () => {
    const posted = stubServer();
    const customer = {
      email: 'ada@shop.example',
      business: { name: 'Ada inc.', address: { city: 'Laval' } },
    };
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, customer });
    void tamarack.run();
    await waitForDialog();
    tamarack.close();
    void tamarack.preQualify({ customer });
    await waitForDialog(1);
    tamarack.close();
    void tamarack.payInvoice({ linkId: 'il_1', customer });
    await waitForDialog(2);
    expect(posted.map(({ body }) => body['customer'])).toEqual([customer, customer, customer]);
    const others = [
      posted.map(({ url, headers }) => [url, headers]),
      localStorage,
      sessionStorage,
      location.href,
    ];
    expect(JSON.stringify(others)).not.toContain('ada@');
  });

  it('payInvoice without a request rejects', async () => {
    const { payInvoice } = createTestTamarack() as unknown as { payInvoice(): Promise<unknown> };
    await expect(payInvoice()).rejects.toMatchObject({
      code: 'invalidRequest',
      message: 'linkId: expected a link, got undefined',
    });
  });

  it('a secret key is neither sent nor repeated', () => {
    const posted = stubServer();
    const tamarack = createTestTamarack({ merchantKey: 'sk_live_1' });
    tamarack.checkout({ cartTotal: 10 });
    expect(() => tamarack.validate()).toThrow(
      expect.objectContaining({
        code: 'merchantKeyRequired',
        message: 'merchantKey: expected pk_...',
      }),
    );
    expect(posted).toEqual([]);
  });
});

describe('unknown options', () => {
  it.each([
    [{ orderRefrence: 'A-7' }, 'orderRefrence', ' Did you mean orderReference?'],
    [{ total: 10 }, 'total', ' Did you mean cartTotal?'],
    [{ linkId: 'il_7' }, 'linkId', ' Did you mean invoiceLinkId?'],
    [{ seller: { redirectURL: 'https://shop.test' } }, 'redirectURL', ' Did you mean redirectUrl?'],
    [{ platform: { type: 'Modal' } }, 'type', ' Did you mean renderType?'],
    [{ colour: 'blue' }, 'colour', ''],
    [{ tracking: { utm_source: 'mail' } }, 'tracking.utm_source', ' Did you mean tracking.utmSource?'],
    [{ customer: { firstname: 'Ada' } }, 'customer.firstname', ' Did you mean customer.firstName?'],
    [{ customer: { company: 'Ada inc.' } }, 'customer.company', ''],
    [
      { customer: { business: { legalName: 'Ada inc.' } } },
      'customer.business.legalName',
      ' Did you mean customer.business.name?',
    ],
    [{ customer: { business: { address: { zip: 'H2L 1R5' } } } }, 'customer.business.address.zip', ''],
  ])('%o warns on the console, with the nearest name, and is not sent', async (option, name, hint) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const posted = stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, ...(option as object) });
    await waitFor(() =>
      expect(warn.mock.calls).toEqual([
        [`Tamarack: checkout() has no option ${name}. It is ignored.${hint}`],
      ]),
    );
    void tamarack.run();
    await waitForDialog();
    expect(JSON.stringify(posted)).not.toContain(`"${name}":`);
  });

  it('a part of the request that is not there warns of nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, customer: null, tracking: {} });
    tamarack.checkout({ cartTotal: 10, customer: { business: null } });
    void tamarack.run();
    await waitForDialog();
    expect(warn).not.toHaveBeenCalled();
  });

  it('known options warn of nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({
      cartTotal: 10,
      currency: 'CAD',
      language: 'fr-CA',
      forceLanguage: true,
      merchantKey: 'pk_2',
      orderReference: 'A-7',
      platform: { renderType: 'Modal' },
      seller: { redirectUrl: 'https://shop.test/' },
      tracking: { utmSource: 'mail' },
      customer: { firstName: 'Ada' },
      requestSource: 'tamarackDirectApp',
    });
    void tamarack.run();
    await waitForDialog();
    expect(warn).not.toHaveBeenCalled();
  });
});

it('a trailing slash in apiUrl changes nothing', async () => {
  const posted = stubServer();
  const tamarack = createTestTamarack({ apiUrl: 'https://api.test//' });
  tamarack.checkout({ cartTotal: 10 });
  void tamarack.run();
  expect((await waitForDialog()).options.apiUrl).toBe('https://api.test');
  expect(posted[0]?.url).toBe('https://api.test/v1/checkout?merchantKey=pk_1');
});

describe('options that only the API can check', () => {
  it('are the option’s error to the page’s code once the dialog is closed', async () => {
    const field = { path: '/tracking/utmTerm', code: 'invalid' };
    stubServer(400, { type: 'validation-failed', errors: [field] });
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    await expect(options.session).rejects.toMatchObject({ code: 'invalidRequest' });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({
      name: 'TamarackError',
      code: 'invalidRequest',
      message: 'tracking.utmTerm: refused by the API as invalid',
    });
  });
});

describe('the language of a request', () => {
  it.each([
    ['fr-CA', 'fr', 'fr'],
    ['en-CA', 'en', 'en'],
    ['FR', 'fr', 'fr'],
    ['', undefined, 'en'],
    ['de', undefined, 'en'],
    ['frr', undefined, 'en'],
  ])('%o opens the dialog with %o and posts %o', async (language, opened, sent) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-CA');
    const posted = stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, language });
    void tamarack.run();
    const { options } = await waitForDialog();
    expect(options.language).toBe(opened);
    expect(posted).toMatchObject([{ body: { language: sent } }]);
  });

  it('is a default unless the page forces it', async () => {
    stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, language: 'fr' });
    void tamarack.run();
    expect((await waitForDialog()).options.forceLanguage).toBeFalsy();
    tamarack.close();
    tamarack.checkout({ cartTotal: 10, language: 'fr', forceLanguage: true });
    void tamarack.run();
    expect((await waitForDialog(1)).options.forceLanguage).toBe(true);
  });

  it.each([
    'false',
    'true',
    1,
    null,
  ])('is not firm unless forceLanguage is true: %o', async (forceLanguage) => {
    stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10, language: 'fr', forceLanguage } as unknown as CheckoutRequest);
    void tamarack.run();
    expect((await waitForDialog()).options.forceLanguage).toBe(false);
  });
});
