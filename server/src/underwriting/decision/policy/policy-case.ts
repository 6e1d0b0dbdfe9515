import type { Cents } from '@tamarack/core/money/cents';
import { decideByFeatures } from '../decide';
import { computeFeatures } from '../features';
import type { Decision, DecisionOutcome } from '../model/decision';
import { completeFeatures, type FeatureName, type Features, featureNames } from '../model/feature-names';
import type { DecisionInput } from '../model/input';
import type { Rules } from '../rules/rules';

/** The outcome of an application's loan. */
export interface LoanOutcome {
  readonly drawn: Cents;
  /** Written off. */
  readonly lost: Cents;
}

/** One application, as input for rules of any version. Contains no personal data. */
export interface PolicyCase {
  /** The figures: stored ones, or computed by these rules from the complete input. */
  readonly toFeatures: (rules: Rules) => Features;
  /** Figures that were not stored, because the version that decided had none. */
  readonly missing: readonly FeatureName[];
  readonly province: string | null;
  readonly language: string | null;
  readonly loan: LoanOutcome | null;
}

interface About {
  readonly language: string | null;
  readonly loan: LoanOutcome | null;
}

export const createInputCase = (input: DecisionInput, about: About): PolicyCase => ({
  toFeatures: (rules) => computeFeatures(input, rules),
  missing: [],
  province: input.person.province ?? null,
  ...about,
});

export const createStoredCase = (
  features: Partial<Features>,
  about: About & { readonly province: string | null },
): PolicyCase => {
  const complete = completeFeatures(features);
  return {
    toFeatures: () => complete,
    missing: featureNames.filter((name) => features[name] === undefined),
    ...about,
  };
};

/** The automatic decision, in four. */
export type Result = 'approved' | 'referred' | 'rejected' | 'sinNeeded';

const byOutcome: Readonly<Record<DecisionOutcome, Result>> = {
  instantlyApproved: 'approved',
  preQualified: 'approved',
  approved: 'approved',
  manualReview: 'referred',
  rejected: 'rejected',
  sinNeeded: 'sinNeeded',
};

export interface DecidedCase {
  readonly from: PolicyCase;
  readonly decision: Decision;
  readonly result: Result;
}

export const decideAll = (cases: readonly PolicyCase[], rules: Rules): readonly DecidedCase[] =>
  cases.map((from) => {
    const decision = decideByFeatures(from.toFeatures(rules), rules);
    return { from, decision, result: byOutcome[decision.outcome] };
  });

/** How cases are grouped. A group without a value is `unknown`. */
export const dimensions = {
  age: ({ decision }: DecidedCase) => findBand(decision.features.ageYears, [25, 35, 45, 55, 65]),
  province: ({ from }: DecidedCase) => from.province ?? 'unknown',
  language: ({ from }: DecidedCase) => from.language ?? 'unknown',
  monthsInBusiness: ({ decision }: DecidedCase) => findBand(decision.features.monthsInBusiness, [12, 24, 60]),
  score: ({ decision }: DecidedCase) => findBand(decision.features.score, [540, 600, 660, 725]),
} as const;

export type Dimension = keyof typeof dimensions;

/** "under 25", "25 to 34", "65 or more". */
function findBand(value: number | null, bounds: readonly number[]): string {
  if (value === null) return 'unknown';
  const at = bounds.findIndex((bound) => value < bound);
  if (at === 0) return `under ${bounds[0]}`;
  if (at < 0) return `${bounds.at(-1)} or more`;
  return `${bounds[at - 1]} to ${(bounds[at] ?? 0) - 1}`;
}

/** Groups in the order of their names, numbers by value, the unknown ones last. */
export function groupBy<T>(
  items: readonly T[],
  toGroup: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = toGroup(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  const order = (name: string): number => (name === 'unknown' ? 2 : name.startsWith('under ') ? 0 : 1);
  return [...groups].sort(
    ([a], [b]) => order(a) - order(b) || a.localeCompare(b, 'en-CA', { numeric: true }),
  );
}

/** Whole percent; null of nothing. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);
