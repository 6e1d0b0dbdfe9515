import type { Problem } from './types';

/** A problem type of the API, or an error of this package. */
export type TamarackErrorType =
  | Problem['type']
  /** No response: DNS, connection or TLS failed. See `cause`. */
  | 'network'
  /** No response within `timeout`. */
  | 'timeout'
  /** The response is not the API's: a proxy's page, or a wrong `apiUrl`. */
  | 'unexpected-response'
  /** An option or argument is invalid; no request was sent. */
  | 'invalid-argument'
  /** `verifyWebhook`: not signed with this secret, too old, or not an event. */
  | 'webhook-invalid';

interface Details {
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly cause?: unknown;
}

/** Every error of this package. */
export class TamarackError extends Error {
  override readonly name = 'TamarackError';
  readonly type: TamarackErrorType;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** A mistake in the merchant's setup, `TC-1000…`; otherwise null. */
  readonly code: string | null;
  /** The invalid fields of the request: what was expected and what was received. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Quote it to support; null without a response. */
  readonly requestId: string | null;
  /** The same call can succeed later. It was already retried `maxRetries` times. */
  readonly isRetryable: boolean;

  constructor(type: TamarackErrorType, message: string, { status, problem, cause }: Details = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.type = type;
    this.status = status ?? null;
    this.code = problem?.code ?? null;
    this.errors = problem?.errors ?? [];
    this.requestId = problem?.instance ?? null;
    this.isRetryable = isRetryable(type, this.status);
  }
}

export const isTamarackError = (error: unknown): error is TamarackError =>
  error instanceof Error && error.name === 'TamarackError' && 'type' in error;

function isRetryable(type: TamarackErrorType, status: number | null): boolean {
  if (type === 'network' || type === 'timeout' || type === 'idempotency-in-progress') return true;
  return status !== null && (status === 408 || status === 429 || status >= 500);
}
