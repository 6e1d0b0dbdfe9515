import { beforeAll, expect, test } from 'vitest';
import type { Api, TestMerchant } from '../../../support/api';
import {
  type ApprovedApplicant,
  makeApprovedApplicant,
  makeReturningApplicant,
} from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import { makeReadyToSign } from '../../../support/ready-to-sign';
import { prepareSigning, sendMerchantAction } from '../../../support/returning-customers';
import { getUsedCredit } from '../../../support/signing';

const name = 'Élodie Côté';
const rounds = 10;

describeOneDatabase('concurrent purchases', (makeApi) => {
  let api: Api;
  let elsewhere: TestMerchant;
  beforeAll(async () => {
    api = await makeApi();
    elsewhere = await api.makeMerchant();
  });

  /** A customer at two merchants, both agreements read and not signed. */
  const makePair = async (limit: number) => {
    const first = await makeApprovedApplicant(api, { limit, cartTotal: 6000 });
    const second = await makeReturningApplicant(api, first, { cartTotal: 6000, merchant: elsewhere });
    const signings = [
      await makeReadyToSign(api, first, 6000_00),
      await makeReadyToSign(api, second, 6000_00),
    ] as const;
    return { first, second, signings };
  };
  /** What the line says it gave is what was signed on it, and no more than it may give. */
  const expectSound = async (person: ApprovedApplicant, limit: number): Promise<number> => {
    const uses = await api.database
      .selectFrom('credit_use')
      .leftJoin('credit_release', 'credit_release.credit_use_id', 'credit_use.id')
      .select(['credit_use.amount_cents as amount', 'credit_release.amount_cents as back'])
      .where('credit_use.credit_line_id', '=', person.lineId)
      .execute();
    const total = uses.reduce((sum, { amount, back }) => sum + amount - (back ?? 0), 0);
    expect(await getUsedCredit(api, person)).toBe(total);
    expect(total).toBeLessThanOrEqual(limit);
    return total;
  };

  test('of two signatures that exceed the credit together, exactly one succeeds', async () => {
    for (let round = 0; round < rounds; round++) {
      const { first, signings } = await makePair(10_000_00);
      const answers = await Promise.all(signings.map((signing) => signing()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await expectSound(first, 10_000_00)).toBe(6000_00);
    }
  });

  test('two signatures within the credit both succeed', async () => {
    const { first, signings } = await makePair(12_000_00);
    const answers = await Promise.all(signings.map((signing) => signing()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await expectSound(first, 12_000_00)).toBe(12_000_00);
  });

  test('a signature during a refund uses the restored credit, or fails whole', async () => {
    for (let round = 0; round < rounds; round++) {
      const { first, second, signings } = await makePair(10_000_00);
      await signings[0]();
      const [refunded, signed] = await Promise.all([
        sendMerchantAction(api, first.checkoutId, 'refunds'),
        signings[1](),
        sendMerchantAction(api, first.checkoutId, 'refunds'),
      ]);
      expect(refunded.status === 200 || refunded.problem.type === 'step-not-allowed').toBe(true);
      expect([200, 409]).toContain(signed.status);
      expect(await expectSound(first, 10_000_00)).toBe(signed.status === 200 ? 6000_00 : 0);
      // refused only because it came before the refund: now it is signed
      if (signed.status === 409) expect((await (await prepareSigning(second, name))()).status).toBe(200);
    }
  });
});
