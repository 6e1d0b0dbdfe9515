import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchiveEntry {
  readonly path: string;
  readonly at: Date;
  /** Called once the files before it were read. */
  readonly open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/**
 * A ZIP archive that is written while it is read, one file after the other. Nothing is compressed: PDFs and images are.
 * It has to stay below 4 GB.
 */
export const composeArchive = (entries: readonly ArchiveEntry[]): Readable =>
  Readable.from(write(entries), { objectMode: false });

async function* write(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const { path, at, open } of entries) {
    const file = new ZipPassThrough(path);
    file.mtime = at;
    zip.add(file);
    for await (const chunk of await open()) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
