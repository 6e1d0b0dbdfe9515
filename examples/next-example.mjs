/** The Next.js example: built with the packed npm package, and served by Next.js. */
import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from './install-package.mjs';

const folder = path.join(import.meta.dirname, 'nextjs');
const findNext = () => createRequire(import.meta.url).resolve('next/dist/bin/next');
/** Sets NODE_ENV, because Next.js warns of a mode that it does not know. */
const env = () => ({ ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });

/**
 * Builds the example. The settings are compiled into its pages.
 *
 * @param {{ apiUrl: string, publishableKey: string }} settings of the provider
 */
export const buildNextExample = async ({ apiUrl, publishableKey }) => {
  await installPackage(folder);
  await promisify(execFile)(process.execPath, [findNext(), 'build'], {
    cwd: folder,
    env: { ...env(), NEXT_PUBLIC_TAMARACK_API_URL: apiUrl, NEXT_PUBLIC_TAMARACK_KEY: publishableKey },
  });
};

/**
 * Starts the server of the built example.
 *
 * @param {number} port
 * @returns {import('node:child_process').ChildProcess} ends on SIGTERM
 */
export const startNextExample = (port) =>
  spawn(process.execPath, [findNext(), 'start', '--hostname', 'localhost', '--port', String(port)], {
    cwd: folder,
    env: env(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
