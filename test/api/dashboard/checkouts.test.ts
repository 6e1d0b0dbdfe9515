import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { makeAuthorizedPurchase } from '../../support/captures';
import { type TestBrowser, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makePaidMerchant, makePurchase, type PaidMerchant } from '../../support/payouts';

describeOneDatabase('checkouts in the dashboard', (makeApi) => {
  let api: Api;
  let merchant: PaidMerchant;
  let accountant: TestBrowser;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
    merchant = await makePaidMerchant(api);
    accountant = await openDashboard(api, { merchantId: merchant.id, role: 'accounting' });
  });

  const getField = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const readCheckout = async (id: string) =>
    (await api.services.lookups.getDetails(merchant.id, id)).checkout;

  test('the list and the page of a checkout show the business, never the person', async () => {
    const { checkoutId } = await makePurchase(api, merchant, { cartTotal: 1234.5 });
    const list = await accountant.get('/merchant/checkouts?order=po-1182');
    expect(toText(list.body)).toMatch(/PO-1182 Order Summer Bread \$1,234\.50 Completed/);
    const page = await accountant.get(`/merchant/checkouts/${checkoutId}`);
    expect(page.status).toBe(200);
    expect(toText(page.body)).toContain('Net payout $1,234.50');
    for (const { body } of [list, page])
      for (const secret of ['Élodie', 'Côté', 'Saint-Élie', 'Queen Street', '1985', 'bakery.example'])
        expect(body).not.toContain(secret);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('the page of a checkout says how it was opened and where the customer came from', async () => {
    const { checkoutId } = await api.session(
      {
        platform: { renderType: 'Standalone' },
        tracking: { utmSource: 'newsletter', utmCampaign: '<b>spring</b>' },
      },
      { merchant },
    );
    const { body } = await accountant.get(`/merchant/checkouts/${checkoutId}`);
    expect(toText(body)).toContain('Opened in Separate window');
    expect(toText(body)).toMatch(/Where the customer came from Source newsletter Campaign/);
    expect(body).toContain('&lt;b&gt;spring');
    const { checkoutId: plain } = await api.session({}, { merchant });
    expect((await accountant.get(`/merchant/checkouts/${plain}`)).body).not.toContain('came from');
  });

  test('the file has where each customer came from, and of a source its checkouts alone', async () => {
    const own = await makePaidMerchant(api);
    const member = await openDashboard(api, { merchantId: own.id, language: 'fr' });
    const tracking = { utmSource: 'Infolettre', utmCampaign: '=1+1' };
    const paid = await makePurchase(api, own, {
      cartTotal: 1234.5,
      checkout: { platform: { renderType: 'Standalone' }, tracking },
    });
    const { checkoutId: plain } = await api.session({ cartTotal: 900 }, { merchant: own });
    const readFile = async (query: string) => {
      const { body } = await member.get(`/merchant/checkouts/export.csv${query}`);
      const { data, meta } = Papa.parse<Record<string, string>>(body.replace('\ufeff', ''), {
        header: true,
        skipEmptyLines: true,
      });
      return { data, heads: meta.fields };
    };
    const { data, heads } = await readFile('');
    expect(heads?.slice(10)).toEqual([
      'Ouvert dans',
      'Source',
      'Support',
      'Campagne',
      'Contenu',
      'Mot-clé',
      'Identifiant de clic Google',
      'Numéro de suivi',
      'Page',
    ]);
    expect(data.map((row) => [row['Achat'], row['Source']])).toEqual([
      [plain, ''],
      [paid.checkoutId, 'Infolettre'],
    ]);
    expect(data[1]).toMatchObject({
      État: 'Conclu',
      Montant: '1234.50',
      'Montant financé': '1234.50',
      Remboursé: '0.00',
      'Ouvert dans': 'Une fenêtre distincte',
      Campagne: "'=1+1",
    });
    expect((await readFile('?source=infolettre')).data).toEqual([data[1]]);
    const list = await member.get('/merchant/checkouts?source=infolettre');
    expect(list.body).toContain('/merchant/checkouts/export.csv?source=infolettre');
    expect(list.body).toContain(paid.checkoutId);
    expect(list.body).not.toContain(plain);
    expect((await member.get('/merchant/checkouts/export.csv?from=2026-02-30')).status).toBe(400);
  });

  test('a search that cannot be read says so, and finds nothing', async () => {
    const { status, body } = await accountant.get('/merchant/checkouts?amount=12x&from=2026-02-30');
    expect(status).toBe(422);
    expect(toText(body)).toContain('Enter an amount');
    expect(toText(body)).toContain('Enter a date');
    expect(body).not.toContain('<table');
    for (const list of ['checkouts', 'invoice-links', 'payouts', 'checkouts/sources']) {
      const reversed = await accountant.get(`/merchant/${list}?from=2026-11-30&to=2026-11-01`);
      expect([list, reversed.status]).toEqual([list, 422]);
      expect(toText(reversed.body)).toContain('The end date can’t be before the start date.');
    }
    expect((await accountant.get('/merchant/checkouts/sources?from=2099-12-31')).status).toBe(422);
    for (const day of ['0001-01-01', '1900-01-01', '9999-12-31'])
      for (const field of ['from', 'to'])
        expect((await accountant.get(`/merchant/checkouts?${field}=${day}`)).status).toBe(422);
  });

  test('a refund is shown before it is made, and made once however often the form is sent', async () => {
    const { checkoutId } = await makePurchase(api, merchant, { cartTotal: 1000 });
    const path = `/merchant/checkouts/${checkoutId}/refund`;
    expect((await accountant.get(path)).body).toContain('value="1000.00"');
    for (const [amount, sentence] of [
      ['1000.01', 'At most $1,000.00 can be refunded.'],
      ['0', 'Enter an amount'],
      ['-5', 'Enter an amount'],
    ] as const) {
      const refused = await accountant.post(`${path}/review`, { amount, reason: '' });
      expect([refused.status, toText(refused.body).includes(sentence)]).toEqual([422, true]);
    }
    const review = await accountant.post(`${path}/review`, { amount: '250,50', reason: 'One "box"' });
    expect(toText(review.body)).toContain('Refund $250.50');
    expect((await readCheckout(checkoutId)).refunded).toBe(0);
    const confirmed = { amount: '250.50', reason: 'One "box"', key: getField(review.body, 'key') };
    const answers = [await accountant.post(path, confirmed), await accountant.post(path, confirmed)];
    expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual([
      [303, `/merchant/checkouts/${checkoutId}`],
      [303, `/merchant/checkouts/${checkoutId}`],
    ]);
    expect(await readCheckout(checkoutId)).toMatchObject({
      refunded: 250.5,
      refunds: [{ amount: 250.5, reason: 'One "box"' }],
    });
    for (const crafted of [{ amount: '0' }, { reason: 'x'.repeat(201) }, { key: 'guess' }])
      expect((await accountant.post(path, { ...confirmed, ...crafted })).status).toBe(400);
    const changed = await accountant.post(path, { ...confirmed, amount: '300.00' });
    expect([changed.status, (await readCheckout(checkoutId)).refunded]).toEqual([409, 250.5]);
    const page = await accountant.get(`/merchant/checkouts/${checkoutId}`);
    expect(toText(page.body)).toContain('The refund was made.');
    const trail = await api.database
      .selectFrom('audit_event')
      .select('actor')
      .where('act', '=', 'checkout.refunded')
      .where('details', '@>', JSON.stringify({ checkoutId }) as never)
      .execute();
    expect(trail.map(({ actor }) => actor.split(':')[0])).toEqual(['member']);
  });

  test('a capture and a release are shown before they are made, and made once', async () => {
    const { checkoutId } = await makeAuthorizedPurchase(api, { merchant, cartTotal: 1000 });
    const path = `/merchant/checkouts/${checkoutId}`;
    const opened = toText((await accountant.get(path)).body);
    expect(opened).toMatch(/Authorized \$1,000\.00 Captured \$0\.00 Left to capture \$1,000\.00/);
    expect(opened).toMatch(/Amount \$1,000\.00 Authorized \$1,000\.00 Financed \$0\.00 Term/);
    expect(opened).toContain('A payout opens with each capture.');
    expect((await accountant.get(`${path}/capture`)).body).toContain('value="1000.00"');
    for (const [amount, sentence] of [
      ['1000.01', 'At most $1,000.00 can be captured.'],
      ['49.99', 'Capture at least $50.00, or all that is left: $1,000.00.'],
      ['0', 'Enter an amount'],
    ] as const) {
      const refused = await accountant.post(`${path}/capture/review`, { amount });
      expect([refused.status, toText(refused.body).includes(sentence)]).toEqual([422, true]);
    }
    const review = await accountant.post(`${path}/capture/review`, { amount: '250,50' });
    expect(toText(review.body)).toMatch(/Left to capture \$749\.50 .*Capture \$250\.50/);
    const confirmed = { amount: '250.50', key: getField(review.body, 'key') };
    for (const answer of [
      await accountant.post(`${path}/capture`, confirmed),
      await accountant.post(`${path}/capture`, confirmed),
    ])
      expect(answer.status).toBe(303);
    expect((await readCheckout(checkoutId)).authorization?.captured).toBe(250.5);
    const page = toText((await accountant.get(path)).body);
    expect(page).toContain('The capture was made.');
    expect(page).toContain('Net payout $250.50');
    expect(page).toMatch(/Authorized \$1,000\.00 Financed \$250\.50 Term/);
    expect((await accountant.get(`${path}/refund`)).body).toContain('value="250.50"');
    const release = await accountant.get(`${path}/release`);
    expect(toText(release.body)).toContain('$749.50 returns to the customer’s credit line.');
    const form = { key: getField(release.body, 'key') };
    expect((await accountant.post(`${path}/release`, form)).status).toBe(303);
    expect((await readCheckout(checkoutId)).authorization?.released).toBe(749.5);
    const { body } = await accountant.get(path);
    expect(toText(body)).toContain('Released $749.50 Capture by –');
    expect(toText(body)).toContain('Rest released $749.50');
    expect(body).not.toContain(`${path}/capture`);
    for (const act of ['capture', 'release'])
      expect((await accountant.get(`${path}/${act}`)).status).toBe(409);
    const developer = await openDashboard(api, { merchantId: merchant.id, role: 'developer' });
    expect((await developer.post(`${path}/release`, form)).status).toBe(403);
    await accountant.post(`${path}/refund`, {
      amount: '250.50',
      reason: '',
      key: randomUUID(),
    });
    expect(toText((await accountant.get(path)).body)).toMatch(/Completed Refunded/);
  });

  test('developers see checkouts and refund none; other merchants see nothing of them', async () => {
    const { checkoutId } = await makePurchase(api, merchant, { cartTotal: 1000 });
    const developer = await openDashboard(api, { merchantId: merchant.id, role: 'developer' });
    const path = `/merchant/checkouts/${checkoutId}`;
    const page = await developer.get(path);
    expect([page.status, page.body.includes('/refund')]).toEqual([200, false]);
    const form = { amount: '10', reason: '', key: crypto.randomUUID() };
    expect((await developer.get(`${path}/refund`)).status).toBe(403);
    expect((await developer.post(`${path}/refund/review`, form)).status).toBe(403);
    expect((await developer.post(`${path}/refund`, form)).status).toBe(403);
    const stranger = await openDashboard(api);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(`${path}/refund`, form)).status).toBe(404);
    expect((await readCheckout(checkoutId)).refunded).toBe(0);
  });
});
