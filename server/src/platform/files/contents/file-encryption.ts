import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform } from 'node:stream';
import { DamagedContentError } from './detect-loss';

/** Plaintext bytes of a segment; only the last one may be shorter. */
export const segmentBytes = 64 * 1024;
export const tagBytes = 16;
const algorithm = 'aes-256-gcm';
const version = Buffer.of(1);

/** A file's key (32 bytes, never reused) and its id, which its blob is bound to. */
export interface FileKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/**
 * STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015) over AES-256-GCM: the nonce of a segment encodes its index and
 * whether it is the last, so that no segment can be changed, moved, repeated or omitted.
 * Layout: version (1 byte), then segments of ciphertext, each followed by its tag.
 */
export function createEncryptStream({ id, key }: FileKey): Transform {
  const seal = (plain: Buffer, index: number, last: boolean): Buffer => {
    const cipher = createCipheriv(algorithm, key, buildNonce(index, last)).setAAD(Buffer.from(id));
    return Buffer.concat([
      ...(index === 0 ? [version] : []),
      cipher.update(plain),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
  };
  return createSegmentTransform(segmentBytes, 0, seal);
}

/** Decrypts. Emits a segment only after verifying its tag; fails at the first invalid segment. */
export function createDecryptStream({ id, key }: FileKey): Transform {
  const open = (sealed: Buffer, index: number, last: boolean): Buffer => {
    const segment = index === 0 ? sealed.subarray(version.length) : sealed;
    if (index === 0 && !sealed.subarray(0, version.length).equals(version)) throw createDamagedError();
    const end = segment.length - tagBytes;
    if (end < 0) throw createDamagedError();
    const decipher = createDecipheriv(algorithm, key, buildNonce(index, last), { authTagLength: tagBytes })
      .setAAD(Buffer.from(id))
      .setAuthTag(segment.subarray(end));
    const plain = decipher.update(segment.subarray(0, end));
    try {
      decipher.final();
    } catch (cause) {
      throw createDamagedError(cause);
    }
    return plain;
  };
  return createSegmentTransform(segmentBytes + tagBytes, version.length, open);
}

/** 96 bits: the index, then 1 for the last segment. No random part, because each file has its own key. */
function buildNonce(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

export function createDamagedError(cause?: unknown): Error {
  return new DamagedContentError('the stored file is not what was sealed', { cause });
}

/**
 * Splits a stream into segments (the first longer by `extra`) and transforms each; the last one is known only at the
 * end.
 */
function createSegmentTransform(
  size: number,
  extra: number,
  transformSegment: (segment: Buffer, index: number, last: boolean) => Buffer,
): Transform {
  let buffered: Buffer[] = [];
  let length = 0;
  let index = 0;
  const nextSize = (): number => (index === 0 ? size + extra : size);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      buffered.push(chunk);
      length += chunk.length;
      if (length <= nextSize()) return done();
      try {
        let rest = Buffer.concat(buffered, length);
        while (rest.length > nextSize()) {
          const segment = rest.subarray(0, nextSize());
          rest = rest.subarray(segment.length);
          this.push(transformSegment(segment, index, false));
          index++;
        }
        buffered = [rest];
        length = rest.length;
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        this.push(transformSegment(Buffer.concat(buffered, length), index, true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
