import type { Executor } from '../database/executor';

export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

/** True when this call is the first of its key, and so the one to do the work. */
export async function claim(executor: Executor, call: Claim): Promise<boolean> {
  const inserted = await executor
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
  return executor
    .selectFrom('idempotency')
    .select(['request_hash as requestHash', 'status', 'answer', 'created_at as createdAt'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function store(
  executor: Executor,
  call: { readonly scope: string; readonly key: string; readonly status: number; readonly answer: Buffer },
): Promise<void> {
  await executor
    .updateTable('idempotency')
    .set({ status: call.status, answer: call.answer })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute();
}

/** Forgets one key, as long as it is still the row made at `createdAt`. */
export async function forget(executor: Executor, scope: string, key: string, createdAt: Date): Promise<void> {
  await executor
    .deleteFrom('idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '=', createdAt)
    .execute();
}

export async function removeOlderThan(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('idempotency').where('created_at', '<', before).execute();
}
