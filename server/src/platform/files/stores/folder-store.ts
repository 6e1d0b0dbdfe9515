import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isId } from '../../database';
import type { FileStore } from './file-store';
import { syncFolder } from './sync-folder';

/** Contents in a folder, readable by its owner only. A name without `.part` is complete and on the disk. */
export function createFolderStore(folder: string): FileStore {
  const toPath = (id: string): string => {
    if (!isId(id)) throw new Error('not an id of a file');
    return path.join(folder, id);
  };

  return {
    put: async (id, content) => {
      const target = toPath(id);
      const part = `${target}.part`;
      try {
        await fs.mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await fs.open(part, 'wx', 0o600);
        // flush: write to the disk before closing
        await pipeline(content, file.createWriteStream({ flush: true }));
        await fs.rename(part, target);
        await syncFolder(folder);
      } catch (error) {
        content.destroy();
        await fs.rm(part, { force: true });
        throw error;
      }
    },

    get: async (id) => (await fs.open(toPath(id), 'r')).createReadStream(),

    remove: async (id) => {
      const target = toPath(id);
      await Promise.all([fs.rm(target, { force: true }), fs.rm(`${target}.part`, { force: true })]);
    },
  };
}
