/** How a run of the attack or fault suite was asked for; `scripts/run-suite.mjs` sets it. */
export const suiteOptions = {
  /** The long form, for nights and releases; the short one runs in CI. */
  full: process.env['SUITE_FULL'] === 'true',
  /** Of each database, in the full form. */
  kills: Number(process.env['SUITE_KILLS'] ?? 500),
  /** After which no further kill begins: what was done until then is counted and written down. Default: no limit. */
  minutes: Number(process.env['SUITE_MINUTES'] ?? Number.POSITIVE_INFINITY),
  /** On money, at once. Default: as many as the form has. */
  operations: Number(process.env['SUITE_OPERATIONS'] ?? 0),
  /** Every choice at random derives from it. */
  seed: Number(process.env['SUITE_SEED'] ?? 20_261_122),
};

/** A sequence of numbers in [0, 1) that depends on the seed alone (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
