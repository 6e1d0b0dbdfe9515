import type { Language } from '@tamarack/core/language';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { capture, makeAuthorizedPurchase, release } from '../../../support/captures';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makePaidMerchant, makePurchase, refundCheckout, runDuePayouts } from '../../../support/payouts';
import { readPerson } from '../../../support/person';
import { waitUntil } from '../../../support/wait-until';

describeEachDatabase('amounts in the emails to customers', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
  });

  /** The text of the mail whose subject has these words, with plain spaces. */
  const waitForMail = async (person: ApprovedApplicant, words: string): Promise<string> => {
    const { email } = await readPerson(api, person.applicationId);
    const [mail] = await waitUntil(
      async () =>
        (
          await api.database
            .selectFrom('outbox_message')
            .select(['subject', 'text'])
            .where('recipient', '=', email ?? '')
            .execute()
        ).filter(({ subject }) => subject?.includes(words)),
      (found) => found.length > 0,
      30,
    );
    return (mail?.text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
  };
  const setLanguage = (person: ApprovedApplicant, language: Language) =>
    api.database
      .updateTable('application')
      .set({ language })
      .where('id', '=', person.applicationId)
      .execute();

  test('what was paid for a purchase is without the refunds before it, and with the merchant’s fee', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 287, fixed: 35 } }, null);
    const person = await makePurchase(api, merchant);
    await setLanguage(person, 'fr');
    await refundCheckout(api, merchant, person, 500.55);
    await refundCheckout(api, merchant, person, 99.45);
    const whole = await makePurchase(api, merchant, { cartTotal: 900 });
    await runDuePayouts(api);
    const french = await waitForMail(person, 'a reçu son paiement');
    expect(french).toMatch(/Nous avons versé 7 400,00 \$ à .+ pour votre achat\./);
    expect(french).toMatch(/avait auparavant remboursé 600,00 \$ de votre achat\./);
    const english = await waitForMail(whole, 'has been paid');
    expect(english).toMatch(/We paid \$900\.00 to .+ for your purchase\./);
    expect(english).not.toContain('refunded');

    // the refund after the payment is withheld from the next payout, which is paid in full for its customer
    await refundCheckout(api, merchant, whole, 800);
    const next = await makePurchase(api, merchant, { cartTotal: 850 });
    const settled = await makePurchase(api, merchant, { cartTotal: 700 });
    await refundCheckout(api, merchant, whole);
    await runDuePayouts(api);
    expect(await waitForMail(next, 'has been paid')).toContain('We paid $850.00 to');
    expect(await waitForMail(settled, 'has been paid')).toContain('We paid $700.00 to');
  });

  test('an email that is late names nothing that came back and was refunded', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    await api.database
      .updateTable('payout')
      .set({ state: 'returned', return_code: '905', returned_at: api.clock.now() })
      .where('checkout_id', '=', person.checkoutId)
      .execute();
    await refundCheckout(api, merchant, person);
    const { id: signatureId } = await api.database
      .selectFrom('agreement_signature')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    await api.services.mails.queue(api.database, {
      applicationId: person.applicationId,
      kind: 'invoicePaid',
      about: signatureId,
    });
    const [row] = await waitUntil(
      () =>
        api.database
          .selectFrom('mail')
          .select(['sent_at', 'refused_at'])
          .where('about', '=', signatureId)
          .where('kind', '=', 'invoicePaid')
          .execute(),
      (found) => found.some(({ sent_at, refused_at }) => sent_at ?? refused_at),
      30,
    );
    expect(row).toMatchObject({ sent_at: null, refused_at: expect.any(Date) });
  });

  test('a release says what is still owed of the captures, without what was refunded', async () => {
    const part = await makeAuthorizedPurchase(api);
    await capture(api, part, 3000);
    await refundCheckout(api, api.merchant, part, 1000.5);
    await release(api, part);
    expect(await waitForMail(part, 'You don’t owe $5,000.00')).toContain(
      'for the $1,999.50 that was shipped and not refunded don’t change',
    );
    const all = await makeAuthorizedPurchase(api);
    await capture(api, all, 3000);
    await refundCheckout(api, api.merchant, all);
    await release(api, all);
    expect(await waitForMail(all, 'You don’t owe $5,000.00')).toContain('You owe nothing for this purchase.');
  });

  test('each refund is told, and what it leaves to pay', async () => {
    const person = await makePurchase(api, api.merchant, { cartTotal: 1000.01 });
    await refundCheckout(api, api.merchant, person, 333.34);
    expect(await waitForMail(person, 'refunded $333.34')).toContain('your last payments become smaller');
    await refundCheckout(api, api.merchant, person);
    expect(await waitForMail(person, 'refunded $666.67')).toContain('Nothing is left to pay');

    // what can still be captured is left, and what was released is not
    const part = await makeAuthorizedPurchase(api);
    await capture(api, part, 3000);
    await refundCheckout(api, api.merchant, part, 1000);
    await refundCheckout(api, api.merchant, part, 1500);
    expect(await waitForMail(part, 'refunded $1,500.00')).not.toContain('Nothing is left to pay');
    await release(api, part);
    await refundCheckout(api, api.merchant, part);
    expect(await waitForMail(part, 'refunded $500.00')).toContain('Nothing is left to pay');
  });

  test('a capture announces no further one of what can only be released', async () => {
    const person = await makeAuthorizedPurchase(api);
    await capture(api, person, 3000);
    expect(await waitForMail(person, 'a shipment of $3,000.00')).toContain('can confirm a further $5,000.00');
    await capture(api, person, 4999.5);
    expect(await waitForMail(person, 'a shipment of $4,999.50')).not.toContain('further');
  });
});
