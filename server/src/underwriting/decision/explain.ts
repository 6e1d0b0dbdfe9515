import type { Cents } from '@tamarack/core/money/cents';
import { type Check, evaluateChecks } from './checks';
import { decide, type Replayable, replay } from './decide';
import { computeLimit, type LimitTerm } from './limit';
import type { Decision } from './model/decision';
import type { DecisionInput } from './model/input';
import { type DescribedReason, describeReason } from './reasons/describe-reason';
import type { Rules } from './rules/rules';
import { currentRules, getRules } from './rules/versions';
import { computeFeatureTiers, computeTier, type FeatureTier } from './tier';

/** How the rules reached a decision. Amounts in cents; units of the figures: `featureUnits`. */
export interface Explanation {
  readonly decision: Decision;
  readonly reasons: readonly DescribedReason[];
  /** Each knock-out, then each review condition, in the order of the rules. */
  readonly checks: readonly Check[];
  /** The tier of each figure; the worst is the application's, even of a rejected one. */
  readonly tiers: readonly FeatureTier[];
  /** Computed even if the decision grants nothing. */
  readonly limit: {
    /** The smallest is the limit before deductions; exactly one of them binds. */
    readonly terms: readonly LimitTerm[];
    /** Exposure: the amount owed and still available on other lines. */
    readonly deducted: Cents;
    readonly result: Cents;
    /** Minimum limit to offer. */
    readonly min: Cents;
    /** A higher limit needs a final review. */
    readonly instantMax: Cents;
  };
}

export const explain = (input: DecisionInput, rules: Rules = currentRules): Explanation =>
  explainDecision(decide(input, rules), rules);

/** Explains a decision of the rules from its stored inputs. Throws a RangeError for an unknown version. */
export const explainStored = (stored: Replayable): Explanation =>
  explainDecision(replay(stored), getRules(stored.rulesVersion));

function explainDecision(decision: Decision, rules: Rules): Explanation {
  const { features } = decision;
  const { limit, terms, deducted } = computeLimit(features, computeTier(features, rules), rules);
  const { min, instantMax } = rules.limit;
  return {
    decision,
    reasons: decision.reasons.map(describeReason),
    checks: evaluateChecks(features, rules),
    tiers: computeFeatureTiers(features, rules),
    limit: { terms, deducted, result: limit, min, instantMax },
  };
}
