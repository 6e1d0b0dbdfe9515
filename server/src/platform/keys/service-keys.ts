import { createHash } from 'node:crypto';
import { createDataKeys, type DataKeyTiming } from './data-keys';
import type { KeyService } from './key-service';
import type { Keys } from './keys';
import { checkLength, open, seal, toAad } from './sealed-value';

/** Begins a ciphertext whose data key was encrypted by the key management service. */
const serviceFormat = Buffer.of(0, 3);
const tagBytes = 4;
const headerBytes = serviceFormat.length + tagBytes + 2;

/** Names a key of the service in a ciphertext. */
const toTag = (keyId: string): Buffer => createHash('sha256').update(keyId).digest().subarray(0, tagBytes);

/**
 * Keys of a key management service. Values are encrypted with data keys of the service; hashes, and values that the ring
 * encrypted before, remain with the ring.
 */
export function createServiceKeys(local: Keys, service: KeyService, timing?: DataKeyTiming): Keys {
  const { keyIds } = service;
  const newest = keyIds.at(-1);
  if (newest === undefined) throw new Error('a key management service needs a key');
  const byTag = new Map(keyIds.map((keyId) => [toTag(keyId).toString('hex'), keyId]));
  const dataKeys = createDataKeys(service, timing);
  const newestPrefix = Buffer.concat([serviceFormat, toTag(newest)]);

  return {
    ...local,
    newestPrefix,
    serviceKeyIds: keyIds,

    // Layout: format (2 bytes), tag of the key (4), length of the wrapped data key (2), wrapped data key, sealed value.
    encrypt: async (purpose, plain, cell) => {
      const { plain: key, wrapped } = await dataKeys.getCurrent(purpose);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(wrapped.length);
      return Buffer.concat([newestPrefix, length, wrapped, seal(key, plain, toAad(purpose, cell))]);
    },

    decrypt: async (purpose, sealed, cell) => {
      const all = Buffer.from(sealed);
      if (!all.subarray(0, serviceFormat.length).equals(serviceFormat))
        return local.decrypt(purpose, all, cell);
      checkLength(all, headerBytes);
      const tag = all.subarray(serviceFormat.length, serviceFormat.length + tagBytes).toString('hex');
      const wrappedEnd = headerBytes + all.readUInt16BE(headerBytes - 2);
      checkLength(all, wrappedEnd);
      const keyId = byTag.get(tag);
      if (keyId === undefined) throw new Error(`no key of the key management service has the tag ${tag}`);
      const key = await dataKeys.unwrap(purpose, keyId, all.subarray(headerBytes, wrappedEnd));
      return open(key, all.subarray(wrappedEnd), toAad(purpose, cell));
    },
  };
}
