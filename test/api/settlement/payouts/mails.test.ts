import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { makePaidMerchant, makePurchase, refundCheckout } from '../../../support/payouts';
import { readPerson } from '../../../support/person';
import { waitUntil } from '../../../support/wait-until';

describeOneDatabase('payout emails', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const mailsTo = (email: string, count = 1) =>
    waitUntil(
      () =>
        api.database
          .selectFrom('outbox_message')
          .selectAll()
          .where('recipient', '=', email)
          .orderBy('id')
          .execute(),
      (mails) => mails.length >= count,
      30,
    );
  const readEmail = async (applicationId: string): Promise<string> =>
    (await readPerson(api, applicationId)).email ?? '';

  test('the merchant gets one email per batch with amounts, date and account; the applicant, that it was paid', async () => {
    const merchant = await makePaidMerchant(api);
    const people = [await makePurchase(api, merchant)];
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 0, fixed: 4_56 } }, null);
    people.push(await makePurchase(api, merchant, { cartTotal: 1239.12 }));
    await api.services.payouts.runDue();
    const [mail] = await mailsTo(merchant.remittanceEmail);
    expect(mail?.subject).toBe('Tamarack – $9,234.56 is on its way to you');
    expect(mail?.text).toContain('in 2 payments');
    expect(mail?.text).toContain(`account ending in\u00a0${merchant.account.slice(-4)} on `);
    expect(mail?.text).toContain(
      '- PO-1182: $8,000.00\n- PO-1182: $1,234.56 ($1,239.12, less our fee of $4.56)',
    );
    expect(mail?.text).toContain('Our fees for these payments are $4.56 in total.');
    for (const part of [mail?.text, mail?.html, mail?.subject]) expect(part).not.toContain(merchant.account);
    const { id: batchId } = await api.database
      .selectFrom('payout_batch')
      .select('id')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    // one of them as the previous release sends it
    for (const queue of ['payouts.notify', 'payouts.notify', 'payout-news'])
      await api.services.jobs.send(api.database, queue, { batchId });
    for (const { applicationId } of people) {
      const mails = await mailsTo(await readEmail(applicationId), 2);
      const paid = mails.filter(({ subject }) => subject === 'Tamarack – Northern Supply has been paid');
      expect(paid).toHaveLength(1);
    }
    // a batch that was sent after the repeated jobs is told: they have been at work
    const other = await makePaidMerchant(api);
    await makePurchase(api, other);
    await api.services.payouts.runDue();
    await mailsTo(other.remittanceEmail);
    expect(await mailsTo(merchant.remittanceEmail)).toHaveLength(1);
  });

  test('the email in French shows our fee, what was withheld and why', async () => {
    const merchant = await makePaidMerchant(api, { language: 'fr' });
    const first = await makePurchase(api, merchant);
    await api.services.payouts.runDue();
    await mailsTo(merchant.remittanceEmail);
    await refundCheckout(api, merchant, first, 500);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 100, fixed: 0 } }, null);
    await makePurchase(api, merchant, { cartTotal: 2000 });
    await api.services.payouts.runDue();
    const mail = (await mailsTo(merchant.remittanceEmail, 2)).at(-1);
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(mail?.subject?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'Tamarack – 1 480,00 $ en route vers votre compte',
    );
    expect(text).toContain(
      'PO-1182 : 1 480,00 $ (2 000,00 $, moins nos frais de 20,00 $ et une retenue de 500,00 $)',
    );
    expect(text).toContain('Nos frais totalisent 20,00 $.');
    expect(text).toContain('La retenue de 500,00 $ correspond aux remboursements');
    expect(mail?.html).toContain('lang="fr-CA"');
  });

  test('a merchant without a remittance email gets none; others are sent', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.payouts.payees.set(
      merchant.id,
      {
        legalName: 'Quiet Ltd.',
        institution: '003',
        transit: '00102',
        number: '1231231231',
        remittanceEmail: null,
        language: 'en',
      },
      'system',
    );
    await makePurchase(api, merchant);
    await api.services.payouts.runDue();
    const rows = await waitUntil(
      () => api.database.selectFrom('mail').selectAll().where('merchant_id', '=', merchant.id).execute(),
      (found) => found.some(({ refused_at }) => refused_at !== null),
      30,
    );
    expect(rows).toMatchObject([{ sent_at: null, kind: 'remittance' }]);
  });
});
