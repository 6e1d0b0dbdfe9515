import type { Cents } from '@tamarack/core/money/cents';
import { countRoundTrips } from './count-round-trips';
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
  /** `fromLimit`: counts only if the limit would be at least this much. */
  readonly bound: { readonly below?: number; readonly atLeast?: number; readonly fromLimit?: Cents };
  readonly fired: boolean;
  /** Beyond its bound only for reasons that are no ground for rejection: too little bank data, possible round trips. */
  readonly setAside: boolean;
  /** A person decides, even if a knock-out rule applies. */
  readonly beforeKnockouts?: true;
}

/** Figures that are zero without any banking. */
const salesFeatures: readonly FeatureName[] = ['monthlyRevenue', 'depositsPerMonth'];

/** Every knock-out and then every review condition, in the order of the rules. */
export function evaluateChecks(features: Features, rules: Rules): readonly Check[] {
  const noBankData = hasNoBankData(features, rules);
  const whole = countRoundTrips(features);
  const isExcused = (condition: Condition): boolean =>
    (features.unprovenReasons ?? 0) > 0 ||
    (noBankData && condition.below !== undefined && salesFeatures.includes(condition.feature)) ||
    isLeftToPerson(condition.code, features, rules) ||
    rules.reviews.some((each) => condition.unless?.includes(each.code) && isBeyond(each, features)) ||
    !isBeyond(condition, whole);
  const knockouts = rules.knockouts.map((each) =>
    evaluateCondition('knockout', each, features, isExcused(each)),
  );
  const { limit } = computeLimit(features, computeTier(features, rules), rules);
  // by a knock-out, set aside or not, or the limit
  const isRefused = knockouts.some(({ fired, setAside }) => fired || setAside) || limit < rules.limit.min;
  const isDecisive =
    rules.knockouts.some((each) => isBeyond(each, features) && !isBeyond(each, whole)) ||
    (limit < rules.limit.min &&
      computeLimit(whole, computeTier(whole, rules), rules).limit >= rules.limit.min);
  const reviews = rules.reviews.map((each) => {
    const check = evaluateCondition('review', each, features, false);
    const isDue =
      (!each.ifRefused || isRefused) && (!each.ifDecisive || isDecisive) && limit >= (each.fromLimit ?? 0);
    return isDue ? check : { ...check, fired: false };
  });
  return [...knockouts, ...reviews];
}

const isLeftToPerson = (code: ReasonCode, { otherAccounts }: Features, { owners }: Rules): boolean =>
  (otherAccounts ?? 0) > 0 && owners?.setAside.includes(code) === true;

/** No account, no account with transactions, or too few categorized ones: too little data to justify a rejection. */
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
  const beyond = isBeyond(condition, features);
  return {
    group,
    code,
    feature,
    value: features[feature],
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

const isBeyond = ({ feature, below, atLeast }: Condition, features: Features): boolean => {
  const value = features[feature];
  return (
    value !== null && ((below !== undefined && value < below) || (atLeast !== undefined && value >= atLeast))
  );
};

/** Reason codes of a group's conditions that apply, each once. */
export const listFiredCodes = (checks: readonly Check[], group: Check['group']): ReasonCode[] => [
  ...new Set(checks.filter((each) => each.group === group && each.fired).map(({ code }) => code)),
];
