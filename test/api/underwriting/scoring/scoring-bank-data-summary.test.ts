import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../../support/api';
import { goodSin, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { scoreApplicant, testTiming, waitForDecision } from '../../../support/scoring';

describeOneDatabase('the bank data summary', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const pictureOf = (applicationId: string) =>
    api.services.scoring.bankDataSummary(api.database, applicationId);
  const stored = (applicationId: string) =>
    api.database
      .selectFrom('decision')
      .select(['features', 'picture_cipher'])
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute();

  it('is stored with a decision, encrypted, and agrees with its figures', async () => {
    const { person } = await scoreApplicant(api, 'approved');
    const picture = await pictureOf(person.applicationId);
    const [row] = await stored(person.applicationId);
    if (!picture || !row?.picture_cipher) throw new Error('no picture');
    expect(row.picture_cipher.includes('months')).toBe(false);
    expect(picture.months).toHaveLength(12);
    expect(picture.months.reduce((sum, month) => sum + month.nsf, 0)).toBe(row.features.nsfCount);
    const recent = picture.closing.slice(-90);
    expect(Math.floor(recent.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) / 90)).toBe(
      row.features.averageDailyBalance,
    );
    expect(picture.accounts.map(({ counted }) => counted)).toEqual([true, true, false]);
    expect(JSON.stringify(picture)).not.toMatch(/MONERIS|ONDECK|77777/);
  });

  it('belongs to the last decision: none while the SIN is missing, its own once it was given', async () => {
    const { person } = await scoreApplicant(api, 'review_name', { sin: null, last: 'Newcomer' });
    expect(await pictureOf(person.applicationId)).toBeNull();
    await person.put('/v1/application/sin', { sin: goodSin });
    expect((await waitForDecision(person)).facts.outcome).toBe('manualReview');
    expect(await pictureOf(person.applicationId)).toMatchObject({
      accounts: [{ holder: 'Quincaillerie Roy et Fils Ltée' }, {}, {}],
    });
    expect((await stored(person.applicationId)).map((row) => row.picture_cipher !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('is missing when no bank was queried', async () => {
    const person = await makeApplicantAtBank(api);
    expect(await pictureOf(person.applicationId)).toBeNull();
  });
});
