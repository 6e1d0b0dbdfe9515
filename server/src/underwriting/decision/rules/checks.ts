import type { FeatureName, Features } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';
import type { Condition, Rules } from './rules';

/** One condition of the rules, evaluated on the figures. */
export interface Check {
  readonly group: 'knockout' | 'review';
  readonly code: ReasonCode;
  readonly feature: FeatureName;
  readonly value: number | null;
  readonly bound: { readonly below?: number; readonly atLeast?: number };
  readonly fired: boolean;
  /** Beyond its bound only because there is no banking to judge, which is not a ground for rejection. */
  readonly setAside: boolean;
}

/** Figures that are zero without any banking. */
const salesFeatures: readonly FeatureName[] = ['monthlyRevenue', 'depositsPerMonth'];

/** Every knock-out and then every review condition, in the order of the rules. */
export function evaluateChecks(features: Features, rules: Rules): readonly Check[] {
  const noBankData = hasNoBankData(features, rules);
  return [
    ...rules.knockouts.map((each) =>
      evaluateCondition(
        'knockout',
        each,
        features,
        noBankData && each.below !== undefined && salesFeatures.includes(each.feature),
      ),
    ),
    ...rules.reviews.map((each) => evaluateCondition('review', each, features, false)),
  ];
}

/** No account, or no account with any movement. */
const hasNoBankData = ({ cadAccounts, missingMonths }: Features, { coverage }: Rules): boolean =>
  cadAccounts === 0 || (coverage !== undefined && missingMonths === coverage.months);

function evaluateCondition(
  group: Check['group'],
  condition: Condition,
  features: Features,
  excused: boolean,
): Check {
  const { code, feature, ...bound } = condition;
  const value = features[feature];
  const beyond =
    value !== null &&
    ((bound.below !== undefined && value < bound.below) ||
      (bound.atLeast !== undefined && value >= bound.atLeast));
  return { group, code, feature, value, bound, fired: beyond && !excused, setAside: beyond && excused };
}

/** Reason codes of a group's conditions that apply. */
export const listFiredCodes = (checks: readonly Check[], group: Check['group']): readonly ReasonCode[] =>
  checks.filter((each) => each.group === group && each.fired).map(({ code }) => code);
