import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildApplicationInsert } from '../../../../server/src/intake/applications';
import { newId, runInserts } from '../../../../server/src/platform/database';
import type { Api } from '../../../support/api';
import { countRows } from '../../../support/count-rows';
import { describeOneDatabase } from '../../../support/describe-databases';

describeOneDatabase('checkouts', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('a checkout returns a session and what the widget needs to start', async () => {
    const { status, body } = await api.checkout({ cartTotal: 1250.5 });
    expect(status).toBe(200);
    expect(body).toEqual({
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      checkoutId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      minimumPurchaseAmount: 500,
      isAmountQualified: true,
      firstScreen: { merchant: 'Northern Supply', amount: 1250.5, invoiceNumber: null },
    });
  });

  test('the answer says what the first screen shows only where the checkout begins with it', async () => {
    const qualification = { cartTotal: 0, requestSource: 'tamarackPreQualificationWidget' } as const;
    expect((await api.checkout(qualification)).body.firstScreen).toMatchObject({
      amount: null,
      invoiceNumber: null,
    });
    expect((await api.checkout({ cartTotal: 499.99 })).body).not.toHaveProperty('firstScreen');
    const opened = await api.checkout({ cartTotal: 900 });
    const again = await api.checkout({ cartTotal: 900 }, { resumeCookie: opened.cookie ?? '' });
    expect(again.body).not.toHaveProperty('firstScreen');
  });

  test('a page may send text, with its key in the query, which takes no preflight', async () => {
    const { origin, publishableKey } = api.merchant;
    const open = (key: string, from = origin) =>
      api.call('POST', `/v1/checkout?merchantKey=${key}`, {
        headers: { origin: from, 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify({ cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' }),
      });
    const opened = await open(publishableKey);
    expect(opened.status).toBe(200);
    expect(opened.headers['access-control-allow-origin']).toBe(origin);
    const stranger = await open(publishableKey, 'https://attacker.example');
    expect([stranger.status, stranger.problem.code]).toEqual([400, 'TC-1000-02']);
    const unknown = await open('pk_unknown');
    expect([unknown.status, unknown.problem.code]).toEqual([400, 'TC-1000-01']);
    expect((await open(`${publishableKey}&merchantKey=${publishableKey}`)).status).toBe(400);
  });

  test.each([
    [499.99, false],
    [500, true],
    [0, false],
  ])('a cart of %d dollars under a minimum of 500 is qualified: %s', async (cartTotal, qualified) => {
    const { body } = await api.checkout({ cartTotal });
    expect(body.isAmountQualified).toBe(qualified);
  });

  test('a new cart is stored by one statement, of which a broken part leaves nothing', async () => {
    const { origin, publishableKey } = api.merchant;
    // without an idempotency key, as the SDK calls
    const open = () =>
      api.call('POST', '/v1/checkout', {
        headers: { origin, merchantkey: publishableKey },
        body: { cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' },
      });
    expect((await open()).status).toBe(200);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await open();
    const calls: readonly (readonly unknown[])[] = sent.mock.calls;
    const statements = calls.flatMap(([query]) =>
      typeof query === 'object' ? [query as { readonly name?: string; readonly text: string }] : [],
    );
    sent.mockRestore();
    const inserts = statements.filter(({ text }) => text.includes('insert into'));
    expect(inserts).toHaveLength(1);
    for (const table of ['application', 'checkout', 'session', 'audit_event'])
      expect(inserts[0]?.text).toContain(`"${table}"`);
    // prepared: the database plans it once for each connection
    expect(inserts[0]?.name).toMatch(/^kept_/);

    const before = await countRows(api.database);
    const cart = { entry: 'cart', language: 'en', now: new Date() } as const;
    await expect(
      runInserts(api.database, [
        buildApplicationInsert({ ...cart, merchantId: api.merchant.id }).insert,
        buildApplicationInsert({ ...cart, merchantId: newId() }).insert,
      ]),
    ).rejects.toMatchObject({ code: '23503' });
    expect(await countRows(api.database)).toEqual(before);
  });

  test('pre-qualification has no cart to compare with a minimum', async () => {
    const { body } = await api.checkout({ cartTotal: 0, requestSource: 'tamarackPreQualificationWidget' });
    expect(body.isAmountQualified).toBe(true);
  });

  test('the minimum is set per merchant', async () => {
    const merchant = await api.makeMerchant({ minimum: 3000_00 });
    const { body } = await api.checkout({ cartTotal: 2999.99 }, { merchant });
    expect(body).toMatchObject({ minimumPurchaseAmount: 3000, isAmountQualified: false });
  });

  test.each([
    ['a cart below zero', { cartTotal: -1 }],
    ['a third decimal', { cartTotal: 10.005 }],
    ['text for an amount', { cartTotal: '100' }],
    ['another currency', { currency: 'USD' }],
    ['another language', { language: 'de' }],
    ['an unknown source', { requestSource: 'elsewhere' }],
  ])('%s is rejected at its field and changes nothing', async (_name, wrong) => {
    const before = await countRows(api.database);
    const { status, problem, headers } = await api.checkout(wrong as never);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(problem).toMatchObject({ type: 'validation-failed', status: 400 });
    expect(problem.errors).toMatchObject([{ path: `/${Object.keys(wrong)[0]}`, code: 'invalid' }]);
    expect(await countRows(api.database)).toEqual(before);
  });

  const savedLanguage = async (checkoutId: string): Promise<string> => {
    const { language } = await api.database
      .selectFrom('application')
      .innerJoin('checkout', 'checkout.application_id', 'application.id')
      .select('language')
      .where('checkout.id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    return language;
  };

  test('a checkout starts in the requested language, and in English without one', async () => {
    const french = await api.checkout({ language: 'fr' });
    expect(await savedLanguage(french.body.checkoutId)).toBe('fr');
    const unnamed = await api.checkout({});
    expect(await savedLanguage(unnamed.body.checkoutId)).toBe('en');
  });

  test('a resumed checkout adopts the requested language, and keeps its own without one', async () => {
    const first = await api.checkout({ language: 'fr' });
    const cookie = first.cookie ?? '';
    const kept = await api.checkout({}, { resumeCookie: cookie });
    expect(kept.body.checkoutId).toBe(first.body.checkoutId);
    expect(await savedLanguage(first.body.checkoutId)).toBe('fr');
    await api.checkout({ language: 'en' }, { resumeCookie: cookie });
    expect(await savedLanguage(first.body.checkoutId)).toBe('en');
  });

  test('an unknown invoice link is invalid', async () => {
    const { status, problem } = await api.checkout({
      requestSource: 'tamarackInvoice',
      invoiceLinkId: 'abc',
    });
    expect([status, problem.type]).toEqual([400, 'invoice-link-is-invalid']);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://elsewhere.example/thanks',
    '//elsewhere.example',
    '/relative',
    'not an address',
  ])('the redirect %s is rejected with a message for the merchant', async (redirectUrl) => {
    const { status, problem } = await api.checkout({ seller: { redirectUrl } });
    expect([status, problem.type, problem.code]).toEqual([400, 'merchant-setup', 'TC-1000-03']);
    expect(problem.detail).toContain('registered');
  });

  test('a redirect whose user name imitates the origin is rejected', async () => {
    const trick = `${api.merchant.origin.replace('https://', 'https://shop@')}`;
    const { problem } = await api.checkout({ seller: { redirectUrl: trick } });
    expect(problem.code).toBe('TC-1000-03');
  });

  test('a redirect on a registered origin is stored', async () => {
    const redirectUrl = `${api.merchant.origin}/thanks?order=7`;
    const { status } = await api.checkout({ seller: { redirectUrl } });
    expect(status).toBe(200);
    const row = await api.database
      .selectFrom('checkout')
      .select('redirect_url')
      .where('redirect_url', '=', redirectUrl)
      .executeTakeFirst();
    expect(row?.redirect_url).toBe(redirectUrl);
  });

  test.each([
    ['no key', { merchantkey: '' }, 'TC-1000-01'],
    ['an unknown key', { merchantkey: 'pk_test_nobody' }, 'TC-1000-01'],
    ['another origin', { origin: 'https://elsewhere.example' }, 'TC-1000-02'],
  ])('%s is a configuration error with a code for the merchant', async (_name, headers, code) => {
    const { status, problem } = await api.checkout({}, { headers });
    expect([status, problem.type, problem.code]).toEqual([400, 'merchant-setup', code]);
  });

  test('a secret key is not accepted as a publishable key', async () => {
    const { problem } = await api.checkout({}, { headers: { merchantkey: api.merchant.secretKey } });
    expect(problem.code).toBe('TC-1000-01');
  });
});
