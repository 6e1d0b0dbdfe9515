import { brand } from '@tamarack/core/brand';
import { type FieldProblem, type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';

/** Extra members of a problem; see `Problem` in the catalogue. */
export interface ProblemDetails {
  /** For a developer, never shown to an applicant. Contains no personal value. */
  readonly detail?: string;
  readonly errors?: readonly FieldProblem[];
  /** Seconds until a retry can succeed; also sent as `Retry-After`. */
  readonly retryAfter?: number;
  readonly attemptsLeft?: number;
  /** Merchant setup errors only: begins with `TC-1000`. */
  readonly code?: string;
  readonly cause?: unknown;
}

const brandMark = Symbol.for(`${brand.id}.server.problem`);

/** An error that the API returns unchanged. Create it with `problem`, test for it with `isProblem`. */
export interface ProblemError extends Error {
  readonly [brandMark]: true;
  readonly type: ProblemType;
  readonly status: number;
  readonly details: ProblemDetails;
}

/** `throw problem('step-not-allowed')`: ends the request with that problem; a transaction around it rolls back. */
export function problem(type: ProblemType, details: ProblemDetails = {}): ProblemError {
  const error = new Error(type, { cause: details.cause });
  error.name = 'ProblemError';
  return Object.assign(error, { [brandMark]: true as const, type, status: problemTypes[type], details });
}

/** Whether the current state does not allow the action: it is too early or too late, or the purchase is complete. */
export function isRefusal(error: unknown): boolean {
  return isProblem(error) && (error.type === 'step-not-allowed' || error.type === 'session-reused');
}

export function isProblem(error: unknown): error is ProblemError {
  return typeof error === 'object' && error !== null && brandMark in error;
}
