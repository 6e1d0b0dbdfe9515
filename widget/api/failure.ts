import type { Problem } from '@tamarack/core/errors/catalogue';

const mark = 'tamarackApiFailure';

/** A call that did not succeed. `problem` is what the server said; null when no answer came at all. */
export interface ApiFailure extends Error {
  readonly [mark]: true;
  readonly problem: Problem | null;
}

export function apiFailure(problem: Problem | null, cause?: unknown): ApiFailure {
  const error = new Error(problem === null ? 'No answer from the network' : problem.title, { cause });
  return Object.assign(error, { name: 'ApiFailure', [mark]: true as const, problem });
}

/** By its brand, never `instanceof`: chunks of two releases may meet on one page. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && mark in error;
}
