/** A response of the test bank: status and body in the vendor's format. */
export interface BankResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const statuses: Readonly<Record<string, number>> = {
  OPERATION_PENDING: 202,
  OPERATION_DISPATCHED: 202,
  INVALID_REQUEST: 400,
  SESSION_NONEXISTENT: 400,
  SESSION_EXPIRED: 400,
  AGGREGATION_ERROR: 500,
};

const messages: Readonly<Record<string, string>> = {
  OPERATION_PENDING: 'Your operation is still processing',
  OPERATION_DISPATCHED: 'Your operation takes longer than usual',
  INVALID_LOGIN: 'Invalid login provided',
  INVALID_USERNAME: 'The username is not known',
  INVALID_PASSWORD: 'The password is wrong',
  INVALID_SECURITY_RESPONSE: 'The security answer is wrong',
  DISABLED_LOGIN: 'The login has been disabled at the bank',
  RETRY_LATER: 'The bank is not available, retry later',
  SESSION_NONEXISTENT: 'There is no session with this RequestId',
  SESSION_EXPIRED: 'The session with this RequestId has expired',
  UNAUTHORIZED: 'The bank has not authorized this card',
  ALREADY_AUTHORIZED: 'This RequestId is already authorized',
  UNKNOWN_CHALLENGE_KEY: 'An answer belongs to a question that was not asked',
  SECURITYRESPONSES_INCOMPLETE: 'Not all questions were answered',
  DISABLED_INSTITUTION: 'This institution is not available',
  NO_TRANSACTION: 'The accounts have no transactions',
};

/** Responses with a `FlinksCode`: status 401 unless the code has its own. */
export function respondWithCode(code: string, rest: Record<string, unknown> = {}): BankResponse {
  const status = statuses[code] ?? 401;
  return {
    status,
    body: { ...rest, FlinksCode: code, Message: messages[code] ?? code, HttpStatusCode: status, Links: [] },
  };
}

export const respondOk = (body: Record<string, unknown>): BankResponse => ({
  status: 200,
  body: { Links: [], HttpStatusCode: 200, ...body },
});
