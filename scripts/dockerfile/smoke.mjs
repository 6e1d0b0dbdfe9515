/**
 * Starts the built server of the current folder with its sandbox, on the embedded database; opens a checkout and a page of
 * the console, and stops it. It is passed to Node as text, so the image does not have to contain it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const origin = 'http://localhost:4020';

const check = (ok, fact) => {
  if (!ok) throw new Error(`failed: ${fact}`);
  process.stdout.write(`ok  ${fact}\n`);
};

for (const name of ['rollup', 'typescript', 'vitest'])
  check(!fs.existsSync(`node_modules/${name}`), `${name} is not installed`);

const data = fs.mkdtempSync(path.join(process.env.DATA_FOLDER ?? '/tmp', 'smoke-'));
const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/app/main.js'], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    SANDBOX: 'true',
    SANDBOX_BANK_PORT: '0',
    SANDBOX_ORIGINS: origin,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_FOLDER: data,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  let output = '';
  const url = await new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /The API is available at (http:\/\/\S+)/.exec(output);
      if (found) resolve(found[1]);
    });
  });
  const { sandboxMerchant } = await import(path.resolve('server/dist/sandbox/data/seed.js'));
  const opened = await fetch(`${url}/v1/checkout`, {
    method: 'POST',
    headers: { origin, merchantkey: sandboxMerchant.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' }),
  });
  check(opened.status === 200, 'a checkout is opened');
  check((await fetch(`${url}/sdk/tamarack.js`)).ok, 'the loader is served');
  check((await fetch(`${url}/operator/login`)).ok, 'the console is served');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  check((await ended)[0] === 0, 'the server stops');
} finally {
  server.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
}
