import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { problem } from '../errors';

/** Maximum number of bytes that file-type reads. */
const headBytes = 4100;

export interface FileProperties {
  /** Bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  /** Detected from the content; null for an unknown type. */
  readonly mediaType: string | null;
}

/**
 * Passes bytes through and computes their properties. Fails with `file-too-large` at the first byte over the limit, and with
 * `file-type-invalid` for empty content.
 */
export function createFileInspector(limit: number) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headLength = 0;
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(fileTooLarge());
      hash.update(chunk);
      if (headLength < headBytes) {
        // copy: a view would keep the whole chunk in memory
        const piece = Buffer.from(chunk.subarray(0, headBytes - headLength));
        head.push(piece);
        headLength += piece.length;
      }
      done(null, chunk);
    },
    flush: (done) => done(size === 0 ? fileEmpty() : null),
  });
  return {
    stream,

    /** Available after the stream's end. */
    readProperties: async (): Promise<FileProperties> => ({
      size,
      sha256: hash.digest(),
      mediaType: await detectMediaType(Buffer.concat(head)),
    }),
  };
}

async function detectMediaType(head: Buffer): Promise<string | null> {
  // a file crafted to break the parser has an unknown type
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  return type?.mime ?? null;
}

export const fileTooLarge = () =>
  problem('file-too-large', { errors: [{ path: '/file', code: 'fileTooLarge' }] });

const fileEmpty = () => problem('file-type-invalid', { errors: [{ path: '/file', code: 'fileEmpty' }] });
