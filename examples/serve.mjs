/**
 * Serves an example by its folder's name, for `npm start -- <name>`: `node examples/serve.mjs vue`.
 *
 *   TAMARACK_API_URL, TAMARACK_PUBLISHABLE_KEY, PORT; for `merchant-server` the secrets that its own file names as well
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildNextExample, startNextExample } from './next-example.mjs';
import { createExampleServer, openExample } from './open-example.mjs';

const [name = ''] = process.argv.slice(2);
const {
  PORT: port = '4020',
  TAMARACK_API_URL: apiUrl = '',
  TAMARACK_PUBLISHABLE_KEY: publishableKey = '',
} = process.env;

const serveNext = async () => {
  await buildNextExample({ apiUrl, publishableKey });
  const server = startNextExample(Number(port));
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal));
};

const servePages = async () => {
  const find = await openExample(name, { apiUrl, publishableKey });
  createExampleServer(find).listen(Number(port), '127.0.0.1');
};

/** On the built package, as merchants have it. */
const serveMerchant = async () => {
  const cwd = path.join(import.meta.dirname, '..');
  await promisify(execFile)('npm', ['run', '--silent', 'build:node'], { cwd });
  const { startMerchantServer } = await import('./merchant-server/server.mjs');
  startMerchantServer({ ...process.env, PORT: port });
};

const others = { nextjs: serveNext, 'merchant-server': serveMerchant };
await (others[name] ?? servePages)();
