import type { Problem } from '@tamarack/core/errors/catalogue';
import { type CodedError, createCodedError, isCodedError } from '@tamarack/core/errors/coded-error';

/** A failed API call. `problem` is the server's response; null when there was no response. */
export interface ApiFailure extends CodedError {
  readonly problem: Problem | null;
}

export function createApiFailure(problem: Problem | null, cause?: unknown): ApiFailure {
  const retryable = problem === null || problem.status >= 500 || [408, 429].includes(problem.status);
  const error = createCodedError(
    problem?.type ?? 'network',
    problem?.title ?? 'No response from the network',
    {
      retryable,
      cause,
    },
  );
  return Object.assign(error, { problem });
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return isCodedError(error) && 'problem' in error;
}

/** The server's problem; null for network failures and unexpected errors. */
export function getProblem(error: unknown): Problem | null {
  return isApiFailure(error) ? error.problem : null;
}
