import { createHash, createHmac, hash, hkdfSync } from 'node:crypto';
import type { KeyRing } from './key-ring';
import type { EncryptionPurpose, HashPurpose, Keys } from './keys';
import { checkLength, open, seal, toAad } from './sealed-value';

/** Begins a ciphertext that is bound to its cell. Before, the first byte was the key's id, which is never 0. */
const boundFormat = Buffer.of(0, 2);

/** Id of the ring's key that encrypts; null if a key management service does. */
export function toNewestRingKey({ newestPrefix }: Pick<Keys, 'newestPrefix'>): number | null {
  const isRing = newestPrefix.subarray(0, boundFormat.length).equals(boundFormat);
  return isRing ? newestPrefix.readUInt8(boundFormat.length) : null;
}

/** Keys in this process: one per purpose, derived from the ring's master keys by HKDF. */
export function createLocalKeys(ring: KeyRing): Keys {
  const masters = new Map(ring.keys.map(({ id, secret }) => [id, Buffer.from(secret, 'base64')]));
  const newest = ring.keys.at(-1)?.id ?? 0;
  const newestPrefix = Buffer.concat([boundFormat, Buffer.of(newest)]);
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
    // Layout: format (2 bytes), key id (1), sealed value. Purpose and cell are associated data.
    encrypt: async (purpose, plain, cell) =>
      Buffer.concat([newestPrefix, seal(deriveKey(purpose, newest), plain, toAad(purpose, cell))]),

    decrypt: async (purpose, sealed, cell) => {
      const all = Buffer.from(sealed);
      const isBound = all.subarray(0, boundFormat.length).equals(boundFormat);
      const bytes = isBound ? all.subarray(boundFormat.length) : all;
      const aad = isBound ? toAad(purpose, cell) : Buffer.from(purpose);
      checkLength(bytes, 1);
      return open(deriveKey(purpose, bytes.readUInt8(0)), bytes.subarray(1), aad);
    },

    newestPrefix,

    hash: (value) => hash('sha256', value, 'buffer'),

    keyedHash: (purpose: HashPurpose, value) =>
      createHmac('sha256', derive(pepper, `hash/${purpose}`))
        .update(value)
        .digest(),

    fingerprints: () =>
      [...masters, [0, pepper] as const].map(([keyId, key]) => ({
        keyId,
        fingerprint: createHmac('sha256', derive(key, 'fingerprint')).update(`key ${keyId}`).digest(),
      })),

    serviceKeyIds: [],

    plainUntil: null,

    writesPlain: () => false,
  };
}
