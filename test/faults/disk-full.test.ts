import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import type { Api } from '../support/api';
import { type MerchantServer, startMerchantServer } from '../support/merchant-server';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { startLoad } from './support/load';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { createStorage, type TestStorage } from './support/test-database';

const rounds = suiteOptions.full ? 10 : 1;
const diskMegabytes = 200;
const fullForMs = 4_000;

/** Makes the folder a small disk of its own; false if that takes rights that we do not have. */
const mountSmallDisk = (folder: string): boolean =>
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder]).status === 0;

describe('the disk full', () => {
  let storage: TestStorage | null;
  let hooks: MerchantServer;
  let server: ServerProcess;
  let isMounted = false;
  beforeAll(async () => {
    hooks = await startMerchantServer();
    storage = await createStorage('embedded');
    if (!storage) return;
    isMounted = mountSmallDisk(storage.dataFolder);
    server = await createServerProcess({ ...storage, origin: new URL(hooks.url()).origin });
  });
  afterAll(async () => {
    await server?.kill();
    await hooks.close();
    if (isMounted && storage) spawnSync('umount', [storage.dataFolder]);
    storage?.remove();
  });

  test('under load, and room again', async (context) => {
    if (!storage || !isMounted) return context.skip('a small disk cannot be mounted here');
    const tally = createTally(context);
    const filler = path.join(storage.dataFolder, 'filler');
    await server.start();
    const load = startLoad({
      url: () => server.url,
      untilUp: server.untilUp,
      origin: new URL(hooks.url()).origin,
      shoppers: 4,
    });
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      await load.untilCompleted(1, 60_000);
      fill(filler);
      const statuses = await writeWhileFull(load.call);
      for (const status of statuses)
        tally.count(status === 503 ? null : `a write answered ${status ?? 'nothing'} on a full disk`);
      refused += statuses.length;
      tally.count((await turnsRed(load.call)) ? null : 'health stayed green on a full disk');
      fs.rmSync(filler);
      if (!server.isRunning()) {
        tally.count(`the process ended on a full disk: ${server.readOutput().slice(-200)}`);
        await server.start();
      }
      await server.untilUp();
      await load.ledger.verify(load.call, tally, 'open');
    }
    await load.untilCompleted(1, 120_000);
    await load.end();
    await load.ledger.verify(load.call, tally, 'all');
    tally.count((await server.stop()) === 0 ? null : `the server did not stop: ${server.readOutput()}`);
    await server.start();
    await load.ledger.verify(load.call, tally, 'all');
    tally.note(
      `${rounds} times, ${load.ledger.countWrites()} acknowledged writes, ${refused} refused with 503 while it was full; health was red, and the process went on`,
    );
    tally.end();
  });
});

/** Writes as long as the disk is full; the statuses of the writes that were refused. Null: no answer. */
async function writeWhileFull(call: Api['call']): Promise<readonly (number | null)[]> {
  const refused: (number | null)[] = [];
  for (const end = Date.now() + fullForMs; Date.now() < end; ) {
    const answer = await call('POST', '/v1/merchant/invoice-links', {
      headers: {
        authorization: `Bearer ${sandboxMerchant.secretKey}`,
        'idempotency-key': randomUUID(),
      },
      body: { amount: 700, invoiceId: randomUUID() },
    }).catch(() => null);
    if (answer === null || answer.status >= 500) refused.push(answer?.status ?? null);
    // a server that is gone answers at once
    if (answer === null) break;
  }
  return refused;
}

/** Whether health sees the full disk: it looks every five seconds. */
async function turnsRed(call: Api['call']): Promise<boolean> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(250)) {
    const health = await call('GET', '/health').catch(() => null);
    if (health === null || health.status === 503) return health !== null;
  }
  return false;
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const handle = fs.openSync(file, 'w');
  let size = 1_000_000;
  while (size > 0)
    try {
      fs.writeSync(handle, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 10);
    }
  fs.closeSync(handle);
}
