import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { logIn, type OperatorBrowser, toText, withFormKey } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makeOperator } from '../../support/reviews';

describeOneDatabase('merchants in the console', (makeApi) => {
  let api: Api;
  let finance: OperatorBrowser;
  beforeAll(async () => {
    api = await makeApi();
    finance = await logIn(api, await makeOperator(api, 'Fin Roy', { roles: ['finance'] }));
  });

  const settings = {
    name: 'Café Boréal',
    legalName: '9141-2233 Québec inc.',
    language: 'fr',
    origins: 'https://boreal.example\r\n',
    minimumPurchase: '250,50',
    sin: 'optional',
    feeRate: '2.9 %',
    feeFixed: '$0.30',
  };
  /** Creates a merchant with the form; returns the path of its page. */
  const create = async (input: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { status, headers } = await finance.post(
      '/operator/merchants',
      withFormKey({ ...settings, ...input }),
    );
    expect(status).toBe(303);
    return String(headers['location']);
  };
  const read = async (path: string, browser = finance) => toText((await browser.get(path)).body);

  test('a form creates a merchant, another changes it, and the history tells both', async () => {
    expect(await read('/operator/merchants/new')).toContain('Add a merchant');
    const path = await create();
    const page = await read(path);
    expect(page).toContain('The merchant was created. Next: its keys and its payout account.');
    expect(page).toContain('Minimum purchase $250.50 Social insurance number Optional');
    expect(page).toContain('Fee of each payout 2.9% and $0.30');
    expect((await finance.get(`${path}/edit`)).body).toContain('value="250.50"');
    const changed = await finance.post(`${path}/edit`, {
      ...settings,
      sites: 'Laval\r\nGatineau',
      feeRate: '3',
    });
    expect(changed.status).toBe(303);
    const after = await read(path);
    expect(after).toContain('The changes were saved.');
    expect(after).toMatch(/Fin Roy changed the merchant’s sites, fee \(3% and \$0\.30\)/);
    expect(after).toMatch(/Fin Roy created the merchant, with a fee of 2\.9% and \$0\.30/);
    expect(await read('/operator/merchants?search=quebec+bor')).toContain('Café Boréal');
    expect(await read('/operator/merchants?search=nobody')).toContain('begin with “nobody”');
  });

  test('wrong fields are named, with the line of the origin, and nothing is saved', async () => {
    const { status, body } = await finance.post(
      '/operator/merchants',
      withFormKey({
        ...settings,
        origins: 'https://shop.example\r\n\r\nhttps://*.shop.example\r\nhttps://shop.example/pay',
        minimumPurchase: 'much',
        feeRate: '21',
        name: ' ',
      }),
    );
    expect(status).toBe(422);
    const text = toText(body);
    expect(text).toContain('https://*.shop.example: Wildcards are not allowed. Enter each origin by itself.');
    expect(text).toContain('Enter an amount from $0 to $150,000.');
    expect(text).toContain('Enter a percentage from 0 to 20, with at most two decimals.');
    expect(text).toContain('Enter a name.');
    expect(body).toContain('value="9141-2233 Québec inc."');
  });

  test('a key is shown once, rolled and revoked', async () => {
    const path = await create();
    const shown = await finance.post(
      `${path}/keys`,
      withFormKey({ kind: 'secret', permissions: 'checkouts' }),
    );
    const [key = ''] = /sk_test_[\w-]{43}/.exec(shown.body) ?? [];
    expect(toText(shown.body)).toContain(
      'The secret key was created. Save it now: it cannot be shown again.',
    );
    const listed = await finance.get(path);
    expect(listed.body).not.toContain(key);
    expect(toText(listed.body)).toContain(`sk_test_…${key.slice(-4)}`);
    const [, keyId = ''] = /keys\/([\w-]{36})\/roll/.exec(listed.body) ?? [];
    const rolled = await finance.post(`${path}/keys/${keyId}/roll`, withFormKey({ overlapDays: '3' }));
    expect(rolled.body).toMatch(/sk_test_[\w-]{43}/);
    expect(toText(rolled.body)).toContain(
      `rolled the secret key ending in ${key.slice(-4)}, with 3 days of overlap`,
    );
    expect((await finance.post(`${path}/keys/${keyId}/roll`, withFormKey({ overlapDays: '9' }))).status).toBe(
      400,
    );
    expect((await finance.post(`${path}/keys/${keyId}/revoke`)).status).toBe(303);
    expect(await read(path)).toContain(`revoked the secret key ending in ${key.slice(-4)}`);
  });

  test('an owner is invited to the dashboard, once', async () => {
    const path = await create();
    const form = { email: 'Owner@Boreal.example' };
    expect((await finance.post(`${path}/members`, withFormKey(form))).status).toBe(303);
    const page = await read(path);
    expect(page).toContain('The owner will receive an email.');
    expect(page).toMatch(/owner@boreal\.example Owner .* Not yet/);
    expect(page).toContain('invited a member to the dashboard (owner)');
    const again = await finance.post(`${path}/members`, withFormKey(form));
    expect(again.status).toBe(422);
    expect(toText(again.body)).toContain('This address already belongs to a member.');
  });

  test('a promotion is added and cancelled', async () => {
    const path = await create();
    const promotion = { terms: ['4', '8'], annualRate: '0', startsOn: '2020-01-01', endsOn: '2099-01-01' };
    const wrong = await finance.post(
      `${path}/promotions`,
      withFormKey({ ...promotion, terms: [], annualRate: '13' }),
    );
    expect(wrong.status).toBe(422);
    expect(toText(wrong.body)).toContain('Enter an annual rate from 0 to 12.99, with at most two decimals.');
    expect((await finance.post(`${path}/promotions`, withFormKey(promotion))).status).toBe(303);
    const { body } = await finance.get(path);
    expect(toText(body)).toContain('added the promotion of 0% for 4, 8 weeks, 2020-01-01 to 2099-01-01');
    const [, id = ''] = /promotions\/([\w-]{36})\/cancel/.exec(body) ?? [];
    expect((await finance.post(`${path}/promotions/${id}/cancel`)).status).toBe(303);
    expect(await read(path)).toContain('cancelled the promotion');
  });

  test('closing asks first; a closed merchant’s settings are fixed', async () => {
    const path = await create({ name: 'Bistro Fermé' });
    expect(await read(`${path}/close`)).toContain('Close Bistro Fermé?');
    expect((await finance.post(`${path}/close`)).status).toBe(303);
    const page = await read(path);
    expect(page).toContain('The merchant was closed.');
    expect(page).toMatch(/closed the merchant/);
    expect((await finance.get(path)).body).not.toContain(`${path}/edit`);
    expect((await finance.post(`${path}/edit`, settings)).status).toBe(409);
  });

  test('a reviewer reads merchants without payout accounts and without forms', async () => {
    const path = await create();
    const reviewer = await logIn(api, await makeOperator(api, 'Rev Yew', { roles: ['reviewer'] }));
    const { body } = await reviewer.get(path);
    expect(toText(body)).toContain('Fee of each payout');
    expect(body).not.toContain('Payout account');
    expect(body).not.toContain(`action="${path}`);
    expect((await reviewer.get('/operator/merchants')).body).not.toContain('/operator/merchants/new');
    for (const [to, form] of [
      ['/operator/merchants', settings],
      [`${path}/keys`, { kind: 'secret', permissions: 'checkouts' }],
      [`${path}/close`, {}],
      [`${path}/members`, { email: 'owner@boreal.example' }],
    ] as const)
      expect((await reviewer.post(to, withFormKey(form))).status).toBe(403);
    for (const each of ['/operator/merchants/new', `${path}/edit`, `${path}/close`, `${path}/payee`])
      expect((await reviewer.get(each)).status).toBe(403);
  });
});
