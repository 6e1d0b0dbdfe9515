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
const counted: readonly FeatureName[] = ['monthlyRevenue', 'depositsPerMonth'];

/** Every knock-out and then every review condition, in the order of the rules. */
export function checksOf(features: Features, rules: Rules): readonly Check[] {
  const blind = isBlind(features, rules);
  return [
    ...rules.knockouts.map((each) =>
      check('knockout', each, features, blind && each.below !== undefined && counted.includes(each.feature)),
    ),
    ...rules.reviews.map((each) => check('review', each, features, false)),
  ];
}

/** No account, or no account with any movement. */
const isBlind = ({ cadAccounts, missingMonths }: Features, { coverage }: Rules): boolean =>
  cadAccounts === 0 || (coverage !== undefined && missingMonths === coverage.months);

function check(group: Check['group'], condition: Condition, features: Features, excused: boolean): Check {
  const { code, feature, ...bound } = condition;
  const value = features[feature];
  const beyond =
    value !== null &&
    ((bound.below !== undefined && value < bound.below) ||
      (bound.atLeast !== undefined && value >= bound.atLeast));
  return { group, code, feature, value, bound, fired: beyond && !excused, setAside: beyond && excused };
}

/** Reason codes of a group's conditions that apply. */
export const firedOf = (checks: readonly Check[], group: Check['group']): readonly ReasonCode[] =>
  checks.filter((each) => each.group === group && each.fired).map(({ code }) => code);
