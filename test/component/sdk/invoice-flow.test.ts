import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestTamarack, dialogs, stubServer, waitForDialog } from '../support/sdk';

beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe('payInvoice', () => {
  it('requests the link’s checkout and opens the dialog, in one call', async () => {
    const posted = stubServer();
    const outcome = createTestTamarack().payInvoice({
      linkId: 'il_7',
      language: 'fr',
      seller: { redirectUrl: 'https://shop.test/paid' },
      tracking: { utmSource: 'portal' },
    });
    const { options } = await waitForDialog();
    expect(posted).toEqual([
      {
        url: 'https://api.test/v1/checkout?merchantKey=pk_1',
        contentType: 'text/plain;charset=UTF-8',
        headers: [],
        credentials: 'include',
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

  it.each([undefined, ''])('does not start without a link: %o', async (linkId) => {
    const posted = stubServer();
    await expect(createTestTamarack().payInvoice({ linkId } as never)).rejects.toMatchObject({
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
    stubServer(400, { type: `invoice-link-is-${kind}`, title: kind, status: 400 });
    const outcome = createTestTamarack().payInvoice({ linkId: 'il_7' });
    const { options } = await waitForDialog();
    await expect(options.session).rejects.toMatchObject({ code, retryable: false });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({ name: 'TamarackError', code });
  });

  it('opens one dialog for a double click', async () => {
    const posted = stubServer();
    const tamarack = createTestTamarack();
    const both = [tamarack.payInvoice({ linkId: 'il_7' }), tamarack.payInvoice({ linkId: 'il_7' })];
    (await waitForDialog()).options.onEvent({ type: 'closed' });
    expect(await Promise.all(both)).toEqual([{ status: 'closed' }, { status: 'closed' }]);
    expect(dialogs).toHaveLength(1);
    expect(posted).toHaveLength(1);
  });

  it('opens its window within the click', () => {
    stubServer();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    void createTestTamarack()
      .payInvoice({ linkId: 'il_7', platform: { renderType: 'Standalone' } })
      .catch(() => {});
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('preQualify', () => {
  it.each([undefined, { language: 'en' as const }])('preQualify needs no amount: %o', async (request) => {
    const posted = stubServer();
    const outcome = createTestTamarack().preQualify(request);
    (await waitForDialog()).options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: 'closed' });
    expect(posted[0]?.body).toMatchObject({
      cartTotal: 0,
      requestSource: 'tamarackPreQualificationWidget',
    });
  });
});

it('a queue may hold both', async () => {
  const posted = stubServer();
  createTestTamarack().push(['payInvoice', { linkId: 'il_9' }]);
  (await waitForDialog()).options.onEvent({ type: 'closed' });
  createTestTamarack().push(['preQualify']);
  (await waitForDialog(1)).options.onEvent({ type: 'closed' });
  expect(posted.map(({ body }) => body['requestSource'])).toEqual([
    'tamarackInvoice',
    'tamarackPreQualificationWidget',
  ]);
});
