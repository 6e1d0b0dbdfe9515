import type { ListedReviewKind } from '../../src/underwriting/review-queue';

/** Labels for the kinds of reviews. */
export const reviewKindTexts: Readonly<Record<ListedReviewKind, string>> = {
  documents: 'Documents in place of a bank connection',
  referred: 'Referred by the rules',
  finalReview: 'Final review of the full amount',
  reconsideration: 'Review requested after a rejection',
  screening: 'Possible match on a newer sanctions list',
  other: 'Of a later release',
};
