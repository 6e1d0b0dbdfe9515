import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { logIn, type TestBrowser } from '../../support/console-browser';
import { createMemberEmail, openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makeOperator } from '../../support/reviews';

type Form = Readonly<Record<string, string>>;

describeOneDatabase('a form that creates something', (makeApi) => {
  let api: Api;
  let owner: TestBrowser;
  let operator: TestBrowser;
  let merchant: string;
  beforeAll(async () => {
    api = await makeApi();
    merchant = (await api.makeMerchant()).id;
    owner = await openDashboard(api, { merchantId: merchant });
    operator = await logIn(api, await makeOperator(api, 'Fin Roy', { roles: ['finance'] }));
  });

  const readKey = async (browser: TestBrowser, page: string): Promise<string> =>
    /name="key" value="([\w-]{36})"/.exec((await browser.get(page)).body)?.[1] ?? '';
  const count = async (
    table:
      | 'merchant'
      | 'merchant_key'
      | 'webhook_endpoint'
      | 'membership'
      | 'invoice_link'
      | 'merchant_promotion',
  ): Promise<number> => (await api.database.selectFrom(table).select('id').execute()).length;

  /** Presses twice at once, in two tabs, and once more after going back. */
  const press = async (browser: TestBrowser, page: string, to: string, form: Form) => {
    const [tab, otherTab] = [await readKey(browser, page), await readKey(browser, page)];
    const presses = await Promise.all([tab, otherTab].map((key) => browser.post(to, { ...form, key })));
    return [...presses, await browser.post(to, { ...form, key: tab })];
  };

  test.each<[what: Parameters<typeof count>[0], page: string, to: string, form: Form]>([
    ['merchant_key', '/developers', '/developers/keys', { kind: 'secret', permissions: 'checkouts' }],
    ['webhook_endpoint', '/developers/webhooks', '/developers/webhooks', { url: 'http://localhost:9/hooks' }],
    ['membership', '/members', '/members', { email: createMemberEmail(), role: 'owner', language: 'en' }],
    ['invoice_link', '/invoice-links/new', '/invoice-links', { invoiceId: 'INV-1', amount: '500' }],
  ])('makes one %s of the dashboard, and shows it each time', async (what, page, to, form) => {
    const before = await count(what);
    const [, ...later] = await press(owner, `/merchant${page}`, `/merchant${to}`, { ...form, merchant });
    const [first = ''] = later.map(({ body, headers }) => describe(body, headers['location']));
    expect(first).not.toBe('');
    for (const { body, headers } of later) expect(describe(body, headers['location'])).toBe(first);
    expect(await count(what)).toBe(before + 1);
  });

  test('makes another one from the page after it', async () => {
    const before = await count('merchant_key');
    const keys = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const key = await readKey(owner, '/merchant/developers');
      keys.add(key);
      expect(
        (
          await owner.post('/merchant/developers/keys', {
            kind: 'secret',
            permissions: 'checkouts',
            merchant,
            key,
          })
        ).status,
      ).toBe(200);
    }
    expect([keys.size, await count('merchant_key')]).toEqual([2, before + 2]);
  });

  test('makes one of each in the console', async () => {
    const path = `/operator/merchants/${merchant}`;
    const promotion = { terms: '4', annualRate: '0', startsOn: '2020-01-01', endsOn: '2099-01-01' };
    const settings = {
      ...{ name: 'Once', legalName: 'Once inc.', language: 'en', minimumPurchase: '0', sin: 'required' },
      ...{ feeRate: '0', feeFixed: '0' },
    };
    for (const [what, page, to, form] of [
      ['merchant_key', path, `${path}/keys`, { kind: 'secret', permissions: 'checkouts' }],
      ['membership', path, `${path}/members`, { email: createMemberEmail() }],
      ['merchant_promotion', path, `${path}/promotions`, promotion],
      ['merchant', '/operator/merchants/new', '/operator/merchants', settings],
    ] as const) {
      const before = await count(what);
      const statuses = (await press(operator, page, to, form)).map(({ status }) => status);
      expect([what, new Set(statuses).size, await count(what)]).toEqual([what, 1, before + 1]);
    }
  });
});

/** What the response shows of the thing: a key, a secret, or where it is. */
const describe = (body: string, location: unknown): string =>
  /sk_test_[\w-]{43}|whsec_[\w+/=]{44}/.exec(body)?.[0] ?? String(location ?? '');
