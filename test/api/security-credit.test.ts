import { beforeAll, expect, test } from 'vitest';
import type { Bureau } from '../../server/src/scoring/bureau/bureau';
import type { Api, View } from '../support/api';
import { connectBank, makeApplying } from '../support/applying';
import { eachDatabase } from '../support/each-database';
import { testTiming } from '../support/scored';
import { until } from '../support/until';

eachDatabase('what somebody could try to get more credit', (makeApi) => {
  let api: Api;
  /** Those who ask the bureau go on once so many have asked. */
  let together = 0;
  const waiting: (() => void)[] = [];
  const meet = async (): Promise<void> => {
    const met = new Promise<void>((go) => waiting.push(go));
    if (waiting.length === together) for (const go of waiting) go();
    await met;
  };
  beforeAll(async () => {
    api = await makeApi({
      config: { scoring: { ...testTiming, bureauTimeoutMs: 20_000 } },
      edges: ({ bureau }) => ({
        bureau: {
          report: async (...query: Parameters<Bureau['report']>) => {
            await meet();
            return bureau.report(...query);
          },
        },
      }),
    });
  });

  test('applications of one customer that are scored at the same moment: each counts the lines of those before', async () => {
    together = 3;
    const first = await makeApplying(api);
    const { customerId } = first;
    const all = [first, await makeApplying(api, { customerId }), await makeApplying(api, { customerId })];
    for (const person of all) await connectBank(person, { user: 'greatday_nomfa' });
    await Promise.all(all.map((person) => person.post('/v1/scoring')));
    const isOver = ({ facts }: View): boolean => facts.scoring.state !== 'running';
    await Promise.all(all.map((person) => until(() => person.view(), isOver, 30)));
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
});
