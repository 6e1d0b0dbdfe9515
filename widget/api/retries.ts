/**
 * How often a failed query is repeated (specification, section 7), and the first pause in milliseconds, which doubles with each.
 * A change is never repeated.
 */
export const retries = { limit: 3, delay: 400 } as const;

/** Statuses that the same query may not get again. Any other refusal stays the same; 429 lasts longer than the pauses. */
export const retriedStatuses: readonly number[] = [408, 500, 502, 503, 504];
