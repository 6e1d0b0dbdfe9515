/**
 * The `type` of every problem the API answers with (RFC 9457, bare words), with its HTTP status.
 * The first block is the specification's catalogue (section 8), the second is ours (design: api, "Errors").
 */
export const problemTypes = {
  'invoice-link-is-used': 400,
  'invoice-link-is-rejected': 400,
  'invoice-link-is-deactivated': 400,
  'invoice-link-is-expired': 400,
  'invoice-link-is-invalid': 400,
  'session-reused': 409,
  'invoice-is-used': 409,
  'invoice-currency-is-unsupported': 400,
  'unsupported-country-phone-number-exception': 400,
  'landline-phone-number-type-exception': 400,
  'unable-to-send-verification-code-exception': 502,

  'session-expired': 401,
  unauthorized: 401,
  'verification-code-invalid': 400,
  'verification-code-expired': 400,
  'verification-retry-later': 429,
  'step-not-allowed': 409,
  'validation-failed': 400,
  'malformed-request': 400,
  'payload-too-large': 413,
  'file-type-invalid': 415,
  'file-too-large': 413,
  'idempotency-conflict': 409,
  'idempotency-in-progress': 409,
  'rate-limited': 429,
  'not-found': 404,
  'merchant-setup': 400,
  'service-unavailable': 503,
  internal: 500,
} as const;

export type ProblemType = keyof typeof problemTypes;

/** One wrong field of a request: where (JSON pointer) and which message code of `src/validation`. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
}

/** Body of every answer that is not a success. */
export interface Problem {
  readonly type: ProblemType;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The request's id, to be quoted to support. */
  readonly instance: string;
  readonly errors?: readonly FieldProblem[];
  /** Seconds until a retry can succeed. */
  readonly retryAfter?: number;
  /** Checks that remain on a verification code. */
  readonly attemptsLeft?: number;
  /** Merchant set-up errors only: begins with `TC-1000`; `detail` is then meant for the merchant. */
  readonly code?: string;
}
