import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ClamdAddress } from '../../server/src/adapters/clamd/clamd';
import { findFreePort } from '../../server/src/platform/http/find-free-port';
import { waitUntil } from './wait-until';

/** Text that the signature below matches. */
export const infectedText = 'TAMARACK-TEST-SIGNATURE-NOT-A-VIRUS';

export interface RunningClamd {
  readonly tcp: ClamdAddress;
  readonly unix: ClamdAddress;
  close(): Promise<void>;
}

/** Path of clamd; null if it is not installed. */
export function findClamd(): string | null {
  try {
    const found = execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v clamd']);
    return found.toString().trim();
  } catch {
    return null;
  }
}

/** Starts a real clamd with one signature. */
export async function startClamd(program: string): Promise<RunningClamd> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-clamd-'));
  const port = await findFreePort('127.0.0.1');
  const socket = path.join(folder, 'clamd.sock');
  const database = path.join(folder, 'signatures');
  fs.mkdirSync(database);
  const hex = Buffer.from(infectedText).toString('hex');
  fs.writeFileSync(path.join(database, 'test.ndb'), `Tamarack.Test:0:*:${hex}\n`);
  const config = path.join(folder, 'clamd.conf');
  fs.writeFileSync(
    config,
    [
      'Foreground yes',
      `DatabaseDirectory ${database}`,
      `LocalSocket ${socket}`,
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      'StreamMaxLength 20M',
      'MaxThreads 2',
      '',
    ].join('\n'),
  );
  const child = spawn(program, ['-c', config], { stdio: 'ignore' });
  const close = async (): Promise<void> => {
    await killProcess(child);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntil(() => canConnect(socket), Boolean);
  } catch (error) {
    await close();
    throw error;
  }
  return { tcp: { host: '127.0.0.1', port }, unix: { path: socket }, close };
}

function canConnect(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect({ path: socket });
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}

function killProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.exitCode === null) child.kill('SIGKILL');
    else resolve();
  });
}

/** Starts a fake clamd. `onData` gets the connection and everything received on it so far. */
export async function startFakeClamd(
  onData: (socket: net.Socket, received: Buffer) => void,
): Promise<{ readonly address: ClamdAddress; close(): Promise<void> }> {
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      onData(socket, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: { host: '127.0.0.1', port: address.port },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
