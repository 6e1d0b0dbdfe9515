import type { Language } from '@tamarack/core/language';
import type { BankAccount } from '../decision';

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

/** What an answer of the aggregator tells of how a login came about. */
export interface LoginMarks {
  /** What the connection was tagged with when it was made; null when the answer does not say. */
  readonly tag: string | null;
  /** When the customer was last signed in at the bank; null when the answer does not say. */
  readonly refreshedAt: Date | null;
}

export interface OpenedLogin extends LoginMarks {
  /** Names the data session; lives half an hour. */
  readonly requestId: string;
  readonly institution: string;
}

export type AccountsAnswer =
  | {
      readonly state: 'ready';
      readonly accounts: readonly AggregatedAccount[];
      readonly marks: LoginMarks;
    }
  /** Not there yet: ask again. */
  | { readonly state: 'pending' };

/** What a refusal leaves the customer to do. */
export type AggregatorTrouble =
  | 'retryCredentials'
  /** The bank cannot be had at the moment. */
  | 'retryLater'
  /** The aggregator cannot be had at the moment. */
  | 'outage'
  | 'chooseAnotherBank'
  /** The login was not made in the attempt it is given for. */
  | 'notTheirs'
  | 'keepPolling'
  /** The data session is over: open the login again. */
  | 'sessionOver'
  /** Our own set-up or request is wrong, or the answer makes no sense. */
  | 'broken';

/** The aggregator's own message that the data of a login is there. */
export interface LoginNews {
  readonly loginId: string | null;
  readonly requestId: string | null;
  readonly tag: string | null;
}

export interface AggregatorMessages {
  /** Name of the header that holds the signature, in lower case. */
  readonly header: string;
  /** Null where the signature is not the aggregator's. */
  read(signature: string, body: Buffer): { readonly news: LoginNews | null } | null;
}

/** The bank-data aggregator. Every function throws an `AggregatorError`. */
export interface Aggregator {
  /** Origin of the page that is framed. */
  readonly origin: string;
  /** Address of the page for one attempt: holds a single-use token, so a new one each time. */
  pageUrl(attempt: { readonly tag: string; readonly language: Language }): Promise<string>;
  /** Opens a data session of a login, from what the aggregator holds of it. */
  open(loginId: string): Promise<OpenedLogin>;
  /** Asks for a year of transactions. `first` starts the fetch, later calls look whether it is done. */
  accounts(requestId: string, first: boolean): Promise<AccountsAnswer>;
  /** Forgets the login and its data at the aggregator; a login that it does not know counts as forgotten. */
  disconnect(loginId: string): Promise<void>;
  /** Test environments: connects the test user without the page; answers the login id. Null elsewhere. */
  readonly connectTestUser: ((tag: string) => Promise<string>) | null;
  /** Null where the aggregator was given no address to send to. */
  readonly messages: AggregatorMessages | null;
  /** The vendor's public sandbox: the same few users, with the same logins, are everybody's. */
  readonly loginsAreShared: boolean;
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
