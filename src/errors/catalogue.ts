/**
 * HTTP status of each problem `type` of the API (RFC 9457). The first block comes from the specification
 * (section 8), the second extends it.
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
  forbidden: 403,
  'verification-code-invalid': 400,
  'verification-code-expired': 400,
  'verification-retry-later': 429,
  'step-not-allowed': 409,
  'security-review': 409,
  'validation-failed': 400,
  'malformed-request': 400,
  'request-timeout': 408,
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

/**
 * Invalid field of a request: its JSON pointer and a message code of `src/validation`, `unknown` or `invalid`. The
 * sentences are for developers, in English, and only in responses to merchants' calls.
 */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  /** What the field accepts: `a number`, `at most 100 characters`. */
  readonly expected?: string;
  /** Describes what came, and quotes only what cannot be personal or secret: `a string of 6 characters`, `101`. */
  readonly received?: string;
  /** For an unknown name: the most similar known one. */
  readonly nearest?: string;
}

/** Body of every error response. */
export interface Problem {
  readonly type: ProblemType;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** Request id, for support. */
  readonly instance: string;
  readonly errors?: readonly FieldProblem[];
  /** Seconds until a retry can succeed. */
  readonly retryAfter?: number;
  /** Remaining attempts for a verification code. */
  readonly attemptsLeft?: number;
  /** Merchant setup errors only: starts with `TC-1000`, and `detail` addresses the merchant. */
  readonly code?: string;
}
