import fs from 'node:fs/promises';

/** Syncs a folder, so that a new name in it survives a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
