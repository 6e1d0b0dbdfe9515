/** How often a failed query is repeated (specification, section 7). A change is never repeated automatically. */
export const retryLimit = 3;

/** Milliseconds before the first repetition. Doubles with each. */
export const retryPause = 400;

/** Statuses that the same query may not get again. Any other refusal stays the same; 429 lasts longer than the pauses. */
export const retriedStatuses = [408, 500, 502, 503, 504];
