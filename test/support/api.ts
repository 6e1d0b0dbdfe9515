import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '@tamarack/core/errors/catalogue';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { createApp } from '../../server/app/app';
import { createServices, type Services } from '../../server/app/composition';
import type { Tables } from '../../server/app/tables';
import type { OutboxTables } from '../../server/sandbox/outbox/tables';
import { startSandbox } from '../../server/sandbox/start';
import { type Config, readConfig } from '../../server/src/config/config';
import type { Adapters } from '../../server/src/external-services/create-adapters';
import type { applicationView } from '../../server/src/intake/applications/record/schemas';
import type { checkoutRequest, checkoutResponse } from '../../server/src/intake/opening/schemas';
import type { Executor } from '../../server/src/platform/database/executor';
import type { App } from '../../server/src/platform/http/app/app';
import type { LogStream } from '../../server/src/platform/http/logs';
import { createBossJobs } from '../../server/src/platform/jobs/boss-jobs';
import { createKeyRing } from '../../server/src/platform/keys/key-ring';
import type { Keys } from '../../server/src/platform/keys/keys';
import { createLocalKeys } from '../../server/src/platform/keys/local-keys';
import { createFakeClock, type FakeClock } from './fake-clock';
import { isFramed, openFrames } from './frames';
import { injectInto, type Send, type SendRequest, type SendResponse } from './send';

export type View = z.output<typeof applicationView>;
export type CheckoutBody = z.input<typeof checkoutRequest>;

/** Passes as the product's executor, and reads the rows of every area as well. */
type TestDatabase = Kysely<Tables & OutboxTables> & Executor;

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

type Headers = Readonly<Record<string, string>>;
type Method = SendRequest['method'];

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

type CheckoutResponse = z.output<typeof checkoutResponse>;

interface CallOptions {
  readonly headers?: Headers;
  readonly body?: unknown;
}

export interface CheckoutOptions {
  readonly merchant?: TestMerchant;
  readonly resumeCookie?: string;
  readonly headers?: Headers;
}

/** Limits and the cost of hashing codes out of the way: what tests them sets its own. */
function testConfig(): Config {
  const many = '1000000';
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SANDBOX: 'true',
    SANDBOX_BANK_PORT: '0',
    LIMIT_PER_ADDRESS: many,
    LIMIT_PER_SESSION: many,
    LIMIT_CHECKOUT: many,
    LIMIT_VERIFICATION: many,
  });
  return { ...config, codeHashCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } };
}

