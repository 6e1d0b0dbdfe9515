import type { ReviewKind } from '../../src/underwriting/review-queue';

/** Labels for the kinds of reviews. */
export const reviewKindTexts: Readonly<Record<ReviewKind, string>> = {
  documents: 'Documents instead of a bank',
  referred: 'Referred by the rules',
  finalReview: 'Final review of the full amount',
  reconsideration: 'Asks for a person after a rejection',
};
