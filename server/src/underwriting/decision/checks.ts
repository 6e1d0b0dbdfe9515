import type { Cents } from '@tamarack/core/money/cents';
import { computeLimit } from './limit';
import type { FeatureName, Features } from './model/feature-names';
import type { ReasonCode } from './reasons/codes';
import type { Condition, Rules } from './rules/rules';
import { computeTier } from './tier';

/** One condition of the rules, evaluated on the figures. */
export interface Check {
  readonly group: 'knockout' | 'review';
  readonly code: ReasonCode;
  readonly feature: FeatureName;
  readonly value: number | null;
  /** `fromLimit`: counts only where the limit would be this much at least. */
  readonly bound: { readonly below?: number; readonly atLeast?: number; readonly fromLimit?: Cents };
  readonly fired: boolean;
  /** Beyond its bound only because there is no banking to judge, which is not a ground for rejection. */
  readonly setAside: boolean;
  /** A person decides, even where a knock-out applies. */
  readonly beforeKnockouts?: true;
}

/** Figures that are zero without any banking. */
const salesFeatures: readonly FeatureName[] = ['monthlyRevenue', 'depositsPerMonth'];

/** Every knock-out and then every review condition, in the order of the rules. */
export function evaluateChecks(features: Features, rules: Rules): readonly Check[] {
  const noBankData = hasNoBankData(features, rules);
  const isExcused = ({ code, feature, below }: Condition): boolean =>
    (features.unprovenReasons ?? 0) > 0 ||
    (noBankData && below !== undefined && salesFeatures.includes(feature)) ||
    isLeftToPerson(code, features, rules);
  const knockouts = rules.knockouts.map((each) =>
    evaluateCondition('knockout', each, features, isExcused(each)),
  );
  const { limit } = computeLimit(features, computeTier(features, rules), rules);
  // by a knock-out, set aside or not, or the limit
  const isRefused = knockouts.some(({ fired, setAside }) => fired || setAside) || limit < rules.limit.min;
  const reviews = rules.reviews.map((each) => {
    const check = evaluateCondition('review', each, features, false);
    const isDue = (!each.ifRefused || isRefused) && limit >= (each.fromLimit ?? 0);
    return isDue ? check : { ...check, fired: false };
  });
  return [...knockouts, ...reviews];
}

const isLeftToPerson = (code: ReasonCode, { otherAccounts }: Features, { owners }: Rules): boolean =>
  (otherAccounts ?? 0) > 0 && owners?.setAside.includes(code) === true;

/** No account, no account with any movement, or too little that can be told: nothing to show for a rejection. */
const hasNoBankData = (features: Features, { coverage }: Rules): boolean => {
  const { cadAccounts, missingMonths, creditLines, unknownCreditPercent } = features;
  if (cadAccounts === 0) return true;
  if (coverage === undefined) return false;
  const { months, minCredits, maxUnknownPercent } = coverage;
  return (
    missingMonths === months ||
    (minCredits !== undefined && creditLines !== null && creditLines < minCredits) ||
    (maxUnknownPercent !== undefined && (unknownCreditPercent ?? 0) >= maxUnknownPercent)
  );
};

function evaluateCondition(
  group: Check['group'],
  condition: Condition,
  features: Features,
  excused: boolean,
): Check {
  const { code, feature, below, atLeast, fromLimit, beforeKnockouts } = condition;
  const value = features[feature];
  const beyond =
    value !== null && ((below !== undefined && value < below) || (atLeast !== undefined && value >= atLeast));
  return {
    group,
    code,
    feature,
    value,
    bound: {
      ...(below !== undefined && { below }),
      ...(atLeast !== undefined && { atLeast }),
      ...(fromLimit !== undefined && { fromLimit }),
    },
    fired: beyond && !excused,
    setAside: beyond && excused,
    ...(beforeKnockouts && { beforeKnockouts }),
  };
}

/** Reason codes of a group's conditions that apply. */
export const listFiredCodes = (checks: readonly Check[], group: Check['group']): ReasonCode[] =>
  checks.filter((each) => each.group === group && each.fired).map(({ code }) => code);
