import type { Executor } from '../database';
import type { FileProperties } from './file-inspector';
import type { Verdict } from './scanner';
import { filesTables } from './tables';

export interface FileRow {
  readonly id: string;
  readonly state: 'receiving' | 'kept' | 'discarded' | 'removed';
  readonly scan: 'pending' | Verdict;
  readonly keyCipher: Buffer;
  /** Set once all of the content was received. */
  readonly complete: boolean;
}

export async function insert(
  executor: Executor,
  file: { readonly id: string; readonly keyCipher: Buffer; readonly now: Date },
): Promise<void> {
  await filesTables(executor)
    .insertInto('stored_file')
    .values({ id: file.id, key_cipher: file.keyCipher, created_at: file.now })
    .execute();
}

/** False when the row was removed as abandoned. */
export async function setProperties(
  executor: Executor,
  id: string,
  properties: FileProperties,
): Promise<boolean> {
  const { numUpdatedRows } = await filesTables(executor)
    .updateTable('stored_file')
    .set({ size_bytes: properties.size, sha256: properties.sha256, media_type: properties.mediaType })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function find(executor: Executor, id: string): Promise<FileRow | undefined> {
  return filesTables(executor)
    .selectFrom('stored_file')
    .select(['id', 'state', 'scan', 'key_cipher as keyCipher'])
    .select(({ eb }) => eb('size_bytes', 'is not', null).$castTo<boolean>().as('complete'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when the file was already retained or discarded. */
export async function retain(executor: Executor, id: string): Promise<boolean> {
  const { numUpdatedRows } = await filesTables(executor)
    .updateTable('stored_file')
    .set({ state: 'kept' })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the file was already discarded. */
export async function discard(executor: Executor, id: string): Promise<boolean> {
  const { numUpdatedRows } = await filesTables(executor)
    .updateTable('stored_file')
    .set({ state: 'discarded' })
    .where('id', '=', id)
    .where('state', 'in', ['receiving', 'kept'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setVerdict(executor: Executor, id: string, verdict: Verdict): Promise<void> {
  await filesTables(executor)
    .updateTable('stored_file')
    .set({ scan: verdict })
    .where('id', '=', id)
    .execute();
}

/** Discards files whose upload was abandoned. */
export async function discardAbandoned(executor: Executor, before: Date): Promise<void> {
  await filesTables(executor)
    .updateTable('stored_file')
    .set({ state: 'discarded' })
    .where('state', '=', 'receiving')
    .where('created_at', '<', before)
    .execute();
}

export async function listDiscarded(executor: Executor): Promise<string[]> {
  const rows = await filesTables(executor)
    .selectFrom('stored_file')
    .select('id')
    .where('state', '=', 'discarded')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the row of a file whose content was deleted. A row that is still referenced is kept, without key and hash. */
export async function remove(executor: Executor, id: string): Promise<void> {
  try {
    await filesTables(executor).deleteFrom('stored_file').where('id', '=', id).execute();
  } catch (error) {
    if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
    await filesTables(executor)
      .updateTable('stored_file')
      .set({ state: 'removed', key_cipher: Buffer.alloc(0), sha256: null })
      .where('id', '=', id)
      .execute();
  }
}

const foreignKeyViolation = '23503';
