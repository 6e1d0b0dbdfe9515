import type { Tier } from './model/decision';
import type { FeatureName, Features } from './model/feature-names';
import type { Rules, TierScale } from './rules/rules';

/** The tier of a single feature. */
export interface FeatureTier {
  readonly feature: FeatureName;
  readonly value: number | null;
  readonly tier: Tier;
}

const order: readonly Tier[] = ['A', 'B', 'C', 'D'];
const worst: Tier = 'D';

const toTier = (scale: TierScale, value: number | null): Tier => {
  if (value === null) return worst;
  const index = scale.bounds.findIndex((bound) =>
    scale.better === 'higher' ? value >= bound : value <= bound,
  );
  return order[index] ?? worst;
};

export const computeFeatureTiers = (features: Features, rules: Rules): readonly FeatureTier[] =>
  rules.tiers.map((scale) => {
    const value = features[scale.feature];
    return { feature: scale.feature, value, tier: toTier(scale, value) };
  });

/** The worst tier of any feature: a strength does not offset a weakness. */
export const computeTier = (features: Features, rules: Rules): Tier => {
  const ranks = computeFeatureTiers(features, rules).map(({ tier }) => order.indexOf(tier));
  return order[Math.max(...ranks)] ?? worst;
};
