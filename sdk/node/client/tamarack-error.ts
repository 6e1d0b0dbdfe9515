import type { Problem } from './types';

/** What the API says, and what keeps a call from an answer. */
export type TamarackErrorType =
  | Problem['type']
  /** No answer: the network, a name, TLS. The cause is in `cause`. */
  | 'network'
  /** No answer within `timeout`. */
  | 'timeout'
  /** The answer is none of the API: a proxy's page, or a wrong `apiUrl`. */
  | 'unexpected-response'
  /** An option or argument is wrong; nothing was sent. */
  | 'invalid-argument'
  /** `verifyWebhook`: not signed with this secret, too old, or no event. */
  | 'webhook-invalid';

interface Details {
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly cause?: unknown;
}

/** Everything that this package throws. */
export class TamarackError extends Error {
  override readonly name = 'TamarackError';
  readonly type: TamarackErrorType;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** A mistake in the merchant's setup, `TC-1000…`; otherwise null. */
  readonly code: string | null;
  /** The fields of the request that are wrong: what was expected, and what came. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Quote it to support; null without an answer. */
  readonly requestId: string | null;
  /** The same call can succeed later. It has been repeated already, as often as `maxRetries` allows. */
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
