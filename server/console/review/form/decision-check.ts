import { type Explanation, explainStored } from '../../../src/underwriting/decision';
import type { ReviewView } from '../../../src/underwriting/reviews';

type Stored = ReviewView['decisions'][number];

/** Whether a decision of the rules comes out the same from what was stored with it. */
export type Replayed =
  | { readonly same: true; readonly explanation: Explanation }
  /** What differs, by the names of the fields. */
  | { readonly same: false; readonly explanation: Explanation; readonly differs: readonly string[] }
  /** Its rules are not known here. */
  | { readonly same: null };

/** Works a decision out again. Null for a person's: nothing replays that. */
export function replayed(stored: Stored): Replayed | null {
  if (stored.by === 'person') return null;
  const explanation = explained(stored);
  if (!explanation) return { same: null };
  const { outcome, tier, limit, instant, reasons } = explanation.decision;
  const pairs: readonly (readonly [name: string, again: unknown, was: unknown])[] = [
    ['outcome', outcome, stored.outcome],
    ['tier', tier, stored.tier],
    ['limit', limit, Math.round(stored.limit * 100)],
    ['instant part', instant, Math.round(stored.instant * 100)],
    ['reasons', reasons.join(), stored.reasons.map(({ code }) => code).join()],
  ];
  const differs = pairs.filter(([, again, was]) => again !== was).map(([name]) => name);
  return differs.length === 0 ? { same: true, explanation } : { same: false, explanation, differs };
}

/** Null for a version of the rules that is not known. */
function explained({ rulesVersion, features }: Stored): Explanation | null {
  try {
    return explainStored({ rulesVersion, features });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
