import type { Features } from './feature-names';
import type { ReasonCode } from './reasons/codes';
import type { Condition } from './rules/rules';

const fires = (condition: Condition, features: Features): boolean => {
  const value = features[condition.feature];
  return (
    value !== null &&
    ((condition.below !== undefined && value < condition.below) ||
      (condition.atLeast !== undefined && value >= condition.atLeast))
  );
};

/** Codes of the conditions that fire, in the order of the rules. */
export const firing = (conditions: readonly Condition[], features: Features): readonly ReasonCode[] =>
  conditions.filter((condition) => fires(condition, features)).map((condition) => condition.code);
