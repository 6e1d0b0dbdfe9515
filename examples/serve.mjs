/**
 * Serves an example by its folder's name, for `npm start -- <name>`: `node examples/serve.mjs vue`.
 *
 *   TAMARACK_API_URL, TAMARACK_PUBLISHABLE_KEY, PORT
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { packPackage } from './install-package.mjs';
import { createExampleServer, openExample } from './open-example.mjs';

const [name = ''] = process.argv.slice(2);
const {
  PORT: port = '4020',
  TAMARACK_API_URL: apiUrl = '',
  TAMARACK_PUBLISHABLE_KEY: key = '',
} = process.env;

/** Next.js has a server of its own, and packages that no other part of the repository needs. */
const serveNext = async () => {
  const folder = path.join(import.meta.dirname, name);
  const env = { ...process.env, NEXT_PUBLIC_TAMARACK_API_URL: apiUrl, NEXT_PUBLIC_TAMARACK_KEY: key };
  const npm = (...args) => {
    const { status } = spawnSync('npm', args, { cwd: folder, env, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  };
  const archive = await packPackage(folder);
  npm('install', '--no-save', '--no-package-lock', archive);
  fs.rmSync(archive);
  npm('run', 'build');
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost', '--port', port],
    {
      cwd: folder,
      env,
      stdio: 'inherit',
    },
  );
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal));
};

const servePages = async () => {
  const find = await openExample(name, { apiUrl, publishableKey: key });
  createExampleServer(find).listen(Number(port), '127.0.0.1');
};

await (name === 'nextjs' ? serveNext() : servePages());
