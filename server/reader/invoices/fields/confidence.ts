/** Between no confidence and, for nothing that is read is certain, nearly all of it. */
export const toConfidence = (score: number): number =>
  Math.round(Math.min(0.99, Math.max(0, score)) * 1_000) / 1_000;
