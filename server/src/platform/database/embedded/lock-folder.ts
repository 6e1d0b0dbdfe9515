import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/**
 * Locks a folder for this process: two database engines on one folder would silently lose rows. The lock is a listening
 * socket, so the operating system releases it however the process ends, `kill -9` included.
 *
 * @throws Error that says the folder is in use by another process
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = toSocketAddress(fs.realpathSync(folder));
  const server = net.createServer((socket) => socket.destroy());
  await listen(server, address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (!(await isStale(address))) throw createInUseError(folder);
    fs.rmSync(address, { force: true });
    await listen(server, address);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function createInUseError(folder: string): Error {
  return new Error(
    `The data folder ${folder} is in use by another process. Stop that one first, or choose another DATA_FOLDER.`,
  );
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Linux and Windows have socket names outside the file system, which disappear with the process. */
function toSocketAddress(realPath: string): string {
  const name = `tamarack-data-${createHash('sha256').update(realPath).digest('hex').slice(0, 24)}`;
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
