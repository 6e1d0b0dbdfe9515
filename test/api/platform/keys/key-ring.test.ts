import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openKeys } from '../../../../server/app/open/open-keys';
import type { Tables } from '../../../../server/app/tables';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { createKeyRing, type KeyRing } from '../../../../server/src/platform/keys/key-ring';
import { retireKeys } from '../../../../server/src/platform/keys/rotation/retire-keys';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const databases = [
  { name: 'embedded', open: openEmbedded },
  ...(inject('postgresUrl') === null ? [] : [{ name: 'PostgreSQL', open: openPostgres }]),
];

describe.each(databases)('the key ring of a database ($name)', ({ open }) => {
  let opened: OpenDatabase;
  let database: OpenDatabase['kysely'];
  let dataFolder: string;
  beforeAll(async () => {
    opened = await open();
    database = opened.kysely;
    dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-keys-'));
  });
  beforeEach(async () => {
    await database.withTables<Tables>().deleteFrom('key_fingerprint').execute();
    await database.withTables<Tables>().deleteFrom('service_key').execute();
  });
  afterAll(async () => {
    fs.rmSync(dataFolder, { recursive: true, force: true });
    await opened.close();
  });

  /** What a process does with its ring as it starts. */
  const start = (ring: KeyRing) =>
    openKeys({ keyRing: JSON.stringify(ring), kms: null, dataFolder }, database);
  const withKey = (ring: KeyRing, id: number): KeyRing => ({
    ...ring,
    keys: [...ring.keys, ...createKeyRing().keys.map((key) => ({ ...key, id }))],
  });

  test('a process with another ring is refused, and one with the same is not', async () => {
    const ring = createKeyRing();
    await start(ring);
    await start(ring);
    await expect(start(createKeyRing())).rejects.toThrow(
      /does not belong to this database[\s\S]*The pepper is not the one[\s\S]*Key 1 is not the one/,
    );
    await expect(start({ ...ring, pepper: createKeyRing().pepper })).rejects.toThrow('The pepper');
    await start(ring);
  });

  test('a key is added and used, and its ring is required from then on', async () => {
    const old = createKeyRing();
    await start(old);
    const rotated = withKey(old, 2);
    await start(rotated);
    await expect(start(old)).rejects.toThrow('Key 2 is missing from the ring.');
    await expect(start({ ...rotated, keys: rotated.keys.slice(1) })).rejects.toThrow(
      'Key 1 is missing from the ring.',
    );
    await expect(start(withKey(old, 2))).rejects.toThrow('Key 2 is not the one');
    await start(rotated);
  });

  test('a key of KMS is required from its first start on', async () => {
    const keyRing = JSON.stringify(createKeyRing());
    const toArn = (id: string) => `arn:aws:kms:ca-central-1:123456789012:key/${id}`;
    const startWith = (...ids: readonly string[]) =>
      openKeys(
        {
          keyRing,
          kms: ids.length > 0 ? { keyIds: ids.map(toArn), endpoint: null, credentials: null } : null,
          dataFolder,
        },
        database,
      );
    await startWith();
    await startWith('a');
    await expect(startWith()).rejects.toThrow(`${toArn('a')} is missing from KMS_KEY_IDS`);
    await expect(startWith('b')).rejects.toThrow(`${toArn('a')} is missing from KMS_KEY_IDS`);
    const keys = await startWith('a', 'b');
    expect(await retireKeys(database, keys, new Date())).toEqual(['key 1 of KEYS', toArn('a')]);
    await startWith('b');
    await expect(startWith('b', 'a')).rejects.toThrow('is retired');
  });

  test('a refused ring leaves nothing, and no secret stands in the database', async () => {
    const ring = createKeyRing();
    await start(ring);
    await expect(start(withKey(createKeyRing(), 7))).rejects.toThrow('Key 1');
    const rows = await database.withTables<Tables>().selectFrom('key_fingerprint').selectAll().execute();
    expect(rows.map(({ key_id }) => key_id).sort()).toEqual([0, 1]);
    const secrets = [ring.pepper, ...ring.keys.map(({ secret }) => secret)];
    for (const { fingerprint } of rows) expect(secrets).not.toContain(fingerprint.toString('base64'));
  });

  test('of two processes that start together with different rings, one starts', async () => {
    const outcomes = await Promise.allSettled([start(createKeyRing()), start(createKeyRing())]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a lost file is not replaced by a new ring', async () => {
    const file = path.join(dataFolder, 'keys.json');
    await openKeys({ keyRing: null, kms: null, dataFolder }, database);
    const ring = fs.readFileSync(file);
    fs.rmSync(file);
    await expect(openKeys({ keyRing: null, kms: null, dataFolder }, database)).rejects.toThrow(
      /keys\.json is missing/,
    );
    expect(fs.existsSync(file)).toBe(false);
    fs.writeFileSync(file, ring);
    await openKeys({ keyRing: null, kms: null, dataFolder }, database);
  });
});
