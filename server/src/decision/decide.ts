import { reapplyDays } from './by-person';
import { firing } from './conditions';
import type { Decision } from './decision';
import type { Features } from './feature-names';
import { computeFeatures } from './features';
import type { DecisionInput } from './input';
import { limitOf } from './limit';
import type { ReasonCode } from './reasons/codes';
import type { Rules } from './rules/rules';
import { currentRules, rulesOf } from './rules/versions';
import { tierOf } from './tier';

/** The answer to one application. Pure: the same input and rules give the same decision. */
export const decide = (input: DecisionInput, rules: Rules = currentRules): Decision =>
  decideOn(computeFeatures(input, rules), rules);

/** The same answer again from what was stored with it. Throws a RangeError for an unknown version. */
export const replay = (stored: { readonly rulesVersion: string; readonly features: Features }): Decision =>
  decideOn(stored.features, rulesOf(stored.rulesVersion));

/** Knock-outs first, then what only the SIN can settle, then what a person has to see, then the limit. */
const decideOn = (features: Features, rules: Rules): Decision => {
  const base = {
    rulesVersion: rules.version,
    tier: null,
    limit: 0,
    instant: 0,
    reapplyInDays: null,
    features,
  } as const;

  const reviews = firing(rules.reviews, features);
  // Without an account to judge on, figures of the bank are zero for want of data: no ground for a rejection.
  const blind = features.cadAccounts === 0;
  const knockouts = firing(
    blind ? rules.knockouts.filter((rule) => !bankFeatures.has(rule.feature)) : rules.knockouts,
    features,
  );
  if (knockouts.length > 0) return rejected(base, knockouts, rules);
  if (features.bureauNoFile === 1 && features.sinConfirmed !== 1)
    return { ...base, outcome: 'sinNeeded', reasons: ['sinNeeded'] };

  const tier = tierOf(features, rules);
  const { limit, reasons } = limitOf(features, tier, rules);
  if (reviews.length > 0)
    return { ...base, outcome: 'manualReview', tier, limit, reasons: [...reviews, ...reasons] };
  if (limit < rules.limit.min) return rejected(base, ['limitBelowMinimum', ...reasons], rules);
  const granted = { ...base, tier, limit, instant: Math.min(limit, rules.limit.instantMax), reasons };
  if (limit > rules.limit.instantMax) return { ...granted, outcome: 'preQualified' };
  return { ...granted, outcome: rules.instantTiers.includes(tier) ? 'instantlyApproved' : 'approved' };
};

const bankFeatures: ReadonlySet<keyof Features> = new Set([
  'monthlyRevenue',
  'depositsPerMonth',
  'nsfCount',
  'daysNegative',
  'lenderCount',
  'debtServicePercent',
]);

const rejected = (
  base: Pick<Decision, 'rulesVersion' | 'tier' | 'limit' | 'instant' | 'features'>,
  reasons: readonly ReasonCode[],
  rules: Rules,
): Decision => ({ ...base, outcome: 'rejected', reasons, reapplyInDays: reapplyDays(reasons, rules) });
