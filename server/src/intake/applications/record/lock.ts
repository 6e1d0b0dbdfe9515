import type { Executor } from '../../../platform/database';
import { applicationsTables } from './tables';

/**
 * Locks an application against every other change until the transaction ends. It comes before all other locks of a
 * transaction: docs/architecture.md has their order.
 */
export async function lockApplication(trx: Executor, id: string): Promise<void> {
  await applicationsTables(trx)
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** Locks an application that was not changed since `before`. False when it was. */
export async function lockIdleApplication(trx: Executor, id: string, before: Date): Promise<boolean> {
  const row = await applicationsTables(trx)
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .where('updated_at', '<', before)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks a customer: until the transaction ends no other transaction grants them a credit line, lets them draw on it,
 * freezes it, stores a passkey of theirs, or makes an application theirs.
 */
export async function lockCustomer(trx: Executor, id: string): Promise<void> {
  await applicationsTables(trx)
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}
