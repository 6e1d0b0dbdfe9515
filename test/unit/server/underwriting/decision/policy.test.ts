import { describe, expect, it } from 'vitest';
import { compareRules } from '../../../../../server/src/underwriting/decision/policy/compare-rules';
import { computeFairness } from '../../../../../server/src/underwriting/decision/policy/fairness';
import {
  createInputCase,
  createStoredCase,
  type LoanOutcome,
  type PolicyCase,
} from '../../../../../server/src/underwriting/decision/policy/policy-case';
import {
  computeLosses,
  computeScorecard,
} from '../../../../../server/src/underwriting/decision/policy/scorecard';
import type { Rules } from '../../../../../server/src/underwriting/decision/rules/rules';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { rules202612 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12';
import { buildAccount, buildBureauReport, buildInput, buildSteadySales } from './build-input';
import decided from './decided-2026-11-1.json';

interface Applicant {
  readonly dob?: string;
  readonly province?: string;
  readonly language?: string;
  readonly score?: number;
  readonly perDay?: number;
  readonly loan?: LoanOutcome;
}

/** Approved, unless something else is said. */
const apply = ({ dob = '1985-04-12', province = 'ON', score = 780, perDay = 60_000, ...rest }: Applicant) =>
  createInputCase(
    buildInput({
      person: { ...buildInput().person, dob, province },
      bureau: buildBureauReport({ score }),
      accounts: [buildAccount(buildSteadySales(perDay), 500_000)],
    }),
    { language: rest.language ?? 'en', loan: rest.loan ?? null },
  );
const times = (count: number, applicant: Applicant): readonly PolicyCase[] => {
  const one = apply(applicant);
  const { toFeatures } = one;
  // figures of the same input are the same
  const kept = new Map<Rules, ReturnType<typeof toFeatures>>();
  const remember = (rules: Rules) => {
    const features = kept.get(rules) ?? toFeatures(rules);
    kept.set(rules, features);
    return features;
  };
  return Array.from({ length: count }, () => ({ ...one, toFeatures: remember }));
};

/** Stricter on the score, and grants less. */
const stricter: Rules = {
  ...rules202612,
  version: 'stricter',
  knockouts: rules202612.knockouts.map((each) =>
    each.code === 'scoreTooLow' ? { ...each, below: 700 } : each,
  ),
  limit: { ...rules202612.limit, annualSharePercent: 10 },
};

describe('two versions compared', () => {
  const cases = [...times(3, { score: 780 }), ...times(2, { score: 650, province: 'QC' })];
  const comparison = compareRules(cases, rules202612, stricter);

  it('counts approvals and limits of each', () => {
    const { before, after } = comparison.totals;
    expect(before).toMatchObject({ cases: 5, approved: 5, referred: 0, rejected: 0, sinNeeded: 0 });
    expect(after).toMatchObject({ cases: 5, approved: 3, rejected: 2 });
    expect(before.granted).toBeGreaterThan(after.granted);
    expect(after.granted % 10_000).toBe(0);
  });

  it('says what moves, which limits change, and for which reasons', () => {
    expect(comparison.moved).toEqual([{ from: 'approved', to: 'rejected', cases: 2 }]);
    expect(comparison.limits).toMatchObject({ raised: 0, lowered: 3 });
    expect(comparison.limits.change).toBeLessThan(0);
    expect(comparison.reasons).toContainEqual({ code: 'scoreTooLow', before: 0, after: 2 });
  });

  it('by segment, and every segment adds up to all', () => {
    const inQuebec = comparison.segments.find(({ name }) => name === 'QC');
    expect(inQuebec).toMatchObject({
      dimension: 'province',
      before: { cases: 2, approved: 2 },
      after: { cases: 2, rejected: 2 },
    });
    for (const dimension of ['age', 'province', 'language', 'monthsInBusiness', 'score'])
      expect(
        comparison.segments
          .filter((each) => each.dimension === dimension)
          .reduce((sum, { after }) => sum + after.approved, 0),
      ).toBe(3);
  });

  it('of a version with itself, nothing changes', () => {
    const { totals, moved, limits, reasons } = compareRules(cases, stricter, stricter);
    expect([moved, reasons, limits]).toEqual([[], [], { raised: 0, lowered: 0, change: 0 }]);
    expect(totals.before).toEqual(totals.after);
  });

  it('says which figures stored applications lack', () => {
    const stored = decided.map(({ features }) =>
      createStoredCase(features, { language: 'fr', province: null, loan: null }),
    );
    const { missing, totals } = compareRules(stored, rules2026112, rules202612);
    expect(totals.before.cases).toBe(decided.length);
    expect(missing).toContainEqual({ feature: 'otherAccounts', cases: decided.length });
    expect(missing.map(({ feature }) => feature)).not.toContain('score');
  });
});

describe('fairness', () => {
  const cases = [
    ...times(40, { language: 'en' }),
    ...times(20, { language: 'fr', score: 500 }),
    ...times(20, { language: 'fr' }),
    ...times(4, { province: 'NU', score: 500 }),
    ...times(12, { dob: '2008-01-01', province: 'BC' }),
  ];
  const rows = computeFairness(cases, rules202612);
  const find = (name: string) => rows.find((row) => row.name === name);

  it('compares approval rates with that of the group approved most', () => {
    expect(find('fr')).toMatchObject({ approvalRate: 50, low: true });
    expect(find('en')?.approvalRate).toBe(71);
    expect(find('en')).toMatchObject({ ratio: 100, low: false });
    expect(find('fr')?.ratio).toBe(70);
  });

  it('names the reasons against a group', () => {
    expect(find('fr')?.reasons).toEqual([{ code: 'scoreTooLow', percent: 50 }]);
    expect(find('under 25')?.reasons).toEqual([{ code: 'underAge', percent: 100 }]);
  });

  it('gives no rate of a group in which somebody could be found', () => {
    expect(find('NU')).toMatchObject({ approvalRate: null, ratio: null, low: false, reasons: [] });
  });

  it('orders ages by number', () => {
    expect(rows.filter(({ dimension }) => dimension === 'age').map(({ name }) => name)).toEqual([
      'under 25',
      '35 to 44',
    ]);
  });
});

describe('scorecard and losses', () => {
  const cases = [
    ...times(3, { score: 780, loan: { drawn: 1_000_000, lost: 0 } }),
    ...times(2, { score: 610, loan: { drawn: 500_000, lost: 250_000 } }),
    ...times(1, { score: 500, loan: { drawn: 100_000, lost: 100_000 } }),
    ...times(4, { score: 780 }),
  ];

  it('spreads applications over the bounds of each figure', () => {
    const rows = computeScorecard(cases, rules202612);
    const byScore = rows.filter(({ feature }) => feature === 'score');
    expect(byScore.map(({ tier, totals }) => [tier, totals.cases])).toEqual([
      ['A', 7],
      ['B', 0],
      ['C', 2],
      ['D', 1],
    ]);
    expect(byScore[2]).toMatchObject({
      decisive: 2,
      losses: { loans: 2, drawn: 1_000_000, lost: 500_000, lossPercent: 50 },
    });
    expect(rows.filter(({ feature }) => feature === null).map(({ totals }) => totals.cases)).toEqual([
      7, 0, 2, 1,
    ]);
  });

  it('counts losses by the tier in which these rules would have approved', () => {
    const rows = computeLosses(cases, rules202612);
    expect(rows.map(({ tier, losses }) => [tier, losses.loans, losses.lossPercent])).toEqual([
      ['A', 3, 0],
      ['B', 0, null],
      ['C', 2, 50],
      ['D', 0, null],
      [null, 1, 100],
    ]);
    expect(rows[0]?.totals.approved).toBe(3);
  });
});
