import type { Tier } from './model/decision';
import type { FeatureName, Features } from './model/feature-names';
import type { Rules, TierScale } from './rules/rules';

/** The tier of a single figure. */
export interface TierRead {
  readonly feature: FeatureName;
  readonly value: number | null;
  readonly tier: Tier;
}

const order: readonly Tier[] = ['A', 'B', 'C', 'D'];
const worst: Tier = 'D';

const reached = (scale: TierScale, value: number | null): Tier => {
  if (value === null) return worst;
  const index = scale.bounds.findIndex((bound) =>
    scale.better === 'higher' ? value >= bound : value <= bound,
  );
  return order[index] ?? worst;
};

export const tiersOf = (features: Features, rules: Rules): readonly TierRead[] =>
  rules.tiers.map((scale) => {
    const value = features[scale.feature];
    return { feature: scale.feature, value, tier: reached(scale, value) };
  });

/** The worst tier of any figure: a strength does not offset a weakness. */
export const tierOf = (features: Features, rules: Rules): Tier => {
  const reads = tiersOf(features, rules).map(({ tier }) => order.indexOf(tier));
  return order[Math.max(...reads)] ?? worst;
};
