import type { Decision, Features } from '../../decision';

/** A decision as it is stored: a person's has no figures. */
export interface StoredDecision extends Omit<Decision, 'features'> {
  readonly features: Partial<Features>;
}

/** What a decision came from: a run of the rules, or a person's review. */
export type MadeBy = { readonly runId: string } | { readonly reviewId: string };
