import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../../platform/database';
import { operatorsTables } from '../tables';

/** False if the day has its digest. */
export async function insertDigest(
  trx: Executor,
  digest: { readonly day: PlainDate; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const row = await operatorsTables(trx)
    .insertInto('operator_digest')
    .values({ day: digest.day, id: digest.id, queued_at: digest.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
