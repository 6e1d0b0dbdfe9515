import type { AggregatorErrorType } from '../../underwriting/banking';

/** All error codes of Flinks (https://docs.flinks.com/api/authorize/error-codes), by what the customer can do. */
export const errorTypes = {
  /** The data is being fetched. */
  OPERATION_PENDING: 'keepPolling',
  OPERATION_DISPATCHED: 'keepPolling',
  /** Flinks is still processing the login, which can continue after the page was closed. */
  CARD_IN_USE: 'keepPolling',
  CONCURRENT_SESSION: 'keepPolling',

  INVALID_LOGIN: 'retryCredentials',
  INVALID_USERNAME: 'retryCredentials',
  INVALID_PASSWORD: 'retryCredentials',
  INVALID_SECURITY_RESPONSE: 'retryCredentials',
  INVALID_SECURITY_RESPONSE_NO_RETRY: 'retryCredentials',
  SECURITYRESPONSES_INCOMPLETE: 'retryCredentials',
  QUESTION_NOT_FOUND: 'retryCredentials',
  UNKNOWN_CHALLENGE_KEY: 'retryCredentials',

  RETRY_LATER: 'retryLater',
  AGGREGATION_ERROR: 'retryLater',

  DISABLED_LOGIN: 'chooseAnotherBank',
  DISABLED_INSTITUTION: 'chooseAnotherBank',
  NO_TRANSACTION: 'chooseAnotherBank',
  /** The bank requires an action on its own site first. */
  NEW_ACCOUNT: 'chooseAnotherBank',
  UNAUTHORIZED: 'chooseAnotherBank',

  SESSION_NONEXISTENT: 'sessionOver',
  SESSION_EXPIRED: 'sessionOver',
  ALREADY_AUTHORIZED: 'sessionOver',

  INVALID_REQUEST: 'broken',
  /** Not enabled for our instance. */
  METHOD_NOT_AVAILABLE: 'broken',
} as const satisfies Readonly<Record<string, AggregatorErrorType>>;

/** Identifies a missing or wrong key of ours by the message: its code equals that of a refusal by the bank. */
const keyMessage = /auth(orize)? ?(token|key)|api ?key/i;

/**
 * Classifies an error response of Flinks. An undocumented code is our error to investigate, unless the status says that
 * Flinks failed.
 */
export function classifyError(error: {
  readonly code: string | null;
  readonly message: string;
  readonly status: number;
}): AggregatorErrorType {
  const { code, message, status } = error;
  if (status === 401 && keyMessage.test(message)) return 'broken';
  if (code !== null && Object.hasOwn(errorTypes, code)) return errorTypes[code as keyof typeof errorTypes];
  return status >= 500 || status === 429 ? 'outage' : 'broken';
}
