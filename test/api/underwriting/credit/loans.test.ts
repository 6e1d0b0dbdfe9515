import { randomUUID } from 'node:crypto';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import { computeExposure } from '../../../../server/src/underwriting/credit/repository';
import type { Api } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeOperator } from '../../../support/reviews';

interface Loan {
  readonly agreementId: string;
  readonly owed: number;
}

interface Entry {
  readonly agreementId: string;
  readonly type: 'repayment' | 'return' | 'overpaymentRefund' | 'writeOff';
  readonly principal: number;
  readonly reference?: string;
  readonly bookedOn?: string;
}

describeEachDatabase('loans', (makeApi) => {
  let api: Api;
  let headers: { readonly authorization: string };
  beforeAll(async () => {
    api = await makeApi();
    const { key } = await makeOperator(api, 'Ada Roy', { roles: ['finance'] });
    headers = { authorization: `Bearer ${key}` };
  });

  const record = (...entries: readonly Entry[]) =>
    api.call<{ readonly recorded: number }>('POST', '/v1/operator/loans/entries', {
      headers,
      body: {
        entries: entries.map((entry) => ({ reference: randomUUID(), bookedOn: '2026-11-27', ...entry })),
      },
    });

  const listLoans = async () =>
    (await api.call<{ readonly items: readonly Loan[] }>('GET', '/v1/operator/loans?limit=50', { headers }))
      .body.items;

  const findLoan = async (agreementId: string) =>
    (await listLoans()).find((loan) => loan.agreementId === agreementId);

  /** A line of $20,000 and what is drawn on it, in dollars. */
  const draw = async (dollars: number): Promise<ApprovedApplicant & { readonly agreementId: string }> => {
    const person = await makeApprovedApplicant(api);
    const { applicationId, lineId } = person;
    const agreementId = randomUUID();
    await inTransaction(api.database, (trx) =>
      api.services.credit.useCredit(trx, lineId, {
        applicationId,
        reference: agreementId,
        amount: dollars * 100,
      }),
    );
    return { ...person, agreementId };
  };

  const release = ({ applicationId }: ApprovedApplicant, dollars: number) =>
    inTransaction(api.database, (trx) =>
      api.services.credit.releaseCredit(trx, {
        applicationId,
        reference: randomUUID(),
        amount: dollars * 100,
      }),
    );

  test('the books’ entries change what a loan owes, each once', async () => {
    const { agreementId, applicationId } = await draw(5000);
    const repaid = { agreementId, type: 'repayment', principal: 1200.5, reference: randomUUID() } as const;
    const entries: readonly Entry[] = [
      repaid,
      { agreementId, type: 'return', principal: 200, reference: randomUUID() },
      { agreementId, type: 'writeOff', principal: 3000, reference: randomUUID() },
    ];
    expect((await record(...entries)).body).toEqual({ recorded: 3, alreadyRecorded: 0 });
    expect((await record(...entries, { ...repaid, reference: randomUUID(), principal: 0.5 })).body).toEqual({
      recorded: 1,
      alreadyRecorded: 3,
    });
    expect(await findLoan(agreementId)).toEqual({
      agreementId,
      applicationId,
      drawnAt: api.clock.now().toISOString(),
      drawn: 5000,
      refunded: 0,
      repaid: 1001,
      writtenOff: 3000,
      owed: 3999,
      overpaid: 0,
    });
    const acts = await api.database
      .selectFrom('audit_event')
      .select(['act', 'details'])
      .where('application_id', '=', applicationId)
      .where('act', 'like', 'loan.%')
      .orderBy('id')
      .execute();
    expect(acts.map(({ act, details }) => [act, details['principalCents']])).toEqual([
      ['loan.repaid', 120_050],
      ['loan.repaymentReturned', 20_000],
      ['loan.writtenOff', 300_000],
      ['loan.repaid', 50],
    ]);
  });

  test('an entry that cannot be is named, and nothing of its call is recorded', async () => {
    const { agreementId } = await draw(1000);
    const other = await draw(1000);
    const reference = randomUUID();
    await record({ agreementId, type: 'repayment', principal: 100, reference });
    const refused = await record(
      { agreementId, type: 'repayment', principal: 300 },
      { agreementId, type: 'repayment', principal: 600.01 },
      { agreementId, type: 'return', principal: 400.01 },
      { agreementId, type: 'writeOff', principal: 600 },
      { agreementId, type: 'writeOff', principal: 0.01 },
      { agreementId, type: 'repayment', principal: 99, reference },
      { agreementId: other.agreementId, type: 'repayment', principal: 100, reference },
      { agreementId: randomUUID(), type: 'repayment', principal: 1 },
    );
    expect(refused.status).toBe(400);
    expect(refused.problem.errors?.map(({ path, code, expected }) => [path, code, expected])).toEqual([
      ['/entries/1/principal', 'principalTooLarge', 'at most 600'],
      ['/entries/2/principal', 'principalTooLarge', 'at most 400'],
      ['/entries/4/principal', 'principalTooLarge', 'at most 0'],
      ['/entries/5/reference', 'referenceUsed', undefined],
      ['/entries/6/reference', 'referenceUsed', undefined],
      ['/entries/7/agreementId', 'unknown', undefined],
    ]);
    expect(await findLoan(agreementId)).toMatchObject({ repaid: 100, owed: 900 });
  });

  test('after a refund of what was repaid, no call repays more than is owed', async () => {
    const person = await draw(1000);
    const { agreementId } = person;
    await record({ agreementId, type: 'repayment', principal: 1000 });
    await release(person, 400);
    const refused = await record(
      { agreementId, type: 'return', principal: 1000 },
      { agreementId, type: 'repayment', principal: 600.01 },
    );
    expect(refused.problem.errors).toMatchObject([
      { path: '/entries/1/principal', code: 'principalTooLarge', expected: 'at most 600' },
    ]);
    expect(await findLoan(agreementId)).toMatchObject({ repaid: 1000, owed: 0 });
  });

  test('an overpayment that was paid back is no longer owed to the customer, and no more is paid back', async () => {
    const person = await draw(1000);
    const { agreementId, applicationId } = person;
    const payBack = (principal: number) => record({ agreementId, type: 'overpaymentRefund', principal });
    await record({ agreementId, type: 'repayment', principal: 900 });
    expect((await payBack(0.01)).problem.errors).toMatchObject([
      { path: '/entries/0/principal', code: 'principalTooLarge', expected: 'at most 0' },
    ]);
    await release(person, 400);
    expect(await findLoan(agreementId)).toMatchObject({ repaid: 900, owed: 0, overpaid: 300 });
    expect((await payBack(300.01)).problem.errors).toMatchObject([{ expected: 'at most 300' }]);
    expect((await payBack(300)).body).toEqual({ recorded: 1, alreadyRecorded: 0 });
    expect(await findLoan(agreementId)).toMatchObject({ repaid: 600, owed: 0, overpaid: 0 });
    // a repayment that the bank returns afterwards is owed again
    await record({ agreementId, type: 'return', principal: 250 });
    expect(await findLoan(agreementId)).toMatchObject({ repaid: 350, owed: 250, overpaid: 0 });
    const acts = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('application_id', '=', applicationId)
      .where('act', 'like', 'loan.%')
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual([
      'loan.repaid',
      'loan.overpaymentRefunded',
      'loan.repaymentReturned',
    ]);
  });

  test('imports at the same time cannot repay more than is owed', async () => {
    const { agreementId } = await draw(1000);
    const both = await Promise.all(
      [600, 600].map((principal) => record({ agreementId, type: 'repayment', principal })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await findLoan(agreementId)).toMatchObject({ owed: 400 });
    const same = { agreementId, type: 'repayment', principal: 50, reference: randomUUID() } as const;
    const twice = await Promise.all([record(same), record(same)]);
    expect(twice.map(({ body }) => body.recorded).sort()).toEqual([0, 1]);
    expect(await findLoan(agreementId)).toMatchObject({ owed: 350 });
    const other = await draw(1000);
    const shared = { type: 'repayment', principal: 10, reference: randomUUID() } as const;
    const ofTwo = await Promise.all(
      [agreementId, other.agreementId].map((each) => record({ ...shared, agreementId: each })),
    );
    expect(ofTwo.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a decision counts what is owed and can still be drawn, of an ended line only what is owed', async () => {
    const person = await draw(5000);
    const { agreementId, customerId } = person;
    const findExposure = () =>
      computeExposure(api.database, customerId, randomUUID(), dateIn(api.clock.now()));
    expect(await findExposure()).toBe(20_000_00);
    await record(
      { agreementId, type: 'repayment', principal: 1500 },
      { agreementId, type: 'writeOff', principal: 500 },
    );
    expect(await findExposure()).toBe(18_500_00);
    await api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('id', '=', person.lineId)
      .execute();
    expect(await findExposure()).toBe(3500_00);
    // refunded after it was repaid: nothing is owed, and nothing is counted against other loans
    await release(person, 4000);
    expect(await findLoan(agreementId)).toMatchObject({ refunded: 4000, owed: 0 });
    expect(await findExposure()).toBe(0);
  });
});
