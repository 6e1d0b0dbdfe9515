import type { Executor } from '../database';
import { releasesTables } from './tables';

interface StoredFile {
  readonly name: string;
  readonly content: Buffer;
  readonly mac: Buffer;
}

/** Returns the given names that are stored. */
export async function listStored(executor: Executor, names: readonly string[]): Promise<readonly string[]> {
  const rows = await releasesTables(executor)
    .selectFrom('release_file')
    .select('name')
    .where('name', 'in', [...names])
    .execute();
  return rows.map(({ name }) => name);
}

/** An existing file of the same name is kept. */
export async function insertFile(executor: Executor, file: StoredFile, now: Date): Promise<void> {
  await releasesTables(executor)
    .insertInto('release_file')
    .values({ ...file, current_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function touchFiles(executor: Executor, names: readonly string[], now: Date): Promise<void> {
  await releasesTables(executor)
    .updateTable('release_file')
    .set({ current_at: now })
    .where('name', 'in', [...names])
    .execute();
}

export async function findFiles(
  executor: Executor,
  names: readonly string[],
): Promise<readonly StoredFile[]> {
  return releasesTables(executor)
    .selectFrom('release_file')
    .select(['name', 'content', 'mac'])
    .where('name', 'in', [...names])
    .execute();
}

/** Versions are kept, because merchants pin them. */
export async function deleteFiles(executor: Executor, before: Date): Promise<void> {
  await releasesTables(executor)
    .deleteFrom('release_file')
    .where('current_at', '<', before)
    .where('name', 'not like', 'v%.%.%/%')
    .execute();
}
