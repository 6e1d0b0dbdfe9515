import type { Problem } from '@tamarack/core/errors/catalogue';

/** What stands between the applicant and a connected bank. Each has its words, and a way on. */
export type ConnectionTrouble =
  | 'refused'
  | 'cancelled'
  | 'timedOut'
  | 'retryCredentials'
  | 'retryLater'
  | 'chooseAnotherBank'
  /** Connected, but the bank gave the review no data in time. */
  | 'bankSilent'
  | 'unreachable'
  /** The page around the dialog forbids the frame. */
  | 'blocked'
  /** We cannot begin a connection. */
  | 'unavailable'
  | 'notCompleted'
  | 'notSaved'
  /** The applicant disconnected the bank before there was a decision. */
  | 'disconnected';

/** What the main button says; `upload` where trying again helps least. */
export type WayOn = 'signIn' | 'again' | 'anotherBank' | 'connect' | 'upload';

export const wayOn: Readonly<Record<ConnectionTrouble, WayOn>> = {
  refused: 'connect',
  cancelled: 'again',
  timedOut: 'again',
  retryCredentials: 'signIn',
  retryLater: 'again',
  chooseAnotherBank: 'anotherBank',
  bankSilent: 'again',
  unreachable: 'again',
  blocked: 'upload',
  unavailable: 'again',
  notCompleted: 'again',
  notSaved: 'again',
  disconnected: 'connect',
};

const byCode: Readonly<Record<string, ConnectionTrouble>> = {
  bankRetryCredentials: 'retryCredentials',
  bankRetryLater: 'retryLater',
  bankChooseAnother: 'chooseAnotherBank',
  bankNotConnected: 'notCompleted',
};

/** Why the server did not take a login. `notSaved`: it may still take the same one. */
export function refusalOf(problem: Problem | null): ConnectionTrouble {
  const code = problem?.errors?.[0]?.code;
  const known = code === undefined ? undefined : byCode[code];
  if (known !== undefined) return known;
  return problem === null || isPassing(problem) ? 'notSaved' : 'notCompleted';
}

function isPassing({ type, status }: Problem): boolean {
  return status >= 500 || status === 429 || type === 'idempotency-in-progress';
}
