import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { makePaidMerchant, makePurchase } from '../../../support/payouts';
import { waitUntil } from '../../../support/wait-until';

describeOneDatabase('an order reference from the applicant’s page', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('an order reference with line breaks stays on its line of the merchant’s email', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant, { complete: false });
    const reference = 'PO-9\r\n\r\nYour account is locked:\u2028\u202ehttps://evil.example\n<b>';
    await api.database
      .updateTable('checkout')
      .set({ order_reference: reference })
      .where('id', '=', person.checkoutId)
      .execute();
    expect((await person.post('/v1/purchase/complete')).status).toBe(200);
    await api.services.payouts.runDue();
    const mail = await waitUntil(
      () =>
        api.database
          .selectFrom('outbox_message')
          .selectAll()
          .where('recipient', '=', merchant.remittanceEmail)
          .executeTakeFirst(),
      (found) => found !== undefined,
      30,
    );
    expect(mail?.text).toContain('- PO-9 Your account is locked: https://evil.example <b>: $8,000.00\n');
    expect(mail?.html).not.toContain('<b>');
    const { body } = await api.call('GET', '/v1/merchant/payouts', {
      headers: { authorization: `Bearer ${merchant.secretKey}` },
    });
    expect(body).toMatchObject({ items: [{ reference }] });
  });
});
