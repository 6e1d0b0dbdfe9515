import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { type TestBrowser, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { createEmail } from '../../support/verification';

describeOneDatabase('invoice links in the dashboard', (makeApi) => {
  let api: Api;
  let owner: TestBrowser;
  let merchantId: string;
  beforeAll(async () => {
    api = await makeApi();
    merchantId = (await api.makeMerchant()).id;
    owner = await openDashboard(api, { merchantId, language: 'fr' });
  });

  const count = async (): Promise<number> => {
    const rows = await api.database
      .selectFrom('invoice_link')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .execute();
    return rows.length;
  };
  const upload = (browser: TestBrowser, csv: string, merchant = merchantId) => {
    const boundary = 'x'.repeat(30);
    return api.call<string>('POST', `/merchant/invoice-links/upload?merchant=${merchant}`, {
      headers: {
        ...browser.buildHeaders(),
        origin: api.services.config.publicUrl,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
    });
  };

  test('a link is made by hand once, sent again and cancelled', async () => {
    const customerEmail = createEmail();
    const form = {
      merchant: merchantId,
      key: randomUUID(),
      invoiceId: 'FAC-1',
      amount: '1 234,50 $',
      customerName: 'Boulangerie Côté',
      customerEmail,
      language: 'fr',
      expiresAt: '',
      site: '',
    };
    const made = await owner.post('/merchant/invoice-links', form);
    expect([made.status, (await owner.post('/merchant/invoice-links', form)).status]).toEqual([303, 303]);
    const path = String(made.headers['location']);
    const page = await owner.get(path);
    expect(toText(page.body)).toMatch(/Facture FAC-1 Ouvert/);
    expect(toText(page.body)).toMatch(/1\s234,50\s\$/u);
    expect((await owner.post(`${path}/send`)).status).toBe(303);
    expect((await owner.post(`${path}/send`)).status).toBe(429);
    expect(toText((await owner.get(`${path}/cancel`)).body)).toContain('Annuler ce lien?');
    expect((await owner.post(`${path}/cancel`)).status).toBe(303);
    expect(toText((await owner.get(path)).body)).toContain('FAC-1 Annulé');
    const list = await owner.get('/merchant/invoice-links');
    expect(toText(list.body)).toMatch(/FAC-1 Boulangerie Côté 1\s234,50\s\$ Annulé/u);
    expect(await count()).toBe(1);
  });

  test('a form with faults names each of them, and keeps what was typed', async () => {
    const before = await count();
    const { status, body } = await owner.post('/merchant/invoice-links', {
      merchant: merchantId,
      key: randomUUID(),
      invoiceId: 'FAC<2>',
      amount: '20',
      customerEmail: '',
      expiresAt: '2020-01-01',
      sendEmail: 'yes',
    });
    expect([status, await count()]).toEqual([422, before]);
    for (const sentence of [
      'au moins 100',
      'Saisissez l’adresse courriel',
      'Ce jour est déjà passé',
      'des lettres',
    ])
      expect(toText(body)).toContain(sentence);
    expect(body).toContain('value="FAC&lt;2&gt;"');
  });

  test('a file is taken as a whole or not at all, and every fault has its line', async () => {
    const before = await count();
    const head = 'Numéro de facture;Montant;Courriel du client;Envoyer le courriel';
    const refused = await upload(owner, `${head}\nU-1;100,00;;\nU-2;12x;;\nU-3;50;;\nu 1;100;;oui\n`);
    expect(refused.status).toBe(422);
    const text = toText(refused.body);
    for (const fault of [
      /Ligne 3, Montant.: Saisissez un montant/,
      /Ligne 4, Montant.: Le montant doit/,
      /Ligne 5, Numéro de facture.: Le numéro figure/,
      /Ligne 5, Courriel du client.: Saisissez l’adresse/,
    ])
      expect(text).toMatch(fault);
    expect(await count()).toBe(before);
    const file = `${head}\nU-1;100,00;;\nU-2;1 200,00;${createEmail()};oui\n`;
    expect((await upload(owner, file, randomUUID())).status).toBe(409);
    expect((await upload(owner, file)).status).toBe(303);
    expect(await count()).toBe(before + 2);
    const again = await upload(owner, file);
    expect([again.status, toText(again.body).includes('a déjà un lien ouvert')]).toEqual([422, true]);
    expect((await upload(owner, 'PK\x03\x04')).status).toBe(422);
    expect(await count()).toBe(before + 2);
  });

  test('the template is a file that can be uploaded', async () => {
    const { body, headers } = await owner.get('/merchant/invoice-links/template.csv');
    expect(headers['content-disposition']).toBe('attachment; filename="invoices.csv"');
    const before = await count();
    expect((await upload(owner, body)).status).toBe(303);
    expect(await count()).toBe(before + 1);
  });

  test('developers and other origins make none', async () => {
    const developer = await openDashboard(api, { merchantId, role: 'developer' });
    const before = await count();
    const form = { merchant: merchantId, key: randomUUID(), invoiceId: 'X-1', amount: '100' };
    expect((await developer.get('/merchant/invoice-links')).status).toBe(403);
    expect((await developer.post('/merchant/invoice-links', form)).status).toBe(403);
    expect((await upload(developer, 'Invoice number,Amount\nX-1,100\n')).status).toBe(403);
    const foreign = await owner.post('/merchant/invoice-links', form, { origin: 'https://evil.example' });
    expect([foreign.status, await count()]).toEqual([403, before]);
    // a form of files is refused elsewhere
    const elsewhere = await owner.post('/merchant/invoice-links', form, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(elsewhere.status).toBe(400);
  });
});
