import { analyzeBankData, type BankAnalysis } from './bank/bank-analysis';
import { evaluateChecks, listFiredCodes } from './checks';
import { countRoundTrips } from './count-round-trips';
import { collectEvidence, countUnproven } from './evidence/collect-evidence';
import type { DecisionEvidence } from './evidence/model';
import { computeFeatures } from './features';
import { computeLimit } from './limit';
import { computeReapplyDays } from './manual-decision';
import type { Decision, Tier } from './model/decision';
import { completeFeatures, type Features } from './model/feature-names';
import type { DecisionInput } from './model/input';
import type { ReasonCode } from './reasons/codes';
import type { Rules } from './rules/rules';
import { currentRules, getRules } from './rules/versions';
import { computeTier } from './tier';

/** The stored inputs of a decision, sufficient to reproduce it. */
export interface Replayable {
  readonly rulesVersion: string;
  /** Decisions under older rules lack the features that were added later. */
  readonly features: Partial<Features>;
}

/** A decision with the evidence of its reasons; null for instant approvals and under rules without categories. */
export interface EvidencedDecision {
  readonly decision: Decision;
  readonly evidence: DecisionEvidence | null;
}

/** Decides an application. Pure: the same input and rules give the same decision. */
export const decide = (input: DecisionInput, rules: Rules = currentRules): Decision =>
  judge(input, rules, analyzeBankData(input, rules)).decision;

export function decideWithEvidence(input: DecisionInput, rules: Rules = currentRules): EvidencedDecision {
  const analysis = analyzeBankData(input, rules);
  const { decision, evidence } = judge(input, rules, analysis);
  if (evidence !== null || !needsEvidence(decision)) return { decision, evidence };
  return { decision, evidence: collectEvidence(input, analysis, decision, rules) };
}

/** Sends a rejection to manual review if its evidence does not reproduce its figures. */
function judge(input: DecisionInput, rules: Rules, analysis: BankAnalysis): EvidencedDecision {
  const features = computeFeatures(input, rules, analysis);
  const decision = decideByFeatures(features, rules);
  if (decision.outcome !== 'rejected') return { decision, evidence: null };
  const evidence = collectEvidence(input, analysis, decision, rules);
  const unproven = evidence ? countUnproven(evidence) : 0;
  if (unproven === 0) return { decision, evidence };
  return { decision: decideByFeatures({ ...features, unprovenReasons: unproven }, rules), evidence: null };
}

/** Outcomes that a person may look at have evidence; instant approvals need none. */
const needsEvidence = ({ outcome }: Decision): boolean =>
  outcome === 'rejected' || outcome === 'manualReview' || outcome === 'preQualified';

/** Reproduces a decision from its stored inputs. Throws a RangeError for an unknown version. */
export const replay = ({ rulesVersion, features }: Replayable): Decision =>
  decideByFeatures(completeFeatures(features), getRules(rulesVersion));

/** Order: mandatory manual review, knock-outs, the SIN request, manual review, the limit. */
export const decideByFeatures = (features: Features, rules: Rules): Decision => {
  const base = {
    rulesVersion: rules.version,
    tier: null,
    limit: 0,
    instant: 0,
    reapplyInDays: null,
    features,
  } as const;

  const checks = evaluateChecks(features, rules);
  const knockouts = listFiredCodes(checks, 'knockout');
  const urgent = checks.flatMap(({ fired, beforeKnockouts, code }) => (fired && beforeKnockouts ? code : []));
  if (knockouts.length > 0)
    return urgent.length === 0
      ? buildRejection(base, knockouts, rules)
      : { ...base, outcome: 'manualReview', reasons: [...urgent, ...knockouts] };
  if (features.bureauNoFile === 1 && features.sinConfirmed !== 1)
    return { ...base, outcome: 'sinNeeded', reasons: ['sinNeeded'] };

  const tier = computeTier(features, rules);
  const { limit, reasons } = computeLimit(features, tier, rules);
  const small = limit < rules.limit.min;
  const reviews = listFiredCodes(checks, 'review');
  if (small && reviews.length === 0 && isLoweredByOutsideMoney(features, tier, rules))
    reviews.push('balanceFromOutside');
  if (reviews.length > 0) {
    const setAside = checks.some((check) => check.setAside);
    const proposed = rules.proposals === 'fromMinimum' && (small || setAside) ? 0 : limit;
    const why =
      rules.proposals === 'fromMinimum' && small && !setAside ? (['limitBelowMinimum'] as const) : [];
    return {
      ...base,
      outcome: 'manualReview',
      tier,
      limit: proposed,
      reasons: [...reviews, ...why, ...reasons],
    };
  }
  if (small) return buildRejection(base, ['limitBelowMinimum', ...reasons], rules);
  const granted = { ...base, tier, limit, instant: Math.min(limit, rules.limit.instantMax), reasons };
  if (limit > rules.limit.instantMax) return { ...granted, outcome: 'preQualified' };
  return { ...granted, outcome: rules.instantTiers.includes(tier) ? 'instantlyApproved' : 'approved' };
};

/** Whether the limit is below the minimum only because outside money does not count, which a reviewer decides. */
const isLoweredByOutsideMoney = (features: Features, tier: Tier, rules: Rules): boolean => {
  const { averageDailyBalance, outsideMoney } = features;
  if (outsideMoney === null || outsideMoney === 0) return false;
  const whole = {
    ...countRoundTrips(features),
    averageDailyBalance: (averageDailyBalance ?? 0) + outsideMoney,
  };
  return computeLimit(whole, tier, rules).limit >= rules.limit.min;
};

const buildRejection = (
  base: Pick<Decision, 'rulesVersion' | 'tier' | 'limit' | 'instant' | 'features'>,
  reasons: readonly ReasonCode[],
  rules: Rules,
): Decision => ({ ...base, outcome: 'rejected', reasons, reapplyInDays: computeReapplyDays(reasons, rules) });
