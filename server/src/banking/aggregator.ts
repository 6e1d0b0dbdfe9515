import type { BankAccount } from '../decision/input';

/** A bank account as the aggregator tells it, with the numbers that a pre-authorized debit needs. */
export interface AggregatedAccount extends BankAccount {
  readonly title: string;
  /** The kind of account money is paid from: chequing, not savings. */
  readonly chequing: boolean;
  /** Three digits; null when the bank did not tell. */
  readonly institutionNumber: string | null;
  /** Five digits. */
  readonly transitNumber: string | null;
  readonly accountNumber: string | null;
}

export interface OpenedLogin {
  /** Names the data session; lives half an hour. */
  readonly requestId: string;
  /** What the connection was tagged with when it was made; null when the aggregator does not say. */
  readonly tag: string | null;
  readonly institution: string;
}

export type AccountsAnswer =
  | { readonly state: 'ready'; readonly accounts: readonly AggregatedAccount[] }
  /** Not there yet: ask again. */
  | { readonly state: 'pending' };

/** What a refusal leaves the customer to do. */
export type AggregatorTrouble =
  | 'retryCredentials'
  | 'retryLater'
  | 'chooseAnotherBank'
  | 'keepPolling'
  /** The data session is over: open the login again. */
  | 'sessionOver'
  /** Our own set-up or request is wrong, or the answer makes no sense. */
  | 'broken';

/** The bank-data aggregator. Every function throws an `AggregatorError`. */
export interface Aggregator {
  /** Origin of the page that is framed. */
  readonly origin: string;
  /** Address of the page for one attempt: holds a single-use token, so a new one each time. */
  pageUrl(attempt: { readonly tag: string; readonly language: 'en' | 'fr' }): Promise<string>;
  /** Opens a data session of a login, from what the aggregator holds of it. */
  open(loginId: string): Promise<OpenedLogin>;
  /** Asks for a year of transactions. `first` starts the fetch, later calls look whether it is done. */
  accounts(requestId: string, first: boolean): Promise<AccountsAnswer>;
  /** Forgets the login and its data at the aggregator. */
  disconnect(loginId: string): Promise<void>;
  /** Test environments: connects the test user without the page; answers the login id. Null elsewhere. */
  readonly connectTestUser: ((tag: string) => Promise<string>) | null;
}

const mark = Symbol.for('tamarack.server.aggregator');

export interface AggregatorError extends Error {
  readonly [mark]: true;
  readonly trouble: AggregatorTrouble;
  /** The aggregator's own code, for the log. */
  readonly code: string;
}

export function aggregatorError(trouble: AggregatorTrouble, code: string, cause?: unknown): AggregatorError {
  const error = new Error(`bank aggregator: ${code}`, { cause });
  error.name = 'AggregatorError';
  return Object.assign(error, { [mark]: true as const, trouble, code });
}

export function isAggregatorError(error: unknown): error is AggregatorError {
  return typeof error === 'object' && error !== null && mark in error;
}
