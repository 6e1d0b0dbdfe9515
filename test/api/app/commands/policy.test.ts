import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runPolicy } from '../../../../server/app/commands/policy/command';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import {
  readPolicyCases,
  unbounded,
} from '../../../../server/src/underwriting/scoring/policy/read-policy-cases';
import type { Api } from '../../../support/api';
import { logIn, toText } from '../../../support/console-browser';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { makeOperator } from '../../../support/reviews';
import { scoreApplicant, testTiming } from '../../../support/scoring';

describeEachDatabase('the policy command', (makeApi) => {
  test('reads the last decision by the rules of each application, and who it is about', async () => {
    const keys = createLocalKeys(createKeyRing());
    const api = await makeApi({
      keys,
      clock: createFakeClock(new Date('2026-11-24T15:00:00Z')),
      config: { scoring: testTiming, trustProxy: 1 },
    });
    const { person } = await scoreApplicant(api, 'instant');
    await scoreApplicant(api, 'rejected_nsf');
    await api.database
      .updateTable('application')
      .set({ language: 'fr' })
      .where('id', '=', person.applicationId)
      .execute();
    const { cases, more } = await readPolicyCases(api.database, keys, unbounded);
    expect(more).toBe(false);
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

    // the same on the console's page, within a period
    const senior = await logIn(api);
    const read = async (query = '') => toText((await senior.get(`/operator/policy${query}`)).body);
    const page = await read('?before=2026-11.2&after=2026-12.1&days=30');
    expect(page).toContain('Rules 2026-11.2 and 2026-12.1 on 2 applications');
    expect(page).toMatch(/All 2 50% 0% 50% no change/);
    expect(page).toContain('Every application has the same outcome.');
    expect(page).toContain('Scorecard of 2026-12.1');
    expect(page).toContain('No loan of these applications is repaid or written off yet.');
    await lose(api, person.applicationId);
    expect(
      (await readPolicyCases(api.database, keys, unbounded)).cases.map(({ loan }) => loan),
    ).toContainEqual({
      drawn: 1000_00,
      lost: 300_00,
    });
    expect(await read()).toMatch(
      /Tier Applications Limits Drawn Lost Loss rate .*1 \$[\d,]+ \$1,000 \$300 30%/,
    );
    expect(await read('?before=nothing&days=7')).toContain('Rules 2026-12.7 and 2026-12.8 on 2');
    api.clock.advance({ hours: 31 * 24 });
    const later = await logIn(api);
    expect(toText((await later.get('/operator/policy?days=30')).body)).toContain('decided no application');
    const reviewer = await logIn(api, await makeOperator(api, 'Ada Roy', { roles: ['reviewer'] }));
    const refused = await reviewer.get('/operator/policy');
    expect(refused.status).toBe(403);
    expect(refused.body).not.toContain('href="/operator/policy"');
  });
});

/** Two purchases on the line of an application, one of $1,000 that ended with $300 lost, and one that still runs. */
async function lose(api: Api, applicationId: string): Promise<void> {
  const { id: lineId } = await api.database
    .selectFrom('credit_line')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const draw = (reference: string, amount: number) =>
    inTransaction(api.database, (trx) =>
      api.services.credit.useCredit(trx, lineId, { applicationId, reference, amount }),
    );
  const ended = randomUUID();
  await draw(ended, 1000_00);
  await draw(randomUUID(), 100_00);
  const { operator } = await makeOperator(api, 'Kim Roy', { roles: ['finance'] });
  await api.services.loans.record(
    operator,
    (
      [
        ['repayment', 500_00],
        ['writeOff', 300_00],
      ] as const
    ).map(([kind, principal]) => ({
      agreementId: ended,
      reference: kind,
      kind,
      principal,
      bookedOn: '2026-11-24',
    })),
  );
}
