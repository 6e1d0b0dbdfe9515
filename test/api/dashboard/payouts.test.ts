import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/src/config/config';
import type { Api } from '../../support/api';
import { logIn, type TestBrowser, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { getPayout, makePaidMerchant, makePurchase, type PaidMerchant } from '../../support/payouts';
import { makeOperator, waitForOperatorMail } from '../../support/reviews';

describeOneDatabase('payouts in the dashboard', (makeApi) => {
  let api: Api;
  let merchant: PaidMerchant;
  let owner: TestBrowser;
  beforeAll(async () => {
    api = await makeApi();
    merchant = await makePaidMerchant(api);
    owner = await openDashboard(api, { merchantId: merchant.id });
  });

  test('the list, the page and the file of payouts agree', async () => {
    const person = await makePurchase(api, merchant, { cartTotal: 1234.5 });
    const { payoutId } = await getPayout(api, merchant, person);
    const list = await owner.get('/merchant/payouts?state=pending');
    expect(toText(list.body)).toMatch(/PO-1182 Purchase Waiting \$1,234\.50 \$1,234\.50/);
    const page = await owner.get(`/merchant/payouts/${payoutId}`);
    expect(toText(page.body)).toMatch(/Purchase \$1,234\.50 Fee -?\$0\.00 Net \$1,234\.50/);
    const file = await owner.get('/merchant/payouts/export.csv?state=pending');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data } = Papa.parse<string[]>(file.body.replace('\ufeff', ''), { skipEmptyLines: true });
    expect(data.map((cells) => [cells[0], cells[8], cells[11]])).toEqual([
      ['Payout', 'Amount', 'Net'],
      [payoutId, '1234.50', '1234.50'],
    ]);
  });

  test('a payout on hold says why', async () => {
    const poor = await api.makeMerchant();
    const { payoutId } = await getPayout(api, poor, await makePurchase(api, poor));
    const member = await openDashboard(api, { merchantId: poor.id, language: 'fr' });
    expect(toText((await member.get('/merchant/payouts')).body)).toContain('Suspendu');
    const page = await member.get(`/merchant/payouts/${payoutId}`);
    expect(toText(page.body)).toContain('nous n’avons pas encore vos coordonnées bancaires');
    expect((await owner.get(`/merchant/payouts/${payoutId}`)).status).toBe(404);
  });

  test('developers see no payouts', async () => {
    const developer = await openDashboard(api, { merchantId: merchant.id, role: 'developer' });
    for (const path of ['', '/export.csv', '/01a1fc63-727b-7cd2-ad8f-a862e3a7d68a'])
      expect((await developer.get(`/merchant/payouts${path}`)).status).toBe(403);
    expect((await owner.get('/merchant/payouts/export.csv?from=2026-02-30')).status).toBe(400);
  });
});

describeOneDatabase('a new payout account, from the merchant’s request to the payout', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    const { payouts } = readConfig({ SANDBOX: 'true' });
    api = await makeApi({ config: { payouts: { ...payouts, payeeHoldMs: 24 * 3_600_000 } } });
  });
  const read = async (browser: TestBrowser, path: string) => toText((await browser.get(path)).body);

  test('two operators change it in the console; mails, dashboard and events tell the merchant', async () => {
    const merchant = await makePaidMerchant(api);
    const owner = await openDashboard(api, { merchantId: merchant.id });
    const { payoutId } = await getPayout(api, merchant, await makePurchase(api, merchant));
    const page = `/merchant/payouts/${payoutId}`;
    expect(await read(owner, '/merchant/settings')).toContain('Ask us to change your name');
    expect(await read(owner, page)).not.toContain('On hold');

    const finance = await logIn(api, await makeOperator(api, 'Ana', { roles: ['finance'] }));
    const admin = await logIn(api, await makeOperator(api, 'Ben', { roles: ['admin'] }));
    const account = { legalName: 'Northern Supply Ltd.', institution: '004', transit: '01234' };
    const form = { ...account, number: '4445556677', remittanceEmail: 'new@supply.example', language: 'en' };
    const proposed = await finance.post(`/operator/merchants/${merchant.id}/payee`, form);
    expect(proposed.status).toBe(303);
    for (const address of [merchant.remittanceEmail, form.remittanceEmail])
      await waitForOperatorMail(api, address, /is about to change/);
    const [, confirm = ''] =
      /action="(\/operator\/payees\/[\w-]+\/confirm)"/.exec((await admin.get('/operator/payees')).body) ?? [];
    expect((await finance.post(confirm)).status).toBe(409);
    expect((await admin.post(confirm)).status).toBe(303);
    expect(await read(owner, page)).toMatch(/On hold until .+: your payout account was changed\./);

    api.clock.advance({ hours: 24 });
    expect((await api.services.payouts.runDue()).failures).toEqual([]);
    for (const address of [merchant.remittanceEmail, form.remittanceEmail])
      await waitForOperatorMail(api, address, /has changed/);
    const accounting = await openDashboard(api, { merchantId: merchant.id, role: 'accounting' });
    expect(await read(accounting, page)).toContain('Account ending in 6677');
    const { body } = await api.call<{ items: readonly { type: string; data: object }[] }>(
      'GET',
      '/v1/merchant/events',
      { headers: { authorization: `Bearer ${merchant.secretKey}` } },
    );
    const events = body.items.filter(({ type }) => type.startsWith('payee.'));
    expect(events.map(({ type }) => type)).toEqual(['payee.changed', 'payee.change_proposed']);
    expect(JSON.stringify([events, await read(accounting, page)])).not.toContain(form.number);
  });
});
