import type { Problem } from '@tamarack/core/errors/catalogue';
import type { BankEnding } from '@tamarack/core/protocol/frames';

/** Why no bank is connected. Each reason has its own texts and actions. */
export type ConnectionFailure =
  | BankEnding
  | 'retryCredentials'
  /** Connected, but the bank returned no data in time. */
  | 'bankSilent'
  | 'unreachable'
  /** The page's Content-Security-Policy forbids the frame. */
  | 'blocked'
  /** The connection cannot be opened. */
  | 'unavailable'
  | 'notSaved'
  /** The applicant disconnected the bank before a decision. */
  | 'disconnected';

/** The primary action; `upload` where trying again is unlikely to help. */
type PrimaryAction = 'signIn' | 'again' | 'anotherBank' | 'connect' | 'upload';

export const primaryActions: Readonly<Record<ConnectionFailure, PrimaryAction>> = {
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

const byCode: Readonly<Record<string, ConnectionFailure>> = {
  bankRetryCredentials: 'retryCredentials',
  bankRetryLater: 'retryLater',
  bankChooseAnother: 'chooseAnotherBank',
  bankNotConnected: 'notCompleted',
};

/** Why the server rejected a login. `notSaved`: the same login may still succeed. */
export function toConnectionFailure(problem: Problem | null): ConnectionFailure {
  const code = problem?.errors?.[0]?.code;
  const known = code === undefined ? undefined : byCode[code];
  if (known !== undefined) return known;
  return problem === null || isTransient(problem) ? 'notSaved' : 'notCompleted';
}

function isTransient({ type, status }: Problem): boolean {
  return status >= 500 || status === 429 || type === 'idempotency-in-progress';
}
