import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@tamarack/core/brand';

/**
 * A process that is exiting, or a child process that has not called `exec` yet, holds the socket slightly longer than
 * the database. A lock in use is therefore retried for this long before it is reported.
 */
const patienceMs = 1_000;
const retryMs = 50;

/**
 * Locks a folder for this process: two database engines on one folder would silently lose rows. The lock is a listening
 * socket, so the operating system releases it however the process ends, `kill -9` included.
 *
 * @throws Error that says the folder is in use by another process
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = toSocketAddress(fs.realpathSync(folder));
  const lastTry = Date.now() + patienceMs;
  for (;;) {
    const server = net.createServer((socket) => socket.destroy());
    if (await tryListen(server, address)) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    if (Date.now() > lastTry) throw createInUseError(folder);
    if (await isStale(address)) fs.rmSync(address, { force: true });
    else await sleep(retryMs);
  }
}

function createInUseError(folder: string): Error {
  return new Error(
    `The data folder ${folder} is in use by another process. Stop that one first, or choose another DATA_FOLDER.`,
  );
}

/** False if the address is in use. */
function tryListen(server: net.Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });
}

/** Linux and Windows have socket names outside the file system, which disappear with the process. */
function toSocketAddress(realPath: string): string {
  const name = `${brand.id}-data-${createHash('sha256').update(realPath).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(realPath, '.lock');
}

/** On other systems the socket is a file that outlives a killed process: connecting to it then fails. */
function isStale(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
