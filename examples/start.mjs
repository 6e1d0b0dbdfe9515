/**
 * `npm start`: the provider with its sandbox and a demo shop. Needs no account, key or other server. Data is
 * stored in .tamarack/, or in `DATA_FOLDER`; delete the folder to start over. `npm start -- vite-react` runs another
 * example in place of the shop.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { choosePorts } from './ports.mjs';
import { listOrigins, renderSnippet } from './sandbox-page.mjs';

const root = path.join(import.meta.dirname, '..');
const { DATA_FOLDER: ownFolder } = process.env;
const dataFolder = path.resolve(root, ownFolder || '.tamarack');

/** Keys of the sandbox merchant (docs/sandbox.md), which give access to test data only. */
const publishableKey = 'pk_sandbox_northline_7f3a9c1e5b2d4860';
const secretKey = 'sk_sandbox_northline_c04e8d2f6a1b9375';
const webhookSecret = 'whsec_c2FuZGJveC1ub3J0aGxpbmUtbWVzc2FnZXMtc2VjcmV0';

/** An example may install and build first. */
const START_TIMEOUT = 300_000;
const STOP_TIMEOUT = 15_000;

const [example = 'storefront'] = process.argv.slice(2);
const examples = [
  ...['storefront', 'script-tag', 'direct-ordering', 'vite-react', 'vue', 'nextjs'],
  'merchant-server',
];
if (!examples.includes(example)) {
  console.error(`There is no example ${example}: ${examples.join(', ')}`);
  process.exit(1);
}

const ports = await choosePorts({ api: 4010, bank: 4011, shop: 4020 }, console.log);
const toUrl = (port) => `http://localhost:${port}`;

const children = [];
let stopping = false;

const run = (name, args, env) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_FOLDER: dataFolder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', (code, signal) => {
    if (!stopping) {
      console.error(`The ${name} exited (${signal ?? code}); see its output above.`);
      void stop(1);
    }
  });
  children.push(child);
  return child;
};

const waitForExit = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** Lets the database flush on SIGTERM; kills processes that do not exit in time. */
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  const timer = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, STOP_TIMEOUT);
  await Promise.all(children.map(waitForExit));
  clearTimeout(timer);
  process.exit(code);
};

const waitForServer = async (url) => {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline && !stopping) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  if (!stopping) throw new Error(`${url} did not respond within ${START_TIMEOUT / 1000} s.`);
};

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

run('provider', ['--import', 'tsx', 'server/app/main.ts'], {
  PORT: String(ports.api),
  PUBLIC_URL: toUrl(ports.api),
  SANDBOX: 'true',
  SANDBOX_BANK_PORT: String(ports.bank),
  SANDBOX_ORIGINS: listOrigins(toUrl(ports.shop), process.env.SANDBOX_ORIGINS),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
run(
  example,
  example === 'storefront' ? ['examples/storefront/server.mjs'] : ['examples/serve.mjs', example],
  {
    PORT: String(ports.shop),
    TAMARACK_API_URL: toUrl(ports.api),
    TAMARACK_PUBLISHABLE_KEY: publishableKey,
    TAMARACK_SECRET_KEY: secretKey,
    TAMARACK_WEBHOOK_SECRET: webhookSecret,
  },
);

try {
  await Promise.all([waitForServer(`${toUrl(ports.api)}/health`), waitForServer(toUrl(ports.shop))]);
} catch (error) {
  console.error(error.message);
  await stop(1);
}

const rows = [
  [
    example === 'storefront' ? 'Storefront' : `Example ${example}`,
    toUrl(ports.shop),
    'fill a cart and pay over time',
  ],
  [
    'Sandbox console',
    `${toUrl(ports.api)}/sandbox`,
    'sent verification codes, and test values for each outcome',
  ],
  ['Provider API', toUrl(ports.api), 'OpenAPI document at /swagger.json'],
  ['Bank emulator', toUrl(ports.bank), 'shown in the checkout'],
];
const width = (column) => Math.max(...rows.map((row) => row[column].length));
console.log(
  `\n${rows.map(([name, url, text]) => `  ${name.padEnd(width(0))}  ${url.padEnd(width(1))}  ${text}`).join('\n')}`,
);
const snippet = renderSnippet({ api: toUrl(ports.api), publishableKey });
console.log(`
  Publishable key  ${publishableKey}
  Secret key       ${secretKey}

  Your own page, on any port of localhost:

${snippet.replaceAll(/^/gm, '    ')}`);
console.log(`\n  Press Ctrl+C to stop. Data is stored in ${ownFolder || '.tamarack/'}.\n`);
