/** Milliseconds before an outcome is requested again the first time; the pause doubles. */
export const FIRST_OUTCOME_PAUSE = 300;

/** Milliseconds that one response, and the longest pause, may take. */
export const OUTCOME_TIMEOUT = 3000;
