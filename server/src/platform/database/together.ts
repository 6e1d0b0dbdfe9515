import { type OperationNodeSource, sql } from 'kysely';
import type { Executor } from './executor';

/** An insert, update or delete that an area builds for its own tables, and the caller runs. */
export type Change = OperationNodeSource;

/**
 * Runs changes of several areas as one statement: all or none, in one round trip and without a transaction around it.
 * No change sees the rows of another; references between their rows are checked at the statement's end.
 */
export async function runTogether(
  executor: Executor,
  [last, ...others]: readonly [Change, Change, ...Change[]],
): Promise<void> {
  const parts = others.map((change, index) => sql`${sql.id(`change_${index}`)} as (${change})`);
  await sql`with ${sql.join(parts)} ${last}`.execute(executor);
}
