/** The stages of a scoring job, in order. */
export const scoringStages = ['preparing', 'reviewing', 'calculating'] as const;

export type ScoringStage = (typeof scoringStages)[number];
