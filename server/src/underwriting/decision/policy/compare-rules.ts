import type { Cents } from '@tamarack/core/money/cents';
import type { FeatureName } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';
import type { Rules } from '../rules/rules';
import {
  type DecidedCase,
  type Dimension,
  decideAll,
  dimensions,
  groupBy,
  type PolicyCase,
  type Result,
} from './policy-case';

export interface Totals {
  readonly cases: number;
  readonly approved: number;
  readonly referred: number;
  readonly rejected: number;
  readonly sinNeeded: number;
  /** Sum of the limits of approvals. */
  readonly granted: Cents;
}

interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** Two versions of the rules on the same applications. */
export interface RulesComparison {
  readonly totals: Pair<Totals>;
  readonly segments: readonly (Pair<Totals> & { readonly dimension: Dimension; readonly name: string })[];
  /** Applications that end differently, most frequent first. */
  readonly moved: readonly { readonly from: Result; readonly to: Result; readonly cases: number }[];
  /** Approved by both, with another limit. */
  readonly limits: { readonly raised: number; readonly lowered: number; readonly change: Cents };
  /** Reasons that either gives another number of times. */
  readonly reasons: readonly (Pair<number> & { readonly code: ReasonCode })[];
  /** Features of the second version that stored cases lack: rules on them cannot apply to those cases. */
  readonly missing: readonly { readonly feature: FeatureName; readonly cases: number }[];
}

export function compareRules(cases: readonly PolicyCase[], before: Rules, after: Rules): RulesComparison {
  const [first, second] = [decideAll(cases, before), decideAll(cases, after)];
  const pairs = first.flatMap((one, at) => {
    const other = second[at];
    return other ? [{ before: one, after: other }] : [];
  });
  return {
    totals: sumPair(pairs),
    segments: (Object.keys(dimensions) as Dimension[]).flatMap((dimension) =>
      groupBy(pairs, (pair) => dimensions[dimension](pair.before)).map(([name, group]) => ({
        dimension,
        name,
        ...sumPair(group),
      })),
    ),
    moved: countMoved(pairs),
    limits: compareLimits(pairs),
    reasons: compareReasons(first, second),
    missing: countMissing(cases, after),
  };
}

type DecidedPair = Pair<DecidedCase>;

const sumPair = (pairs: readonly DecidedPair[]): Pair<Totals> => ({
  before: sumUp(pairs.map(({ before }) => before)),
  after: sumUp(pairs.map(({ after }) => after)),
});

export function sumUp(decided: readonly DecidedCase[]): Totals {
  const count = (result: Result): number => decided.filter((each) => each.result === result).length;
  return {
    cases: decided.length,
    approved: count('approved'),
    referred: count('referred'),
    rejected: count('rejected'),
    sinNeeded: count('sinNeeded'),
    granted: decided.reduce(
      (sum, { result, decision }) => sum + (result === 'approved' ? decision.limit : 0),
      0,
    ),
  };
}

const countMoved = (pairs: readonly DecidedPair[]): RulesComparison['moved'] =>
  groupBy(
    pairs.filter(({ before, after }) => before.result !== after.result),
    ({ before, after }) => `${before.result} ${after.result}`,
  )
    .flatMap(([, group]) =>
      group[0] ? [{ from: group[0].before.result, to: group[0].after.result, cases: group.length }] : [],
    )
    .sort((a, b) => b.cases - a.cases);

function compareLimits(pairs: readonly DecidedPair[]): RulesComparison['limits'] {
  const changes = pairs
    .filter(({ before, after }) => before.result === 'approved' && after.result === 'approved')
    .map(({ before, after }) => after.decision.limit - before.decision.limit);
  return {
    raised: changes.filter((change) => change > 0).length,
    lowered: changes.filter((change) => change < 0).length,
    change: changes.reduce((sum, change) => sum + change, 0),
  };
}

function compareReasons(
  first: readonly DecidedCase[],
  second: readonly DecidedCase[],
): RulesComparison['reasons'] {
  const [before, after] = [countReasons(first), countReasons(second)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((code) => ({ code, before: before.get(code) ?? 0, after: after.get(code) ?? 0 }))
    .filter((each) => each.before !== each.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** How often each reason is given. */
export function countReasons(decided: readonly DecidedCase[]): ReadonlyMap<ReasonCode, number> {
  const counts = new Map<ReasonCode, number>();
  for (const code of decided.flatMap(({ decision }) => decision.reasons))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function countMissing(cases: readonly PolicyCase[], rules: Rules): RulesComparison['missing'] {
  const used = new Set(
    [...rules.knockouts, ...rules.reviews, ...rules.tiers].map(({ feature }): FeatureName => feature),
  );
  return [...used]
    .map((feature) => ({ feature, cases: cases.filter(({ missing }) => missing.includes(feature)).length }))
    .filter(({ cases: lacking }) => lacking > 0);
}
