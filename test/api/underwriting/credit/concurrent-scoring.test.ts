import { beforeAll, expect, test } from 'vitest';
import type { Bureau } from '../../../../server/src/underwriting/scoring/state/bureau';
import type { Api, View } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { testTiming } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

describeOneDatabase('attempts to get more credit', (makeApi) => {
  let api: Api;
  /** Those who ask the bureau go on once so many have asked. */
  let together = 0;
  const waiting: (() => void)[] = [];
  const meet = async (): Promise<void> => {
    const met = new Promise<void>((go) => waiting.push(go));
    if (waiting.length === together) for (const go of waiting) go();
    await met;
  };
  /** What the bureau's answer waits for. */
  let pause: (who: { readonly last: string }) => Promise<void> = meet;
  const isOver = ({ facts }: View): boolean => facts.scoring.state !== 'running';
  beforeAll(async () => {
    api = await makeApi({
      config: { scoring: { ...testTiming, bureauTimeoutMs: 20_000 } },
      adapters: ({ bureau }) => ({
        bureau: {
          fetchReport: async (...query: Parameters<Bureau['fetchReport']>) => {
            await pause(query[0]);
            return bureau.fetchReport(...query);
          },
        },
      }),
    });
  });

  test('applications of one customer scored concurrently: each counts the lines granted before', async () => {
    pause = meet;
    together = 3;
    const first = await makeApplicantAtBank(api);
    const { customerId } = first;
    const all = [
      first,
      await makeApplicantAtBank(api, { customerId }),
      await makeApplicantAtBank(api, { customerId }),
    ];
    for (const person of all) await connectBank(person, { user: 'greatday_nomfa' });
    await Promise.all(all.map((person) => person.post('/v1/scoring')));
    await Promise.all(all.map((person) => waitUntil(() => person.view(), isOver, 30)));
    const decisions = await api.database
      .selectFrom('decision')
      .select(['features', 'limit_cents as limit'])
      .where(
        'application_id',
        'in',
        all.map(({ applicationId }) => applicationId),
      )
      .execute();
    const counted = ({ features }: (typeof decisions)[number]) => Number(features['exposure']);
    let granted = 0;
    for (const decision of decisions.toSorted((a, b) => counted(a) - counted(b))) {
      expect(counted(decision)).toBe(granted);
      granted += decision.limit;
    }
    expect([decisions.length, granted > 0]).toEqual([3, true]);
  });

  test('a rejection at one merchant counts in a concurrent run at another, which goes to manual review', async () => {
    const first = await makeApplicantAtBank(api);
    const second = await makeApplicantAtBank(api, { customerId: first.customerId, last: 'Later' });
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    pause = ({ last }) => (last === 'Later' ? gate : Promise.resolve());
    await connectBank(second, { user: 'greatday_nomfa' });
    await second.post('/v1/scoring');
    await connectBank(first, { user: 'rejected_nsf' });
    await first.post('/v1/scoring');
    expect((await waitUntil(() => first.view(), isOver, 30)).facts.outcome).toBe('rejected');
    goOn();
    await waitUntil(() => second.view(), isOver, 30);
    const decision = await api.database
      .selectFrom('decision')
      .select(['outcome', 'reasons'])
      .where('application_id', '=', second.applicationId)
      .executeTakeFirstOrThrow();
    expect(decision.outcome).toBe('manualReview');
    expect(decision.reasons).toContain('rejectedElsewhere');
  });
});
