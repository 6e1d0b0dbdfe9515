import type { AggregatorTrouble } from '../aggregator';

/** The vendor's codes, by what they leave the customer to do (design: domain, 1.5). */
const troubles: Readonly<Record<string, AggregatorTrouble>> = {
  OPERATION_PENDING: 'keepPolling',
  OPERATION_DISPATCHED: 'keepPolling',
  INVALID_LOGIN: 'retryCredentials',
  INVALID_USERNAME: 'retryCredentials',
  INVALID_PASSWORD: 'retryCredentials',
  INVALID_SECURITY_RESPONSE: 'retryCredentials',
  SECURITYRESPONSES_INCOMPLETE: 'retryCredentials',
  QUESTION_NOT_FOUND: 'retryCredentials',
  UNKNOWN_CHALLENGE_KEY: 'retryCredentials',
  RETRY_LATER: 'retryLater',
  CARD_IN_USE: 'retryLater',
  CONCURRENT_SESSION: 'retryLater',
  AGGREGATION_ERROR: 'retryLater',
  DISABLED_LOGIN: 'chooseAnotherBank',
  DISABLED_INSTITUTION: 'chooseAnotherBank',
  NEW_ACCOUNT: 'chooseAnotherBank',
  NO_TRANSACTION: 'chooseAnotherBank',
  METHOD_NOT_AVAILABLE: 'chooseAnotherBank',
  SESSION_NONEXISTENT: 'sessionOver',
  SESSION_EXPIRED: 'sessionOver',
};

export const troubleOf = (code: string): AggregatorTrouble => troubles[code] ?? 'broken';
