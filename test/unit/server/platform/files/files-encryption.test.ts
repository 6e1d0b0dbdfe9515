import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../../../server/src/platform/database/ids';
import {
  createDecryptStream,
  createEncryptStream,
  type FileKey,
  segmentBytes,
  tagBytes,
} from '../../../../../server/src/platform/files/contents/file-encryption';

const newKey = (): FileKey => ({ id: newId(), key: randomBytes(32) });

/** Cut into pieces of the given lengths, the last one repeated. */
function pieces(bytes: Buffer, lengths: readonly number[] = [50_000]): Buffer[] {
  const cut: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[Math.min(turn, lengths.length - 1)] ?? 1;
    cut.push(bytes.subarray(at, at + length));
    at += length;
  }
  return cut;
}

/** What comes out, and whether it came to its end. */
async function through(
  stream: ReturnType<typeof createEncryptStream>,
  bytes: Buffer,
  lengths?: readonly number[],
) {
  const out: Buffer[] = [];
  const end = pipeline(Readable.from(pieces(bytes, lengths)), stream, async (source) => {
    for await (const chunk of source) out.push(chunk);
  });
  const failed = await end.then(
    () => false,
    () => true,
  );
  return { bytes: Buffer.concat(out), failed };
}

const seal = async (key: FileKey, plain: Buffer) => (await through(createEncryptStream(key), plain)).bytes;

describe('an encrypted file', () => {
  test('an encrypted file round-trips, at any size and split at any byte', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 });
    const sizes = fc.oneof(
      fc.integer({ min: 1, max: 300_000 }),
      fc.constantFrom(
        1,
        segmentBytes - 1,
        segmentBytes,
        segmentBytes + 1,
        2 * segmentBytes,
        3 * segmentBytes + 1,
      ),
    );
    await fc.assert(
      fc.asyncProperty(sizes, lengths, lengths, async (size, before, after) => {
        const key = newKey();
        const plain = randomBytes(size);
        const sealed = await through(createEncryptStream(key), plain, [...before, 9000]);
        const opened = await through(createDecryptStream(key), sealed.bytes, [...after, 9000]);
        expect(opened.failed).toBe(false);
        expect(opened.bytes.equals(plain)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('an encrypted file reveals nothing of its content', async () => {
    const sealed = await seal(newKey(), Buffer.from('%PDF-1.7 account 12345'.repeat(10_000)));
    expect(sealed.includes('%PDF')).toBe(false);
    expect(sealed.includes('account')).toBe(false);
  });
});

describe('a tampered encrypted file', () => {
  const size = 3 * segmentBytes + 1000;
  const sealedSegment = segmentBytes + tagBytes;
  const plain = randomBytes(size);
  const segment = (sealed: Buffer, index: number) =>
    sealed.subarray(1 + index * sealedSegment, 1 + (index + 1) * sealedSegment);

  /** It fails, and whatever came out before is what was sealed: no byte of it is wrong. */
  async function isRefused(key: FileKey, sealed: Buffer, atMost = size): Promise<void> {
    const opened = await through(createDecryptStream(key), sealed);
    expect(opened.failed).toBe(true);
    expect(opened.bytes.length).toBeLessThanOrEqual(atMost);
    expect(plain.subarray(0, opened.bytes.length).equals(opened.bytes)).toBe(true);
  }

  test.each([
    0,
    1,
    500,
    segmentBytes + 1,
    segmentBytes + tagBytes,
    2 * sealedSegment + 77,
    -1,
  ])('a flipped byte at %i is rejected', async (at) => {
    const key = newKey();
    const sealed = await seal(key, plain);
    const index = at < 0 ? sealed.length + at : at;
    sealed.writeUInt8(sealed.readUInt8(index) ^ 1, index);
    await isRefused(key, sealed, Math.floor(index / sealedSegment) * segmentBytes);
  });

  test.each([
    0,
    1,
    10,
    1 + sealedSegment,
    1 + 2 * sealedSegment,
    1 + 3 * sealedSegment,
    1 + 3 * sealedSegment + 20,
  ])('a file truncated after %i bytes is rejected', async (length) => {
    const key = newKey();
    const sealed = await seal(key, plain);
    await isRefused(key, sealed.subarray(0, length));
  });

  test('bytes after the end are rejected', async () => {
    const key = newKey();
    const sealed = await seal(key, plain);
    await isRefused(key, Buffer.concat([sealed, Buffer.of(0)]));
    await isRefused(key, Buffer.concat([sealed, segment(sealed, 0)]));
  });

  test('swapped, repeated or missing segments are rejected', async () => {
    const key = newKey();
    const sealed = await seal(key, plain);
    const [version, first, second, third] = [
      sealed.subarray(0, 1),
      ...[0, 1, 2].map((n) => segment(sealed, n)),
    ];
    const last = sealed.subarray(1 + 3 * sealedSegment);
    const of = (...parts: (Buffer | undefined)[]) =>
      Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0)));
    await isRefused(key, of(version, second, first, third, last), 0);
    await isRefused(key, of(version, first, third, second, last), segmentBytes);
    await isRefused(key, of(version, first, first, second, third, last), segmentBytes);
    await isRefused(key, of(version, first, third, last), segmentBytes);
    await isRefused(key, of(version, last), 0);
  });

  test('a segment of another file, or another file’s key or ID, is rejected', async () => {
    const key = newKey();
    const other = newKey();
    const [sealed, foreign] = [await seal(key, plain), await seal(other, plain)];
    const mixed = Buffer.from(sealed);
    segment(foreign, 1).copy(mixed, 1 + sealedSegment);
    await isRefused(key, mixed, segmentBytes);
    await isRefused(key, foreign, 0);
    await isRefused({ id: other.id, key: key.key }, sealed, 0);
  });
});
