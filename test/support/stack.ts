import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import type { TestProject } from 'vitest/node';
import { findBrowsers } from '../../examples/browser.mjs';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import { sandboxWebhook } from '../../server/sandbox/webhook';
import { openInlineEngine } from '../../server/src/platform/database/embedded/engine';
import { checkpoint } from '../../server/src/platform/database/embedded/maintenance';
import { createEngineDatabase } from '../../server/src/platform/database/open-database';
import { createDatabase } from './create-database';
import { makeTemplate, prepare } from './databases';
import { startPostgres } from './postgres';

export interface Stack {
  readonly api: string;
  readonly bank: string;
  readonly shop: string;
  /**
   * A registered page with nothing on it but the loader; `?reset` adds a style sheet that resets everything, `?policy` a
   * policy that lets our script and API in and no frame but the page's own, `require-corp` or `credentialless` its embedder
   * policy, and `isolated` the opener policy that isolates it together with one of these.
   */
  readonly bare: string;
  /** The same page on another site than the API's, as merchants' pages are. */
  readonly elsewhere: string;
  readonly secretKey: string;
  readonly publishableKey: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One per worker: `getStack()` picks the worker's own. */
    readonly stacks: readonly Stack[];
    /** A data folder whose database is migrated, for `startStack`. */
    readonly seed: string;
  }
}

const READY_TIMEOUT = 180_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Global set-up of the browser tests: each worker has a provider, a data folder and a storefront of its own. One provider
 * uses the embedded database and the machine's own Node, the others production's Node (`.ci/run`), and PostgreSQL where it is
 * installed, which takes less processor time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: Awaited<ReturnType<typeof startStack>>[] = [];
  const postgres = await startPostgres();
  await findBrowsers();
  if (postgres) await makeTemplate(postgres);
  const seed = await makeSeed();
  const stopAll = async (): Promise<void> => {
    await Promise.all(started.map(({ stop }) => stop()));
    postgres?.stop();
    fs.rmSync(seed, { recursive: true, force: true });
  };
  const start = async (_: unknown, index: number): Promise<void> => {
    const database = postgres && index > 0 ? await createDatabase(postgres.url, 'template_api') : null;
    started.push(
      await startStack({
        ...(database === null ? { seed } : { databaseUrl: database }),
        ...(index === 0 && { node: process.env['MACHINES_NODE'] }),
      }),
    );
  };
  const starts = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, start));
  const failure = starts.find((each) => each.status === 'rejected');
  if (failure) {
    await stopAll();
    throw failure.reason;
  }
  project.provide(
    'stacks',
    started.map(({ stack }) => stack),
  );
  project.provide('seed', seed);
  return stopAll;
}

/** A data folder whose database is migrated: each provider would take seconds for it. */
async function makeSeed(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-seed-'));
  const database = createEngineDatabase(await openInlineEngine(path.join(folder, 'database')));
  await prepare(database.kysely);
  await checkpoint(database.kysely);
  await database.close();
  return folder;
}

/**
 * The provider with its sandbox and the storefront, as `npm start` runs them, and the bare page.
 *
 * @param options.origins further pages of the sandbox's merchant
 * @param options.seed data folder to begin with
 * @param options.env further settings of the provider
 * @param options.node path of the Node that runs the provider. Default: that of the tests
 * @param options.databaseUrl a migrated PostgreSQL database. Default: the embedded one in the data folder
 */
export async function startStack(
  options: {
    readonly origins?: readonly string[];
    readonly seed?: string;
    readonly databaseUrl?: string;
    readonly node?: string | undefined;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  if (!fs.existsSync(path.join(root, 'dist/tamarack.js')))
    throw new Error('dist/ is missing: run `npm run build` first.');
  if (!fs.existsSync(path.join(root, 'server/dist/app/main.js')))
    throw new Error('server/dist/ is missing: run `npm run build:server` first.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-e2e-'));
  if (options.seed !== undefined) fs.cpSync(options.seed, folder, { recursive: true });
  const [apiPort, bankPort, shopPort, barePort] = [
    await getPort(),
    await getPort(),
    await getPort(),
    await getPort(),
  ];
  const stack: Stack = {
    api: `http://localhost:${apiPort}`,
    bank: `http://localhost:${bankPort}`,
    shop: `http://localhost:${shopPort}`,
    bare: `http://localhost:${barePort}`,
    elsewhere: `http://127.0.0.1:${barePort}`,
    secretKey: sandboxMerchant.secretKey,
    publishableKey: sandboxMerchant.publishableKey,
  };
  const unlimited = '1000000';
  const settings = {
    PORT: String(apiPort),
    SANDBOX: 'true',
    SANDBOX_BANK_PORT: String(bankPort),
    SANDBOX_ORIGINS: [stack.shop, stack.bare, stack.elsewhere, ...(options.origins ?? [])].join(','),
    DATA_FOLDER: folder,
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
    SCORING_STAGE_MS: '300',
    LOG_LEVEL: 'warn',
    LIMIT_PER_ADDRESS: unlimited,
    LIMIT_PER_SESSION: unlimited,
    LIMIT_CHECKOUT: unlimited,
    LIMIT_VERIFICATION: unlimited,
    ...options.env,
  };
  const main = ['--enable-source-maps', 'server/dist/app/main.js'];
  const provider = startProcess(main, settings, options.node);
  const shop = startProcess(['examples/storefront/server.mjs'], {
    PORT: String(shopPort),
    DATA_FOLDER: folder,
    TAMARACK_API_URL: stack.api,
    TAMARACK_PUBLISHABLE_KEY: stack.publishableKey,
    TAMARACK_SECRET_KEY: stack.secretKey,
    TAMARACK_WEBHOOK_SECRET: sandboxWebhook.secret,
  });
  const children = [provider, shop];
  const bare = http.createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url?.includes('policy')) response.setHeader('content-security-policy', buildPolicy(stack));
    const [embedder] = /require-corp|credentialless/.exec(request.url ?? '') ?? [];
    if (embedder) response.setHeader('cross-origin-embedder-policy', embedder);
    if (request.url?.includes('isolated')) response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.end(renderBarePage(stack, request.url ?? ''));
  });
  bare.listen(barePort);
  const stop = async (): Promise<void> => {
    bare.close();
    bare.closeAllConnections();
    await Promise.all(children.map(stopProcess));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([waitUntilReady(`${stack.api}/health`, provider), waitUntilReady(stack.shop, shop)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stack, stop };
}

const RESET = `* { all: unset !important; font: 40px/1 fantasy !important; color: lime !important; }
  div, dialog, button { display: none !important; } html { font-size: 3px !important; letter-spacing: 9px !important; }`;

const buildPolicy = ({ api }: Stack): string =>
  `default-src 'none'; script-src ${api}; connect-src ${api}; img-src data:; frame-src 'self' ${api}`;

/** A merchant's page with the loader alone. */
export const renderBarePage = (
  { api, publishableKey }: Pick<Stack, 'api' | 'publishableKey'>,
  url = '',
): string => `<!doctype html><html lang="en"><head>
  <title>A merchant’s page</title><link rel="icon" href="data:,">${url.includes('reset') ? `<style>${RESET}</style>` : ''}
  <script async crossorigin src="${api}/sdk/tamarack.js" data-merchant-key="${publishableKey}"></script></head>
  <body><h1 id="host">A merchant’s page</h1></body></html>`;

function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  node: string = process.execPath,
): ChildProcess {
  return spawn(node, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: its process ended with ${child.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within ${READY_TIMEOUT} ms`);
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
