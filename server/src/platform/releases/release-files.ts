import { createHash, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@tamarack/core/calendar/durations';
import { type Executor, inTransaction } from '../database';
import type { Keys } from '../keys';
import { deleteFiles, findFiles, insertFile, listStored, touchFiles } from './repository';

/** How long the files of an earlier build are kept: longer than a page remains open, or an application can be resumed. */
const keptMs = 30 * dayMs;

/** Paths that never change: with a content hash in the name, below the hash of a build, or of a version. */
const unchanging =
  /^(?:widget\/[\w-]+[.-][\w-]{8,}|frames\/[\w-]+-[\w-]{8,}|frames\/[0-9a-f]{8}\/[\w-]+\.\w\w|v\d+\.\d+\.\d+\/(?:widget\/)?[\w.-]+)\.(?:m?js|css|json|html)(?:\.br|\.gz)?$/;

/** As in the header `content-encoding`. */
export type Encoding = 'br' | 'gzip';

interface ReleaseFile {
  readonly content: Buffer;
  /** Null: not compressed. */
  readonly encoding: Encoding | null;
}

/** Endings of the copies that the build compresses. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Built files that pages load by names which never change. A page that a release finds in the middle of a checkout asks
 * any process for files of its own build, so each process stores its build before it listens.
 */
export interface ReleaseFiles extends ReturnType<typeof createReleaseFiles> {}

export function createReleaseFiles(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'keyedHash'>;
  /** Folder of the built SDK and widget. */
  readonly distFolder: string;
  readonly now: () => Date;
}) {
  const { database, keys, distFolder, now } = deps;
  const sign = (name: string, content: Buffer): Buffer =>
    keys.keyedHash('releaseFile', `${name} ${createHash('sha256').update(content).digest('hex')}`);

  const listOwn = async (): Promise<readonly string[]> => {
    const files = await fs.readdir(distFolder, { recursive: true });
    return files
      .map((file) => file.split(path.sep).join('/'))
      .filter((name) => unchanging.test(name))
      .sort();
  };

  return {
    /** Stores the files of this process's build that are not stored yet. */
    publish: async (): Promise<void> => {
      const names = await listOwn();
      if (names.length === 0) return;
      const stored = new Set(await listStored(database, names));
      for (const name of names) {
        if (stored.has(name)) continue;
        const content = await fs.readFile(path.join(distFolder, name));
        await insertFile(database, { name, content, mac: sign(name, content) }, now());
      }
      await inTransaction(database, (trx) => touchFiles(trx, names, now()));
    },

    /**
     * A file of another build, compressed by the first of `encodings` that it is stored with; null if the name is
     * unknown, or its content is not what a process stored.
     */
    find: async (name: string, encodings: readonly Encoding[] = []): Promise<ReleaseFile | null> => {
      if (!unchanging.test(name)) return null;
      const copies = [...encodings, null].map((encoding) => ({
        encoding,
        name: encoding === null ? name : `${name}${endings[encoding]}`,
      }));
      const files = await findFiles(
        database,
        copies.map((copy) => copy.name),
      );
      for (const copy of copies) {
        const file = files.find((one) => one.name === copy.name);
        if (file && timingSafeEqual(file.mac, sign(file.name, file.content)))
          return { content: file.content, encoding: copy.encoding };
      }
      return null;
    },

    /** Deletes builds that no process has used for 30 days. Versions are kept. */
    sweep: async (): Promise<void> => {
      const own = await listOwn();
      if (own.length > 0) await inTransaction(database, (trx) => touchFiles(trx, own, now()));
      await deleteFiles(database, new Date(now().getTime() - keptMs));
    },
  };
}
