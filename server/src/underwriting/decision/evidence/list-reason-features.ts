import { evaluateChecks } from '../checks';
import { computeLimit, type LimitTerm } from '../limit';
import type { Decision } from '../model/decision';
import type { FeatureName } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';
import type { Rules } from '../rules/rules';
import { computeFeatureTiers, computeTier } from '../tier';

const featureByTerm: Readonly<Record<Exclude<LimitTerm['term'], 'tier'>, FeatureName>> = {
  balance: 'averageDailyBalance',
  averageRevenue: 'monthlyRevenue',
  recentRevenue: 'recentMonthlyRevenue',
  concentration: 'revenueBesideLargest',
  roundTrips: 'monthlyRevenue',
};

/** The figures of each reason, in the decision's order of reasons. */
export function listReasonFeatures(
  { outcome, reasons, features }: Pick<Decision, 'outcome' | 'reasons' | 'features'>,
  rules: Rules,
): readonly { readonly code: ReasonCode; readonly features: readonly FeatureName[] }[] {
  const tier = computeTier(features, rules);
  const { terms } = computeLimit(features, tier, rules);
  const group = outcome === 'rejected' ? 'knockout' : 'review';
  const fired = evaluateChecks(features, rules).filter((check) => check.group === group && check.fired);
  // credits that count as sales although they may not be sales
  const roundTrips = terms.some(({ term }) => term === 'roundTrips') ? (['roundTripPercent'] as const) : [];
  const toTermFeatures = ({ term }: LimitTerm): readonly FeatureName[] => {
    if (term === 'tier')
      return computeFeatureTiers(features, rules).flatMap((each) => (each.tier === tier ? each.feature : []));
    return [featureByTerm[term], ...(term === 'balance' ? [] : roundTrips)];
  };
  const exposure = (features.exposure ?? 0) > 0 ? (['exposure'] as const) : [];

  const toFeatures = (code: ReasonCode): readonly FeatureName[] => {
    const binding = terms.filter((term) => term.binding);
    if (code === 'limitBelowMinimum') return [...binding.flatMap(toTermFeatures), ...exposure];
    if (code === 'limitedByExposure') return exposure;
    if (code === 'balanceFromOutside') return ['averageDailyBalance'];
    const limiting = binding.filter((term) => term.code === code);
    return limiting.length > 0
      ? limiting.flatMap(toTermFeatures)
      : fired.flatMap((check) => (check.code === code ? check.feature : []));
  };
  return reasons.map((code) => ({ code, features: [...new Set(toFeatures(code))] }));
}
