import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
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
    let [ends, refused] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      await load.untilCompleted(1, 60_000);
      fill(filler);
      refused += await countRefused(load.call);
      fs.rmSync(filler);
      if (!server.isRunning()) {
        ends++;
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
      `${rounds} times, ${load.ledger.countWrites()} acknowledged writes, ${refused} refused while it was full; the process ended ${ends} times`,
    );
    tally.end();
  });
});

/** Writes as long as the disk is full; counts those that are refused. */
async function countRefused(call: Api['call']): Promise<number> {
  let refused = 0;
  for (const end = Date.now() + fullForMs; Date.now() < end; ) {
    const answer = await call('POST', '/v1/merchant/invoice-links', {
      headers: {
        authorization: `Bearer ${sandboxMerchant.secretKey}`,
        'idempotency-key': randomUUID(),
      },
      body: { amount: 700, invoiceId: randomUUID() },
    }).catch(() => null);
    if (answer === null || answer.status >= 500) refused++;
  }
  return refused;
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
