import type { ReviewKind } from '../../src/underwriting/review-queue';

/** Labels for the kinds of reviews. */
export const reviewKindTexts: Readonly<Record<ReviewKind, string>> = {
  documents: 'Documents in place of a bank connection',
  referred: 'Referred by the rules',
  finalReview: 'Final review of the full amount',
  reconsideration: 'Review requested after a rejection',
  screening: 'Possible match on a newer sanctions list',
};
