import type { Problem } from '@tamarack/core/errors/catalogue';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../../server/app/composition';
import type { Tables } from '../../server/app/tables';
import type { OutboxTables } from '../../server/sandbox/outbox/tables';
import type { Config } from '../../server/src/config/config';
import type { Adapters } from '../../server/src/external-services/create-adapters';
import type { applicationView } from '../../server/src/intake/applications/record/schemas';
import type { checkoutRequest, checkoutResponse } from '../../server/src/intake/opening/schemas';
import type { Executor } from '../../server/src/platform/database/executor';
import type { App } from '../../server/src/platform/http/app/app';
import type { LogStream } from '../../server/src/platform/http/logs';
import type { Keys } from '../../server/src/platform/keys/keys';
import type { FakeClock } from './fake-clock';
import type { Send, SendRequest, SendResponse } from './send';

export type View = z.output<typeof applicationView>;
export type CheckoutBody = z.input<typeof checkoutRequest>;

/** Passes as the product's executor, and reads the rows of every area as well. */
export type TestDatabase = Kysely<Tables & OutboxTables> & Executor;

export interface ApiOptions {
  readonly config?: Partial<Config>;
  readonly clock?: FakeClock;
  /** Of a second process on the same database. Default: a ring of its own. */
  readonly keys?: Keys;
  /** Takes the server's log lines. */
  readonly logs?: LogStream;
  /** How requests reach the app. Default: without a socket. */
  readonly send?: (app: App) => Promise<Send>;
  /** In place of the sandbox's. */
  readonly adapters?: Partial<Adapters> | ((sandbox: Adapters) => Partial<Adapters>);
}

/** An answer, its body parsed; `problem` reads it as one. */
export interface ApiResponse<T> {
  readonly status: number;
  readonly headers: SendResponse['headers'];
  readonly body: T;
  readonly problem: Problem;
  /** Value of the resume cookie, when the answer sets it. */
  readonly cookie: string | undefined;
}

export interface TestMerchant {
  readonly id: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly origin: string;
}

export type Headers = Readonly<Record<string, string>>;
export type Method = SendRequest['method'];

/** One applicant's session on one checkout. */
export interface ApplicantClient {
  readonly sessionToken: string;
  readonly checkoutId: string;
  readonly resumeCookie: string;
  get<T = View>(url: string): Promise<ApiResponse<T>>;
  /** Mutations send an `Idempotency-Key` of their own unless `headers` names one. */
  post<T = View>(url: string, body?: unknown, headers?: Headers): Promise<ApiResponse<T>>;
  put<T = View>(url: string, body?: unknown, headers?: Headers): Promise<ApiResponse<T>>;
  delete<T = View>(url: string, headers?: Headers): Promise<ApiResponse<T>>;
  view(): Promise<View>;
  /** Binds the secure frames of the person's browser to the session; returns the headers of their calls. */
  openFrames(): Promise<Headers>;
}

export interface Api {
  readonly app: App;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  /** Made with the API; minimum purchase $500. */
  readonly merchant: TestMerchant;
  makeMerchant(input?: { readonly minimum?: number; readonly name?: string }): Promise<TestMerchant>;
  call<T>(method: Method, url: string, options?: CallOptions): Promise<ApiResponse<T>>;
  checkout(body?: Partial<CheckoutBody>, options?: CheckoutOptions): Promise<ApiResponse<CheckoutResponse>>;
  /** A checkout, and a client that holds its session. */
  session(body?: Partial<CheckoutBody>, options?: CheckoutOptions): Promise<ApplicantClient>;
  close(): Promise<void>;
}

export type CheckoutResponse = z.output<typeof checkoutResponse>;

export interface CallOptions {
  readonly headers?: Headers;
  readonly body?: unknown;
}

export interface CheckoutOptions {
  readonly merchant?: TestMerchant;
  readonly resumeCookie?: string;
  readonly headers?: Headers;
}
