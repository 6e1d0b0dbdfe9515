import { expect, test } from 'vitest';
import { createKeyRing, parseKeyRing } from '../../../../../server/src/platform/keys/key-ring';
import { CiphertextError } from '../../../../../server/src/platform/keys/keys';
import { createLocalKeys } from '../../../../../server/src/platform/keys/local-keys';

const keys = createLocalKeys(createKeyRing());
const sin = '046454286';
const cell = { table: 'application', column: 'sin_cipher', row: 'a' };

test('encryption round-trips, with a different ciphertext each time', async () => {
  const [a, b] = [await keys.encrypt('sin', sin, cell), await keys.encrypt('sin', sin, cell)];
  expect(a.equals(b)).toBe(false);
  expect(a.toString('latin1')).not.toContain(sin);
  for (const cipher of [a, b]) expect(await keys.decrypt('sin', cipher, cell)).toBe(sin);
});

test('a changed byte, another purpose or another key ring fail to decrypt', async () => {
  const cipher = await keys.encrypt('sin', sin, cell);
  for (const at of [0, 1, 2, 3, 15, 31, cipher.length - 1]) {
    const changed = Buffer.from(cipher);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(keys.decrypt('sin', changed, cell)).rejects.toThrow();
  }
  await expect(keys.decrypt('bank', cipher, cell)).rejects.toThrow();
  await expect(createLocalKeys(createKeyRing()).decrypt('sin', cipher, cell)).rejects.toThrow();
  await expect(keys.decrypt('sin', Buffer.alloc(5), cell)).rejects.toThrow(CiphertextError);
});

test.each([
  ['row', { ...cell, row: 'b' }],
  ['column', { ...cell, column: 'login_cipher' }],
  ['table', { ...cell, table: 'debit_account' }],
])('a ciphertext copied to another %s does not open, even in the former format', async (_name, elsewhere) => {
  const cipher = await keys.encrypt('sin', sin, cell);
  await expect(keys.decrypt('sin', cipher, elsewhere)).rejects.toThrow();
  await expect(keys.decrypt('sin', cipher.subarray(2), elsewhere)).rejects.toThrow();
});

test('a ciphertext in the former format, bound to its purpose only, stays readable and is bound when written', async () => {
  const secret = Buffer.alloc(32, 1).toString('base64');
  const ring = createLocalKeys({ keys: [{ id: 1, secret }], pepper: secret });
  // written by version 0.1.0
  const before = Buffer.from('Aeb/Q61LJj0uAH0EOLyV9XO1FT57lCf+wF0yl0sMQUdFzEnu9xI=', 'base64');
  expect(await ring.decrypt('sin', before, cell)).toBe(sin);
  await expect(ring.decrypt('bank', before, cell)).rejects.toThrow();
  const written = await ring.encrypt('sin', await ring.decrypt('sin', before, cell), cell);
  expect([...written.subarray(0, 3)]).toEqual([0, 2, 1]);
});

test('after a rotation old ciphertexts stay readable, and new ones need the new key', async () => {
  const old = createKeyRing();
  const [first] = old.keys;
  const [added] = createKeyRing().keys;
  if (!first || !added) throw new Error('a ring has a key');
  const before = createLocalKeys(old);
  const after = createLocalKeys({ ...old, keys: [first, { ...added, id: 2 }] });
  expect(await after.decrypt('sin', await before.encrypt('sin', sin, cell), cell)).toBe(sin);
  await expect(before.decrypt('sin', await after.encrypt('sin', sin, cell), cell)).rejects.toThrow(
    'no key 2',
  );
  expect(after.keyedHash('code', 'x')).toEqual(before.keyedHash('code', 'x'));
});

test('keyed hashes differ by purpose and by key ring', () => {
  const hashes = [
    keys.keyedHash('code', '123456'),
    keys.keyedHash('idempotency', '123456'),
    createLocalKeys(createKeyRing()).keyedHash('code', '123456'),
    keys.hash('123456'),
  ].map((hash) => hash.toString('hex'));
  expect(new Set(hashes).size).toBe(4);
});

test.each([
  ['no JSON', '{', 'is not JSON'],
  ['no keys', '{"keys":[],"pepper":"AAAA"}', 'keys'],
  ['a short secret', '{"keys":[{"id":1,"secret":"c2VjcmV0"}],"pepper":"c2VjcmV0"}', '32 bytes'],
])('a key ring with %s is rejected without showing it', (_name, text, words) => {
  expect(() => parseKeyRing(text, 'KEYS')).toThrow(words);
  expect(() => parseKeyRing(text, 'KEYS')).not.toThrow('c2VjcmV0');
});