/** The whole API over a database, reached without a socket. */
export async function openApi(database: Executor, options: ApiOptions = {}): Promise<Api> {
  const clock = options.clock ?? createFakeClock();
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-data-'));
  const config: Config = { ...testConfig(), dataFolder, ...options.config };
  const jobs = createBossJobs(database, () => undefined);
  const { keys = createLocalKeys(createKeyRing()) } = options;
  const sandbox = await startSandbox({ config, database, now: clock.now, persist: false });
  const changedEdges =
    typeof options.adapters === 'function' ? options.adapters(sandbox.adapters) : options.adapters;
  const adapters: Adapters = { ...sandbox.adapters, ...changedEdges };
  const services = createServices({
    config,
    database,
    keys,
    jobs,
    adapters,
    warn: (details, message) => app.log.warn(details, message),
    now: clock.now,
  });
  const app = await createApp(services, options.logs);
  await sandbox.register(app, services);
  await app.ready();
  await jobs.start();

  const send = (await options.send?.(app)) ?? injectInto(app);
  const call = async <T>(method: Method, url: string, { headers = {}, body }: CallOptions = {}) =>
    parseResponse<T>(await send({ method, url, headers, body }));

  const makeMerchant: Api['makeMerchant'] = async ({ minimum = 500_00, name = 'Northern Supply' } = {}) => {
    const tag = randomUUID().slice(0, 8);
    const merchantKeys = {
      publishableKey: `pk_test_${tag}`,
      secretKey: `sk_test_${tag}`,
      origin: `https://${tag}.example`,
    };
    const { id } = await services.merchants.create(
      { name, legalName: `${name} Ltd.`, minimumPurchase: minimum, origins: [merchantKeys.origin] },
      null,
    );
    await services.merchants.keys.setSandboxKey(id, 'publishable', merchantKeys.publishableKey);
    await services.merchants.keys.setSandboxKey(id, 'secret', merchantKeys.secretKey);
    return { id, ...merchantKeys };
  };
  const merchant = await makeMerchant();

  const checkout: Api['checkout'] = async (
    body = {},
    { merchant: by = merchant, resumeCookie, headers } = {},
  ) =>
    call<CheckoutResponse>('POST', '/v1/checkout', {
      headers: {
        origin: by.origin,
        merchantkey: by.publishableKey,
        'idempotency-key': randomUUID(),
        ...(resumeCookie === undefined ? {} : { cookie: `tamarack_resume=${resumeCookie}` }),
        ...headers,
      },
      body: { cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp', ...body },
    });

  const session: Api['session'] = async (body, checkoutOptions) => {
    const { status, body: answer, cookie } = await checkout(body, checkoutOptions);
    if (status !== 200 || cookie === undefined)
      throw new Error(`checkout answered ${status}: ${JSON.stringify(answer)}`);
    const origin = (checkoutOptions?.merchant ?? merchant).origin;
    return createApplicantClient(call, { ...answer, resumeCookie: cookie }, origin);
  };

  const close = async (): Promise<void> => {
    await app.close();
    // on a busy machine a job may take longer than a server would wait for it
    await jobs.stop(60_000);
    await services.invoiceReader.close();
    await sandbox.close();
    fs.rmSync(dataFolder, { recursive: true, force: true });
  };
  return {
    app,
    services,
    database: database as TestDatabase,
    clock,
    merchant,
    makeMerchant,
    call,
    checkout,
    session,
    close,
  };
}

export function createApplicantClient(
  call: Api['call'],
  session: { readonly sessionToken: string; readonly checkoutId: string; readonly resumeCookie: string },
  origin: string,
): ApplicantClient {
  const sessionHeaders = { origin, sessiontoken: session.sessionToken, checkoutid: session.checkoutId };
  let frames: Promise<Headers> | null = null;
  /** The page's headers, or those of its frames, which are opened for the first operation that requires them. */
  const openOwnFrames = (): Promise<Headers> => {
    frames ??= openFrames(call, sessionHeaders, session.resumeCookie || session.sessionToken);
    return frames;
  };
  const headersFor = async (method: Method, url: string): Promise<Headers> =>
    isFramed(method, url) ? openOwnFrames() : sessionHeaders;
  const mutate = async <T>(method: Method, url: string, body: unknown, headers: Headers = {}) =>
    call<T>(method, url, {
      headers: { ...(await headersFor(method, url)), 'idempotency-key': randomUUID(), ...headers },
      body,
    });
  return {
    ...session,
    get: async (url) => call('GET', url, { headers: await headersFor('GET', url) }),
    post: (url, body = {}, headers) => mutate('POST', url, body, headers),
    put: (url, body = {}, headers) => mutate('PUT', url, body, headers),
    delete: (url, headers) => mutate('DELETE', url, undefined, headers),
    view: async () => (await call<View>('GET', '/v1/application', { headers: sessionHeaders })).body,
    openFrames: openOwnFrames,
  };
}

function parseResponse<T>({ status, headers, text }: SendResponse): ApiResponse<T> {
  const json = /json/.test(String(headers['content-type'] ?? ''));
  const body: unknown = json ? JSON.parse(text) : text;
  const cookies = [headers['set-cookie'] ?? []].flat().join('\n');
  return {
    status,
    headers,
    body: body as T,
    problem: body as Problem,
    cookie: /tamarack_resume=([^;]+)/.exec(cookies)?.[1],
  };
}
