import type { AggregatorTrouble } from '../../underwriting/banking';

/**
 * Every code of the vendor's list (https://docs.flinks.com/api/authorize/error-codes) that is no success, by what it
 * leaves the customer to do.
 */
export const troubles = {
  /** The data is on its way. */
  OPERATION_PENDING: 'keepPolling',
  OPERATION_DISPATCHED: 'keepPolling',
  /** The vendor is still at work on the login, as it is for a while after the page has ended. */
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
  /** The bank wants something done on its own pages first. */
  NEW_ACCOUNT: 'chooseAnotherBank',
  UNAUTHORIZED: 'chooseAnotherBank',

  SESSION_NONEXISTENT: 'sessionOver',
  SESSION_EXPIRED: 'sessionOver',
  ALREADY_AUTHORIZED: 'sessionOver',

  INVALID_REQUEST: 'broken',
  /** Not switched on for our instance. */
  METHOD_NOT_AVAILABLE: 'broken',
} as const satisfies Readonly<Record<string, AggregatorTrouble>>;

/** Keys of ours that are missing or wrong are told by the message: the code is the bank's own refusal's. */
const keyMessage = /auth(orize)? ?(token|key)|api ?key/i;

/** What a refusal of the vendor leaves to do. One it never told of is ours to look at, unless it is the vendor's fault. */
export function troubleOf(refusal: {
  readonly code: string | null;
  readonly message: string;
  readonly status: number;
}): AggregatorTrouble {
  const { code, message, status } = refusal;
  if (status === 401 && keyMessage.test(message)) return 'broken';
  if (code !== null && Object.hasOwn(troubles, code)) return troubles[code as keyof typeof troubles];
  return status >= 500 || status === 429 ? 'outage' : 'broken';
}
