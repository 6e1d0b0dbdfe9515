import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create, dialog, dialogs, serve } from './setup';

beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe('payInvoice', () => {
  it('asks for the link’s checkout and opens the dialog, in one call', async () => {
    const posted = serve();
    const outcome = create().payInvoice({
      linkId: 'il_7',
      language: 'fr',
      seller: { redirectUrl: 'https://shop.test/paid' },
      tracking: { utmSource: 'portal' },
    });
    const { options } = await dialog();
    expect(posted).toEqual([
      {
        url: 'https://api.test/v1/checkout',
        headers: { 'content-type': 'application/json', merchantKey: 'pk_1' },
        body: {
          cartTotal: 0,
          currency: 'CAD',
          language: 'fr',
          platform: { renderType: 'Modal' },
          requestSource: 'tamarackInvoice',
          invoiceLinkId: 'il_7',
          seller: { redirectUrl: 'https://shop.test/paid' },
          tracking: { utmSource: 'portal' },
        },
      },
    ]);
    expect(await options.session).toMatchObject({ sessionToken: 'token', invoiceLinkId: 'il_7' });
    options.onEvent({ type: 'approved', sessionToken: 'token', checkoutId: 'checkout', redirectUrl: null });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({ status: 'approved' });
  });

  it.each([undefined, ''])('refuses to begin without a link: %o', async (linkId) => {
    const posted = serve();
    await expect(create().payInvoice({ linkId } as never)).rejects.toMatchObject({
      code: 'invalidRequest',
      message: expect.stringMatching(/^linkId: expected a link/),
    });
    expect(posted).toEqual([]);
    expect(dialogs).toEqual([]);
  });

  it.each([
    ['used', 'invoiceLinkUsed'],
    ['rejected', 'invoiceLinkRejected'],
    ['deactivated', 'invoiceLinkDeactivated'],
    ['expired', 'invoiceLinkExpired'],
    ['invalid', 'invoiceLinkInvalid'],
  ])('rejects with the reason of a link that is %s, once the dialog is closed', async (kind, code) => {
    serve(400, { type: `invoice-link-is-${kind}`, title: kind, status: 400 });
    const outcome = create().payInvoice({ linkId: 'il_7' });
    const { options } = await dialog();
    await expect(options.session).rejects.toMatchObject({ code, retryable: false });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({ name: 'TamarackError', code });
  });

  it('opens nothing more when it is pressed twice', async () => {
    const posted = serve();
    const tamarack = create();
    const both = [tamarack.payInvoice({ linkId: 'il_7' }), tamarack.payInvoice({ linkId: 'il_7' })];
    (await dialog()).options.onEvent({ type: 'closed' });
    expect(await Promise.all(both)).toEqual([{ status: 'closed' }, { status: 'closed' }]);
    expect(dialogs).toHaveLength(1);
    expect(posted).toHaveLength(1);
  });

  it('opens its window within the click', () => {
    serve();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    void create()
      .payInvoice({ linkId: 'il_7', platform: { renderType: 'Standalone' } })
      .catch(() => {});
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('preQualify', () => {
  it.each([undefined, { language: 'en' as const }])('needs no amount: %o', async (request) => {
    const posted = serve();
    const outcome = create().preQualify(request);
    (await dialog()).options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: 'closed' });
    expect(posted[0]?.body).toMatchObject({
      cartTotal: 0,
      requestSource: 'tamarackPreQualificationWidget',
    });
  });
});

it('a queue may hold both', async () => {
  const posted = serve();
  create().push(['payInvoice', { linkId: 'il_9' }]);
  (await dialog()).options.onEvent({ type: 'closed' });
  create().push(['preQualify']);
  (await dialog(1)).options.onEvent({ type: 'closed' });
  expect(posted.map(({ body }) => body['requestSource'])).toEqual([
    'tamarackInvoice',
    'tamarackPreQualificationWidget',
  ]);
});
