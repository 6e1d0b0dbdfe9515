import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { BankAccount } from '../decision';

/** A bank account from the aggregator, with the numbers that a pre-authorized debit needs. */
export interface AggregatedAccount extends BankAccount {
  readonly title: string;
  /** Whether it is a payment account: chequing, not savings. */
  readonly chequing: boolean;
  /** Three digits; null when the bank does not provide it. */
  readonly institutionNumber: string | null;
  /** Five digits. */
  readonly transitNumber: string | null;
  readonly accountNumber: string | null;
}

/** Evidence of a login's origin in the aggregator's response. */
export interface LoginEvidence {
  /** Tag of the connection; null when the response does not contain it. */
  readonly tag: string | null;
  /** When the customer last signed in at the bank; null when the response does not contain it. */
  readonly refreshedAt: Date | null;
}

interface OpenedLogin extends LoginEvidence {
  /** Id of the data session, which is valid for half an hour. */
  readonly requestId: string;
  readonly institution: string;
}

export type AccountsResponse =
  | {
      readonly state: 'ready';
      readonly accounts: readonly AggregatedAccount[];
      readonly evidence: LoginEvidence;
    }
  /** Not ready yet: poll again. */
  | { readonly state: 'pending' };

/** What the customer can do after a refusal. */
export type AggregatorErrorType =
  | 'retryCredentials'
  /** The bank is currently unavailable. */
  | 'retryLater'
  /** The aggregator is currently unavailable. */
  | 'outage'
  | 'chooseAnotherBank'
  /** The login was not made in the given attempt. */
  | 'notTheirs'
  | 'keepPolling'
  /** The data session has expired: open the login again. */
  | 'sessionOver'
  /** Our own configuration or request is wrong, or the response is invalid. */
  | 'broken';

/** The aggregator's webhook that the data of a login is ready. */
export interface DataReadyEvent {
  readonly loginId: string | null;
  readonly requestId: string | null;
  readonly tag: string | null;
}

interface AggregatorWebhooks {
  /** Name of the signature header, in lower case. */
  readonly header: string;
  /** Null if the signature is invalid. */
  parse(signature: string, body: Buffer): { readonly event: DataReadyEvent | null } | null;
}

/** The bank-data aggregator. Every function throws an `AggregatorError`. */
export interface Aggregator {
  /** Origin of the framed page. */
  readonly origin: string;
  /** URL of the page for one attempt: contains a single-use token, so it is new each time. */
  pageUrl(attempt: { readonly tag: string; readonly language: Language }): Promise<string>;
  /** Opens a data session of a login, from the aggregator's cached data. */
  openSession(loginId: string): Promise<OpenedLogin>;
  /** Requests a year of transactions. `first` starts the fetch, later calls poll it. */
  fetchAccounts(requestId: string, first: boolean): Promise<AccountsResponse>;
  /** Deletes the login and its data at the aggregator; succeeds for an unknown login. */
  disconnect(loginId: string): Promise<void>;
  /** Test environments: connects the test user without the page and returns the login id. Null elsewhere. */
  readonly connectTestUser: ((tag: string) => Promise<string>) | null;
  /** Null if no webhook address is registered with the aggregator. */
  readonly webhooks: AggregatorWebhooks | null;
  /** The vendor's public sandbox: its few users, and their logins, are shared by everyone. */
  readonly hasSharedLogins: boolean;
}

const mark = Symbol.for(`${brand.id}.server.aggregator`);

export interface AggregatorError extends Error {
  readonly [mark]: true;
  readonly type: AggregatorErrorType;
  /** The aggregator's own code, for the log. */
  readonly code: string;
}

export function createAggregatorError(
  type: AggregatorErrorType,
  code: string,
  cause?: unknown,
): AggregatorError {
  const error = new Error(`bank aggregator: ${code}`, { cause });
  error.name = 'AggregatorError';
  return Object.assign(error, { [mark]: true as const, type, code });
}

export function isAggregatorError(error: unknown): error is AggregatorError {
  return typeof error === 'object' && error !== null && mark in error;
}
