import { expect, test } from 'vitest';
import { runPolicy } from '../../../server/app/commands/policy/command';
import { readDatabase } from '../../../server/app/commands/policy/read-cases';
import { createKeyRing } from '../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../server/src/platform/keys/local-keys';
import { describeEachDatabase } from '../../support/describe-databases';
import { scoreApplicant, testTiming } from '../../support/scoring';

describeEachDatabase('the policy command', (makeApi) => {
  test('reads the last decision by the rules of each application, and who it is about', async () => {
    const keys = createLocalKeys(createKeyRing());
    const api = await makeApi({ keys, config: { scoring: testTiming } });
    const { person } = await scoreApplicant(api, 'instant');
    await scoreApplicant(api, 'rejected_nsf');
    await api.database
      .updateTable('application')
      .set({ language: 'fr' })
      .where('id', '=', person.applicationId)
      .execute();
    const cases = await readDatabase(api.database, keys);
    expect(cases).toHaveLength(2);
    expect(new Set(cases.map(({ language }) => language))).toEqual(new Set(['en', 'fr']));
    for (const { province, missing, loan } of cases) {
      expect(province).toMatch(/^[A-Z]{2}$/);
      expect([missing, loan]).toEqual([[], null]);
    }
    const text = await runPolicy(
      ['compare', '2026-11.2', '2026-12.1', '--on', 'database'],
      async () => cases,
    );
    expect(text).toMatch(/All +2 +50% → 50% +0% → 0% +50% → 50%/);
    expect(text).not.toContain('lack');
  });
});
