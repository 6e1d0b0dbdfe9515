import type { Executor } from '../../database';
import { keysTables } from '../tables';

/** Before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';

export interface Pass {
  readonly prefix: Buffer;
  /** The last row of the batch before. */
  readonly lastId: string;
  readonly remaining: number;
  readonly failed: number;
  readonly finishedAt: Date | null;
}

const selectPasses = (executor: Executor) =>
  keysTables(executor)
    .selectFrom('reencryption')
    .select([
      'key_prefix as prefix',
      'last_id as lastId',
      'remaining',
      'failed',
      'finished_at as finishedAt',
    ]);

/** The pass of each column, by its name. */
export async function listPasses(executor: Executor): Promise<ReadonlyMap<string, Pass>> {
  const rows = await selectPasses(executor).select('name').execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** A column's pass, locked: of several workers, one at a time takes a batch of it. */
export async function lockPass(trx: Executor, name: string): Promise<Pass | undefined> {
  return selectPasses(trx).where('name', '=', name).forNoKeyUpdate().executeTakeFirst();
}

/** Begins a pass, in place of an earlier one. */
export async function startPass(
  executor: Executor,
  pass: { readonly name: string; readonly prefix: Buffer; readonly remaining: number; readonly now: Date },
): Promise<void> {
  const { name, prefix, remaining, now } = pass;
  const started = {
    key_prefix: prefix,
    last_id: firstId,
    remaining,
    failed: 0,
    started_at: now,
    finished_at: null,
  };
  await keysTables(executor)
    .insertInto('reencryption')
    .values({ name, ...started })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(started))
    .execute();
}

export async function updatePass(
  trx: Executor,
  name: string,
  pass: Pick<Pass, 'lastId' | 'remaining' | 'failed' | 'finishedAt'>,
): Promise<void> {
  await keysTables(trx)
    .updateTable('reencryption')
    .set({
      last_id: pass.lastId,
      remaining: pass.remaining,
      failed: pass.failed,
      finished_at: pass.finishedAt,
    })
    .where('name', '=', name)
    .execute();
}

/** Values that are to be encrypted again, as far as the passes know. */
export interface ReencryptionFigures {
  readonly remaining: number;
  /** Those of them that cannot be decrypted. */
  readonly failed: number;
  /** Since when; null if nothing remains. */
  readonly since: Date | null;
}

export async function readReencryptionFigures(database: Executor): Promise<ReencryptionFigures> {
  const rows = await keysTables(database)
    .selectFrom('reencryption')
    .select(['remaining', 'failed', 'started_at'])
    .where('remaining', '>', 0)
    .orderBy('started_at')
    .execute();
  const sum = (read: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + read(row), 0);
  return {
    remaining: sum(({ remaining }) => remaining),
    failed: sum(({ failed }) => failed),
    since: rows[0]?.started_at ?? null,
  };
}
