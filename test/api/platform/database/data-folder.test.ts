import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationsTables } from '../../../../server/src/intake/applications/record/tables';
import { lockFolder } from '../../../../server/src/platform/database/embedded/lock-folder';
import { migrate } from '../../../../server/src/platform/database/migrations/migrate';
import { openEmbeddedDatabase } from '../../../../server/src/platform/database/open-database';
import { loadKeyFile } from '../../../../server/src/platform/keys/key-ring';
import { openEmbeddedSeed } from '../../../support/reused-databases';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-data-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A data folder with the schema: making one takes longer than all that is tested on it. */
async function makeDataFolder(name: string): Promise<string> {
  const dataDir = path.join(folder, name);
  const seeded = await PGlite.create({ dataDir, loadDataDir: await openEmbeddedSeed() });
  await seeded.close();
  return dataDir;
}

/** Another process that works on the data folder: writes rows one by one and says each number once it is committed. */
function writer(data: string) {
  const script = `
    import { openEmbeddedDatabase } from './server/src/platform/database/open-database';
    import { sql } from 'kysely';
    const { kysely } = await openEmbeddedDatabase(${JSON.stringify(data)});
    await sql\`create table if not exists written (n int primary key, pair int)\`.execute(kysely);
    for (let n = 0; ; n++) {
      await kysely.transaction().execute(async (trx) => {
        await sql\`insert into written values (\${n}, null)\`.execute(trx);
        await sql\`update written set pair = n where n = \${n}\`.execute(trx);
      });
      process.stdout.write(n + '\\n');
    }`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('a killed process loses nothing it had committed, and its folder opens again', async () => {
  const data = await makeDataFolder('killed');
  const child = writer(data);
  let told = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      if (told.split('\n').length > 30) resolve();
    });
  });
  await expect(openEmbeddedDatabase(data)).rejects.toThrow('in use by another process');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const confirmed = Number(told.trimEnd().split('\n').at(-1));

  const database = await openEmbeddedDatabase(data);
  expect((await migrate(database.kysely)).ran).toEqual([]);
  const { rows } = await sql<{ rows: number; whole: number }>`
    select count(*) as rows, count(pair) as whole from written`.execute(database.kysely);
  expect(rows[0]?.rows).toBeGreaterThan(confirmed);
  expect(rows[0]?.whole).toBe(rows[0]?.rows);
  await database.close();
});

test('a closed folder can be opened again', async () => {
  const data = await makeDataFolder('twice');
  for (let round = 0; round < 2; round++) {
    const database = await openEmbeddedDatabase(data);
    const customers = applicationsTables(database.kysely);
    const before = await customers.selectFrom('customer').select('id').execute();
    expect(before).toHaveLength(round);
    const id = `01a1fc63-727b-7cd2-ad8f-a862e3a7d68${round}`;
    await customers.insertInto('customer').values({ id }).execute();
    await database.close();
  }
});

test('one process at a time opens a folder; closing frees it', async () => {
  const held = fs.mkdtempSync(path.join(folder, 'held-'));
  const unlock = await lockFolder(held);
  await expect(lockFolder(path.join(held, '..', path.basename(held)))).rejects.toThrow('another process');
  await unlock();
  await (await lockFolder(held))();
});

test('a lock that is released a moment later is waited for', async () => {
  const held = fs.mkdtempSync(path.join(folder, 'leaving-'));
  const unlock = await lockFolder(held);
  const [, unlockSecond] = await Promise.all([sleep(200).then(unlock), lockFolder(held)]);
  await unlockSecond();
});

test('the key file is created once, readable by its owner only', () => {
  const data = path.join(folder, 'keys');
  const ring = loadKeyFile(data);
  expect(loadKeyFile(data)).toEqual(ring);
  expect(fs.statSync(path.join(data, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('maintenance waits until there is something to maintain', async () => {
  const { kysely, maintain, close } = await openEmbeddedDatabase(await makeDataFolder('maintained'));
  const readCheckpoint = async (): Promise<string | undefined> => {
    const { rows } = await sql<{
      at: string;
    }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(kysely);
    return rows[0]?.at;
  };
  const opened = await readCheckpoint();
  await maintain?.();
  expect(await readCheckpoint()).toBe(opened);
  await sql`create table written as select n, repeat(n::text, 20) as t from generate_series(1, 60000) n`.execute(
    kysely,
  );
  await maintain?.();
  const maintained = await readCheckpoint();
  expect(maintained).not.toBe(opened);
  await maintain?.();
  expect(await readCheckpoint()).toBe(maintained);
  await close();
});
