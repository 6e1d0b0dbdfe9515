import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring';
import { type Cell, CiphertextError, type EncryptionPurpose, type HashPurpose, type Keys } from './keys';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Begins a ciphertext that is bound to its cell. Before, the first byte was the key's id, which is never 0. */
const boundFormat = Buffer.of(0, 2);

/** Keys in this process: one per purpose, derived from the ring's master keys by HKDF. */
export function createLocalKeys(ring: KeyRing): Keys {
  const masters = new Map(ring.keys.map(({ id, secret }) => [id, Buffer.from(secret, 'base64')]));
  const newest = ring.keys.at(-1)?.id ?? 0;
  const derived = new Map<string, Buffer>();

  const derive = (master: Buffer, label: string): Buffer => {
    const name = `${label}:${createHash('sha256').update(master).digest('hex')}`;
    const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', master, '', `tamarack/${label}`, 32));
    derived.set(name, key);
    return key;
  };
  const deriveKey = (purpose: EncryptionPurpose, id: number): Buffer => {
    const master = masters.get(id);
    if (!master) throw new Error(`no key ${id} in the ring`);
    return derive(master, `encrypt/${purpose}`);
  };
  const pepper = Buffer.from(ring.pepper, 'base64');

  return {
    // Layout: format (2 bytes), key id (1), nonce (12), tag (16), ciphertext. Purpose and cell are associated data.
    encrypt: (purpose, plain, cell) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, deriveKey(purpose, newest), iv).setAAD(toAad(purpose, cell));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([boundFormat, Buffer.of(newest), iv, cipher.getAuthTag(), text]);
    },

    decrypt: (purpose, sealed, cell) => {
      const all = Buffer.from(sealed);
      const isBound = all.subarray(0, boundFormat.length).equals(boundFormat);
      const bytes = isBound ? all.subarray(boundFormat.length) : all;
      const aad = isBound ? toAad(purpose, cell) : Buffer.from(purpose);
      if (bytes.length <= ivBytes + tagBytes) throw new CiphertextError('the ciphertext is too short');
      const iv = bytes.subarray(1, 1 + ivBytes);
      const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const key = deriveKey(purpose, bytes.readUInt8(0));
      const decipher = createDecipheriv(algorithm, key, iv).setAAD(aad).setAuthTag(tag);
      const text = bytes.subarray(1 + ivBytes + tagBytes);
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new CiphertextError('the ciphertext is not what was sealed in this cell', { cause });
      }
    },

    hash: (value) => createHash('sha256').update(value).digest(),

    keyedHash: (purpose: HashPurpose, value) =>
      createHmac('sha256', derive(pepper, `hash/${purpose}`))
        .update(value)
        .digest(),

    fingerprints: () =>
      [...masters, [0, pepper] as const].map(([keyId, key]) => ({
        keyId,
        fingerprint: createHmac('sha256', derive(key, 'fingerprint')).update(`key ${keyId}`).digest(),
      })),
  };
}

const toAad = (purpose: EncryptionPurpose, { table, column, row }: Cell): Buffer =>
  Buffer.from(JSON.stringify([purpose, table, column, row]));
