import type { Tier } from './decision';
import type { Features } from './feature-names';
import type { Rules, TierScale } from './rules/rules';

const order: readonly Tier[] = ['A', 'B', 'C', 'D'];

const reached = (scale: TierScale, features: Features): number => {
  const value = features[scale.feature];
  if (value === null) return order.length - 1;
  const index = scale.bounds.findIndex((bound) =>
    scale.better === 'higher' ? value >= bound : value <= bound,
  );
  return index === -1 ? order.length - 1 : index;
};

/** The worst tier of any single figure: one strength does not make up for one weakness. */
export const tierOf = (features: Features, rules: Rules): Tier => {
  const worst = Math.max(...rules.tiers.map((scale) => reached(scale, features)));
  return order[worst] ?? 'D';
};
