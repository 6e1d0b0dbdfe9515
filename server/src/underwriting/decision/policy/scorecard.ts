import type { Cents } from '@tamarack/core/money/cents';
import type { Tier } from '../model/decision';
import type { FeatureName } from '../model/feature-names';
import type { Rules } from '../rules/rules';
import { computeFeatureTiers, computeTier } from '../tier';
import { sumUp, type Totals } from './compare-rules';
import { type DecidedCase, decideAll, type PolicyCase, toPercent } from './policy-case';

const tiers: readonly Tier[] = ['A', 'B', 'C', 'D'];

interface Losses {
  readonly loans: number;
  readonly drawn: Cents;
  readonly lost: Cents;
  /** Lost per 100 drawn; null if nothing was drawn. */
  readonly lossPercent: number | null;
}

export interface ScorecardRow {
  /** Null: the tier of the application, the worst of all. */
  readonly feature: FeatureName | null;
  readonly tier: Tier;
  readonly totals: Totals;
  /** Applications whose tier this figure alone decides. */
  readonly decisive: number;
  readonly losses: Losses;
}

/** The distribution of applications over the bounds of each feature, with their outcomes and losses. */
export function computeScorecard(cases: readonly PolicyCase[], rules: Rules): readonly ScorecardRow[] {
  const decided = decideAll(cases, rules).map((each) => ({
    each,
    tier: computeTier(each.decision.features, rules),
    tiers: computeFeatureTiers(each.decision.features, rules),
  }));
  const rows = (feature: FeatureName | null): readonly ScorecardRow[] =>
    tiers.map((tier) => {
      const group = decided.filter(
        (one) => tier === (feature === null ? one.tier : findTier(one.tiers, feature)),
      );
      return {
        feature,
        tier,
        totals: sumUp(group.map(({ each }) => each)),
        decisive: group.filter(
          (one) =>
            feature !== null &&
            one.tier === tier &&
            one.tiers.every((other) => other.feature === feature || other.tier < tier),
        ).length,
        losses: sumLosses(group.map(({ each }) => each)),
      };
    });
  return [null, ...rules.tiers.map(({ feature }) => feature)].flatMap(rows);
}

const findTier = (all: ReturnType<typeof computeFeatureTiers>, feature: FeatureName): Tier | undefined =>
  all.find((each) => each.feature === feature)?.tier;

export interface LossRow {
  readonly tier: Tier | null;
  readonly totals: Totals;
  readonly losses: Losses;
}

/** Approvals, limits and losses by tier, over the applications that became loans. A tier of null: not approved now. */
export function computeLosses(cases: readonly PolicyCase[], rules: Rules): readonly LossRow[] {
  const decided = decideAll(
    cases.filter(({ loan }) => loan !== null),
    rules,
  );
  return [...tiers, null].map((tier) => {
    const group = decided.filter(
      ({ result, decision }) => tier === (result === 'approved' ? decision.tier : null),
    );
    return { tier, totals: sumUp(group), losses: sumLosses(group) };
  });
}

function sumLosses(decided: readonly DecidedCase[]): Losses {
  const loans = decided.flatMap(({ from }) => (from.loan === null ? [] : [from.loan]));
  const [drawn, lost] = [sum(loans.map((loan) => loan.drawn)), sum(loans.map((loan) => loan.lost))];
  return { loans: loans.length, drawn, lost, lossPercent: toPercent(lost, drawn) };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
