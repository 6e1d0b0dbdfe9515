/** The pages with whole lists of a decision's evidence. */
export const toEvidencePath = (reviewId: string, decisionId: string): string =>
  `/operator/reviews/${reviewId}/evidence/${decisionId}`;
