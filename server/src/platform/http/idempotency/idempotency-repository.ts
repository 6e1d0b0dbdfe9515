import type { Executor } from '../../database';
import { httpTables } from '../tables';

export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

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
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** False when another call took over the claim made at `claimedAt`. */
export async function store(
  executor: Executor,
  call: {
    readonly scope: string;
    readonly key: string;
    readonly claimedAt: Date;
    readonly status: number;
    readonly answer: Buffer;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await httpTables(executor)
    .updateTable('idempotency')
    .set({ status: call.status, answer: call.answer })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .where('created_at', '=', call.claimedAt)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeKey(
  executor: Executor,
  { scope, key, createdAt, hasResponse }: KeyVersion,
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
  /** False: matches only a key without a response, one being committed at this moment included. */
  readonly hasResponse: boolean;
}

export async function removeOlderThan(executor: Executor, before: Date): Promise<void> {
  await httpTables(executor).deleteFrom('idempotency').where('created_at', '<', before).execute();
}
