import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKmsKeys } from '../../../../../server/sandbox/kms/kms-keys';
import { defaultDataKeyTiming } from '../../../../../server/src/platform/keys/data-keys';
import { createKeyRing } from '../../../../../server/src/platform/keys/key-ring';
import type { KeyService } from '../../../../../server/src/platform/keys/key-service';
import { CiphertextError, type Keys } from '../../../../../server/src/platform/keys/keys';
import { createLocalKeys } from '../../../../../server/src/platform/keys/local-keys';
import { createServiceKeys } from '../../../../../server/src/platform/keys/service-keys';

const sin = '046454286';
const cell = { table: 'application', column: 'sin_cipher', row: 'a' };

const account = createKmsKeys();
const ring = createKeyRing();
let calls: string[];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // the cache takes an age of 0 for none
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

/** A process of its own: nothing is in its memory. */
function start(...keyIds: readonly string[]): Keys {
  const service: KeyService = {
    keyIds,
    generateDataKey: async (keyId, context) => {
      calls.push('generate');
      const plain = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
      return { plain, wrapped: account.encrypt(keyId, plain, context) };
    },
    decrypt: async (keyId, wrapped, context) => {
      calls.push('decrypt');
      return account.decrypt(keyId, Buffer.from(wrapped), context).plain;
    },
  };
  return createServiceKeys(createLocalKeys(ring), service);
}

const encryptMany = (keys: Keys, count = 20) =>
  Promise.all(Array.from({ length: count }, () => keys.encrypt('sin', sin, cell)));

test('many values cost one call to write, and one for another process to read', async () => {
  const key = account.create();
  const ciphers = await encryptMany(start(key));
  expect(calls).toEqual(['generate']);
  expect(new Set(ciphers.map((cipher) => cipher.toString('hex'))).size).toBe(20);
  const other = start(key);
  const opened = await Promise.all(ciphers.map((cipher) => other.decrypt('sin', cipher, cell)));
  expect(opened).toEqual(ciphers.map(() => sin));
  expect(calls).toEqual(['generate', 'decrypt']);
});

test('data keys leave the memory after their time', async () => {
  const key = account.create();
  const keys = start(key);
  const [cipher = Buffer.of()] = await encryptMany(keys, 1);
  vi.advanceTimersByTime(defaultDataKeyTiming.cacheMs + 1_000);
  await keys.decrypt('sin', cipher, cell);
  await encryptMany(keys, 1);
  expect(calls).toEqual(['generate', 'decrypt', 'generate']);
});

test('a value opens for its purpose and cell only, and unchanged', async () => {
  const keys = start(account.create());
  const cipher = await keys.encrypt('sin', sin, cell);
  await expect(keys.decrypt('bank', cipher, cell)).rejects.toThrow();
  await expect(keys.decrypt('sin', cipher, { ...cell, row: 'b' })).rejects.toThrow(CiphertextError);
  for (const at of [0, 1, 2, 7, 9, 40, cipher.length - 1]) {
    const changed = Buffer.from(cipher);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(keys.decrypt('sin', changed, cell)).rejects.toThrow();
  }
  await expect(keys.decrypt('sin', cipher.subarray(0, 12), cell)).rejects.toThrow(CiphertextError);
});

test('the newest key encrypts, those before still decrypt, and so does the ring', async () => {
  const [first, second] = [account.create(), account.create()];
  const old = await start(first).encrypt('sin', sin, cell);
  const local = await createLocalKeys(ring).encrypt('sin', sin, cell);
  const keys = start(first, second);
  for (const cipher of [old, local]) {
    expect(await keys.decrypt('sin', cipher, cell)).toBe(sin);
    expect(cipher.subarray(0, keys.newestPrefix.length)).not.toEqual(keys.newestPrefix);
  }
  const written = await keys.encrypt('sin', sin, cell);
  expect(written.subarray(0, keys.newestPrefix.length)).toEqual(keys.newestPrefix);
  expect(await start(second).decrypt('sin', written, cell)).toBe(sin);
  await expect(start(second).decrypt('sin', old, cell)).rejects.toThrow('no key');
});

test('a failure of the service is not kept', async () => {
  const key = account.create();
  const local = createLocalKeys(ring);
  let isAway = true;
  const service: KeyService = {
    keyIds: [key],
    generateDataKey: async (keyId, context) => {
      if (isAway) throw new Error('away');
      const plain = Buffer.alloc(32, 7);
      return { plain, wrapped: account.encrypt(keyId, plain, context) };
    },
    decrypt: async (keyId, wrapped, context) => account.decrypt(keyId, Buffer.from(wrapped), context).plain,
  };
  const keys = createServiceKeys(local, service);
  await expect(keys.encrypt('sin', sin, cell)).rejects.toThrow('away');
  isAway = false;
  expect(await keys.decrypt('sin', await keys.encrypt('sin', sin, cell), cell)).toBe(sin);
});
