import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { refundCheckout } from '../../../support/payouts';
import { extractPdfText } from '../../../support/pdf-text';
import { actOnPeople } from '../../../support/people';
import { makeSignedPurchase } from '../../../support/ready-to-sign';
import { makeOperator } from '../../../support/reviews';
import { tamper } from '../../../support/tamper';

describeOneDatabase('amounts in the export of a person', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('are dollars in the file, and written out in the document: figures of decisions, repayments and refunds as well', async () => {
    const person = await makeSignedPurchase(api);
    const { applicationId } = person;
    const figures = { monthlyRevenue: 41_666_67, revenueTrendPercent: -12, score: 640, fraudAlert: 0 };
    await tamper(api, (trx) =>
      sql`update decision set features = ${JSON.stringify(figures)} where application_id = ${applicationId}`.execute(
        trx,
      ),
    );
    const { agreement_id: agreementId } = await api.database
      .selectFrom('agreement_signature')
      .select('agreement_id')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const finance = await makeOperator(api, 'Fay Roy', { roles: ['finance'] });
    const entry = { reference: randomUUID(), agreementId, type: 'repayment', principal: 125.5 };
    const recorded = await api.call('POST', '/v1/operator/loans/entries', {
      headers: { authorization: `Bearer ${finance.key}` },
      body: { entries: [{ ...entry, bookedOn: '2026-12-01' }] },
    });
    expect(recorded.status).toBe(200);

    await refundCheckout(api, api.merchant, person, 250.75);
    const support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    const [found] = await actOnPeople(api, support).find({ applicationId });
    const personId = found?.personId ?? '';
    const { body } = await actOnPeople(api, support).export(personId);
    expect(body.data['decisions']).toMatchObject([
      { features: { monthlyRevenue: 41_666.67, revenueTrendPercent: -12, score: 640 } },
    ]);
    expect(body.data['repayments']).toMatchObject([{ principal: 125.5 }]);
    expect(body.data['refunds']).toMatchObject([{ applicationId, amount: 250.75, reason: null }]);
    const pdf = await api.services.people.exportPdf(support.operator, personId, {
      reason: 'access',
      reference: null,
    });
    const text = extractPdfText(pdf).join(' ');
    expect(text).toContain('Monthly sales, last 6 months $41,666.67');
    expect(text).toContain('Sales trend -12%');
    expect(text).toContain('Principal $125.50');
    expect(text).toContain('Refunds by merchants');
    expect(text).toContain('Amount $250.75');
  });
});
