import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Cell, CiphertextError, type EncryptionPurpose } from './keys';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Associated data that binds a ciphertext to its purpose and cell. */
export const toAad = (purpose: EncryptionPurpose, { table, column, row }: Cell): Buffer =>
  Buffer.from(JSON.stringify([purpose, table, column, row]));

/** AES-256-GCM under a key of 32 bytes. Layout: nonce (12 bytes), tag (16), ciphertext. */
export function seal(key: Buffer, plain: string, aad: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(aad);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws a `CiphertextError` where key, associated data or content is another. */
export function open(key: Buffer, sealed: Buffer, aad: Buffer): string {
  checkLength(sealed, 0);
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv).setAAD(aad).setAuthTag(tag);
  try {
    const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new CiphertextError('the ciphertext is not what was sealed in this cell', { cause });
  }
}

/** Throws a `CiphertextError` if a header of `headerBytes` leaves no room for a sealed value. */
export function checkLength(bytes: Uint8Array, headerBytes: number): void {
  if (bytes.length < headerBytes + ivBytes + tagBytes)
    throw new CiphertextError('the ciphertext is too short');
}
