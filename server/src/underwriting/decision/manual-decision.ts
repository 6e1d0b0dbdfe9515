import type { Cents } from '@tamarack/core/money/cents';
import type { Decision, Tier } from './model/decision';
import type { RejectionReason } from './reasons/codes';
import type { Rules } from './rules/rules';
import { currentRules } from './rules/versions';

/** A reviewer's decision on an application. */
export type ManualDecision =
  | { readonly decision: 'approve'; readonly limit: Cents; readonly tier: Tier }
  | { readonly decision: 'reject'; readonly reasons: readonly RejectionReason[] };

/**
 * Converts a reviewer's decision to the form of the rules' own: no figures, and all of an approved limit usable
 * immediately.
 */
export function toDecision(
  manualDecision: ManualDecision,
  rules: Rules = currentRules,
): Omit<Decision, 'features'> {
  const base = { rulesVersion: 'person' } as const;
  if (manualDecision.decision === 'approve') {
    const { limit, tier } = manualDecision;
    return { ...base, outcome: 'approved', tier, limit, instant: limit, reasons: [], reapplyInDays: null };
  }
  const { reasons } = manualDecision;
  const reapplyInDays = computeReapplyDays(reasons, rules);
  return { ...base, outcome: 'rejected', tier: null, limit: 0, instant: 0, reasons, reapplyInDays };
}

/** Days until a new application: fewer if time soon resolves all of the reasons. */
export function computeReapplyDays(reasons: readonly string[], { reapply }: Rules): number {
  const shorter = reapply.exceptions.find(({ code }) => reasons.every((reason) => reason === code));
  return shorter?.days ?? reapply.days;
}
