/** Clamps a score to 0–0.99, since no reading is certain, and rounds it. */
export const toConfidence = (score: number): number =>
  Math.round(Math.min(0.99, Math.max(0, score)) * 1_000) / 1_000;
