import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { type TestBrowser, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { getPayout, makePaidMerchant, makePurchase, type PaidMerchant } from '../../support/payouts';

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
    expect(toText(page.body)).toContain('nous n’avons pas encore de compte où vous payer');
    expect((await owner.get(`/merchant/payouts/${payoutId}`)).status).toBe(404);
  });

  test('developers see none', async () => {
    const developer = await openDashboard(api, { merchantId: merchant.id, role: 'developer' });
    for (const path of ['', '/export.csv', '/01a1fc63-727b-7cd2-ad8f-a862e3a7d68a'])
      expect((await developer.get(`/merchant/payouts${path}`)).status).toBe(403);
    expect((await owner.get('/merchant/payouts/export.csv?from=2026-02-30')).status).toBe(400);
  });
});
