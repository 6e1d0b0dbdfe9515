/** Backoff delays before each retry, in seconds: ten attempts within slightly more than three days. */
export const defaultRetryDelays: readonly number[] = [
  5,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  10 * 3600,
  14 * 3600,
  20 * 3600,
  24 * 3600,
];
