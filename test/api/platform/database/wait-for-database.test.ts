import { once } from 'node:events';
import net from 'node:net';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { waitForDatabase } from '../../../../server/app/open/wait-for-database';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';

const serverUrl = new URL(inject('postgresUrl') ?? 'postgres://127.0.0.1');

describe.skipIf(inject('postgresUrl') === null)('a start without its database (PostgreSQL)', () => {
  let port: number;
  let database: OpenDatabase;
  const lines: string[] = [];
  const wait = (waitMs: number) =>
    waitForDatabase(database.kysely, { waitMs, retryMs: 20, writeLine: (line) => void lines.push(line) });
  beforeAll(async () => {
    port = await getPort();
    const url = new URL(serverUrl);
    url.port = String(port);
    database = await openServerDatabase(url.href, 1);
  });
  afterAll(() => database?.close());

  test('gives up after its time, and says what to do', async () => {
    await expect(wait(50)).rejects.toThrow(
      'The database did not answer within 0.05 seconds: nothing listens at its address: check DATABASE_URL, and start the server (ECONNREFUSED).',
    );
    expect(lines.splice(0)).toEqual([
      expect.stringMatching(/^Waiting up to 0\.05 seconds for the database: nothing listens/),
    ]);
  });

  test('goes on once the database is there', async () => {
    const waiting = wait(60_000);
    await expect.poll(() => lines).toHaveLength(1);
    const sockets: net.Socket[] = [];
    const door = net.createServer((socket) => {
      const inner = net.connect(Number(serverUrl.port), serverUrl.hostname);
      sockets.push(socket, inner);
      socket
        .on('error', () => undefined)
        .pipe(inner.on('error', () => undefined))
        .pipe(socket);
    });
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
    await waiting;
    door.close();
    for (const socket of sockets) socket.destroy();
  });

  test('does not wait for a database that refuses it', async () => {
    const url = new URL(serverUrl);
    url.pathname = '/nowhere';
    const missing = await openServerDatabase(url.href, 1);
    const waiting = waitForDatabase(missing.kysely, { waitMs: 60_000, writeLine: () => undefined });
    await expect(waiting).rejects.toThrow(
      'The database cannot be used: the database does not exist: create it, or correct its name in DATABASE_URL (3D000).',
    );
    await missing.close();
  });
});
