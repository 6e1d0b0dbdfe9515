/**
 * `npm start`: the provider with its sandbox, and a shop that takes the checkout. No account, no key, no other server.
 * State is kept in .tamarack/; delete the folder to begin anew.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { choosePorts } from './ports.mjs';

const root = path.join(import.meta.dirname, '..');
const dataFolder = path.join(root, '.tamarack');

/** The sandbox merchant's keys (docs/sandbox.md): they open nothing but invented data. */
const publishableKey = 'pk_sandbox_northline_7f3a9c1e5b2d4860';
const secretKey = 'sk_sandbox_northline_c04e8d2f6a1b9375';
const webhookSecret = 'whsec_c2FuZGJveC1ub3J0aGxpbmUtbWVzc2FnZXMtc2VjcmV0';

const HEALTHY_WITHIN = 90_000;
const STOPPED_WITHIN = 15_000;

const ports = await choosePorts({ api: 4010, bank: 4011, shop: 4020 }, console.log);
const at = (port) => `http://localhost:${port}`;

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
      console.error(`The ${name} ended (${signal ?? code}); its message stands above.`);
      void stop(1);
    }
  });
  children.push(child);
  return child;
};

const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** The database writes its last pages before it goes; only what hangs is cut off. */
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, STOPPED_WITHIN);
  await Promise.all(children.map(ended));
  clearTimeout(late);
  process.exit(code);
};

const answers = async (url) => {
  const until = Date.now() + HEALTHY_WITHIN;
  while (Date.now() < until && !stopping) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  if (!stopping) throw new Error(`${url} did not answer within ${HEALTHY_WITHIN / 1000} s.`);
};

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

run('provider', ['--import', 'tsx', 'server/src/main.ts'], {
  PORT: String(ports.api),
  PUBLIC_URL: at(ports.api),
  SANDBOX: 'true',
  SANDBOX_BANK_PORT: String(ports.bank),
  SANDBOX_ORIGINS: at(ports.shop),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
run('storefront', ['examples/storefront/server.mjs'], {
  PORT: String(ports.shop),
  TAMARACK_API_URL: at(ports.api),
  TAMARACK_BANK_ORIGIN: at(ports.bank),
  TAMARACK_PUBLISHABLE_KEY: publishableKey,
  TAMARACK_SECRET_KEY: secretKey,
  TAMARACK_WEBHOOK_SECRET: webhookSecret,
});

try {
  await Promise.all([answers(`${at(ports.api)}/health`), answers(at(ports.shop))]);
} catch (error) {
  console.error(error.message);
  await stop(1);
}

const rows = [
  ['Storefront', at(ports.shop), 'fill a cart and pay over time'],
  [
    'Sandbox console',
    `${at(ports.api)}/sandbox`,
    'codes that were sent, and the values that lead to each outcome',
  ],
  ['Provider API', at(ports.api), 'its contract is at /swagger.json'],
  ['Bank emulator', at(ports.bank), 'shown within the checkout'],
];
const width = (column) => Math.max(...rows.map((row) => row[column].length));
console.log(
  `\n${rows.map(([name, url, text]) => `  ${name.padEnd(width(0))}  ${url.padEnd(width(1))}  ${text}`).join('\n')}`,
);
console.log('\n  Ctrl+C stops it all. What you enter is kept in .tamarack/.\n');
