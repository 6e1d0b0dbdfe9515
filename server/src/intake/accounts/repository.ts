import type { Executor } from '../../platform/database';
import { accountsTables } from './tables';

/** Since when the customer has a credit line, and since when the second proof is there beside the session. */
export async function findDevice(
  executor: Executor,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: string },
): Promise<{ readonly lineSince: Date | null; readonly provenSince: Date | null }> {
  const line = await accountsTables(executor)
    .selectFrom('account_line')
    .select('since')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const device = await accountsTables(executor)
    .selectFrom('account_device')
    .select('since')
    .where('session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { lineSince: line?.since ?? null, provenSince: device?.since ?? null };
}
