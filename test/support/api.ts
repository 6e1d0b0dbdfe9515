import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '@tamarack/core/errors/catalogue';
import { createApp } from '../../server/app/app';
import { createServices } from '../../server/app/composition';
import { startSandbox } from '../../server/sandbox/start';
import { type Config, readConfig } from '../../server/src/config/config';
import type { Adapters } from '../../server/src/external-services/create-adapters';
import type { Executor } from '../../server/src/platform/database/executor';
import { createBossJobs } from '../../server/src/platform/jobs/boss-jobs';
import { createKeyRing } from '../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../server/src/platform/keys/local-keys';
import type {
  Api,
  ApiOptions,
  ApiResponse,
  ApplicantClient,
  CallOptions,
  CheckoutResponse,
  Headers,
  Method,
  TestDatabase,
  View,
} from './api-types';
import { createFakeClock } from './fake-clock';
import { isFramed, openFrames } from './frames';
import { injectInto, type SendResponse } from './send';

export type {
  Api,
  ApiOptions,
  ApiResponse,
  ApplicantClient,
  CheckoutBody,
  CheckoutOptions,
  TestMerchant,
  View,
} from './api-types';

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
