import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring';
import type { EncryptionPurpose, HashPurpose, Keys } from './keys';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

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
    // Layout: key id (1 byte), nonce (12), tag (16), ciphertext. The purpose is bound in as associated data.
    encrypt: (purpose, plain) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, deriveKey(purpose, newest), iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(newest), iv, cipher.getAuthTag(), text]);
    },

    decrypt: (purpose, sealed) => {
      const bytes = Buffer.from(sealed);
      if (bytes.length <= ivBytes + tagBytes) throw new Error('the ciphertext is too short');
      const iv = bytes.subarray(1, 1 + ivBytes);
      const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const key = deriveKey(purpose, bytes.readUInt8(0));
      const decipher = createDecipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose)).setAuthTag(tag);
      const text = bytes.subarray(1 + ivBytes + tagBytes);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
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
