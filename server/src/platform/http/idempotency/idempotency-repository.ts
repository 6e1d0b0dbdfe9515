import { sql } from 'kysely';
import type { Executor } from '../../database';
import { httpTables } from '../tables';

export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Date;
  readonly holdMs: number;
}

const afterMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** True when this call is the first with its key and has to do the work. */
export async function claim(executor: Executor, call: Claim): Promise<boolean> {
  const inserted = await httpTables(executor)
    .insertInto('idempotency')
    .values({
      scope: call.scope,
      key: call.key,
      request_hash: call.requestHash,
      status: null,
      answer: null,
      created_at: call.now,
      held_until: afterMs(call.holdMs),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function find(executor: Executor, scope: string, key: string) {
  return httpTables(executor)
    .selectFrom('idempotency')
    .select(['request_hash as requestHash', 'status', 'answer', 'created_at as createdAt'])
    .select(sql<boolean | null>`held_until < clock_timestamp()`.as('expired'))
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** False when another call took over the key. */
export async function store(
  executor: Executor,
  call: KeyVersion & { readonly status: number; readonly answer: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await httpTables(executor)
    .updateTable('idempotency')
    .set({ status: call.status, answer: call.answer, held_until: null })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .where('created_at', '=', call.createdAt)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds keys for another `holdMs`, except those that another call took over or that have a response. */
export async function renewKeys(
  executor: Executor,
  keys: readonly KeyVersion[],
  holdMs: number,
): Promise<void> {
  await httpTables(executor)
    .updateTable('idempotency')
    .set({ held_until: afterMs(holdMs) })
    .where('status', 'is', null)
    .where(({ eb, or, and }) =>
      or(
        keys.map(({ scope, key, createdAt }) =>
          and([eb('scope', '=', scope), eb('key', '=', key), eb('created_at', '=', createdAt)]),
        ),
      ),
    )
    .execute();
}

export async function removeKey(
  executor: Executor,
  { scope, key, createdAt, hasResponse }: KeyRemoval,
): Promise<void> {
  const row = httpTables(executor)
    .deleteFrom('idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '=', createdAt);
  await (hasResponse ? row : row.where('status', 'is', null)).execute();
}

/** One key, as long as it is still the row made at `createdAt`. */
export interface KeyVersion {
  readonly scope: string;
  readonly key: string;
  readonly createdAt: Date;
}

export interface KeyRemoval extends KeyVersion {
  /** False: matches only a key without a response, one being committed at this moment included. */
  readonly hasResponse: boolean;
}

export async function removeOlderThan(executor: Executor, before: Date): Promise<void> {
  await httpTables(executor).deleteFrom('idempotency').where('created_at', '<', before).execute();
}
