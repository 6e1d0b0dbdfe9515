import { expect, test } from 'vitest';
import { createKeyRing, parseKeyRing } from '../../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../../server/src/platform/keys/local-keys';

const keys = createLocalKeys(createKeyRing());
const sin = '046454286';

test('encryption round-trips, with a different ciphertext each time', () => {
  const [a, b] = [keys.encrypt('sin', sin), keys.encrypt('sin', sin)];
  expect(a.equals(b)).toBe(false);
  expect(a.toString('latin1')).not.toContain(sin);
  expect([a, b].map((cipher) => keys.decrypt('sin', cipher))).toEqual([sin, sin]);
});

test('a changed byte, another purpose or another key ring fail to decrypt', () => {
  const cipher = keys.encrypt('sin', sin);
  for (const at of [1, 13, 29, cipher.length - 1]) {
    const changed = Buffer.from(cipher);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => keys.decrypt('sin', changed)).toThrow();
  }
  expect(() => keys.decrypt('bank', cipher)).toThrow();
  expect(() => createLocalKeys(createKeyRing()).decrypt('sin', cipher)).toThrow();
  expect(() => keys.decrypt('sin', Buffer.alloc(5))).toThrow();
});

test('after a rotation old ciphertexts stay readable, and new ones need the new key', () => {
  const old = createKeyRing();
  const [first] = old.keys;
  const [added] = createKeyRing().keys;
  if (!first || !added) throw new Error('a ring has a key');
  const before = createLocalKeys(old);
  const after = createLocalKeys({ ...old, keys: [first, { ...added, id: 2 }] });
  expect(after.decrypt('sin', before.encrypt('sin', sin))).toBe(sin);
  expect(() => before.decrypt('sin', after.encrypt('sin', sin))).toThrow('no key 2');
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
