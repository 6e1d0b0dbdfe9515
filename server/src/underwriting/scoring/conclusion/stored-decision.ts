import type { Decision, Features } from '../../decision';

/** A decision to store: a reviewer's has no figures. */
export interface StoredDecision extends Omit<Decision, 'features'> {
  readonly features: Partial<Features>;
}

/** Source of a decision: a run of the rules, or a manual review. */
export type DecisionSource = { readonly runId: string } | { readonly reviewId: string };
