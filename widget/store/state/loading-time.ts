/** Timeout for loading, in milliseconds (specification, section 9). */
export const LOADING_TIME = 120_000;
