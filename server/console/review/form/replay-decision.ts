import { type Explanation, explainStored } from '../../../src/underwriting/decision';
import type { ReviewView } from '../../../src/underwriting/reviews';

type StoredDecision = ReviewView['decisions'][number];

/** Whether a replay of a stored decision gives the same result. */
export type ReplayResult =
  | { readonly same: true; readonly explanation: Explanation }
  /** Names of the fields that differ. */
  | { readonly same: false; readonly explanation: Explanation; readonly differs: readonly string[] }
  /** The version of its rules is unknown. */
  | { readonly same: null };

/** Replays a decision. Null for a reviewer's, which cannot be replayed. */
export function replayDecision(stored: StoredDecision): ReplayResult | null {
  if (stored.by === 'person') return null;
  const explanation = findExplanation(stored);
  if (!explanation) return { same: null };
  const { outcome, tier, limit, instant, reasons } = explanation.decision;
  const pairs: readonly (readonly [name: string, again: unknown, was: unknown])[] = [
    ['outcome', outcome, stored.outcome],
    ['tier', tier, stored.tier],
    ['limit', limit, Math.round(stored.limit * 100)],
    ['instant amount', instant, Math.round(stored.instant * 100)],
    ['reasons', reasons.join(), stored.reasons.map(({ code }) => code).join()],
  ];
  const differs = pairs.filter(([, again, was]) => again !== was).map(([name]) => name);
  return differs.length === 0 ? { same: true, explanation } : { same: false, explanation, differs };
}

/** Null for an unknown version of the rules. */
function findExplanation({ rulesVersion, features }: StoredDecision): Explanation | null {
  try {
    return explainStored({ rulesVersion, features });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
