/** How long loading may take, in milliseconds, before it counts as a failed request (specification, section 9). */
export const LOADING_TIME = 120_000;
