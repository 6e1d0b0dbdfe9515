import type { Problem } from '@tamarack/core/errors/catalogue';
import { type CodedError, createCodedError, isCodedError } from '@tamarack/core/errors/coded-error';

/** A call that did not succeed. `problem` is what the server said; null when no answer came at all. */
export interface ApiFailure extends CodedError {
  readonly problem: Problem | null;
}

export function apiFailure(problem: Problem | null, cause?: unknown): ApiFailure {
  const retryable = problem === null || problem.status >= 500 || problem.status === 429;
  const error = createCodedError(problem?.type ?? 'network', problem?.title ?? 'No answer from the network', {
    retryable,
    cause,
  });
  return Object.assign(error, { problem });
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return isCodedError(error) && 'problem' in error;
}

/** What the server said, or null for the network and for anything unforeseen. */
export function problemOf(error: unknown): Problem | null {
  return isApiFailure(error) ? error.problem : null;
}
