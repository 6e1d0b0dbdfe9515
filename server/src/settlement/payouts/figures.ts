import { hourMs } from '@tamarack/core/calendar/durations';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { payoutsTables } from './tables';

export interface PayoutFigures {
  /** Purchases that wait to be paid to their merchants. */
  readonly pending: number;
  /** Payouts that wait longer than a long weekend, since they were opened or put back to wait after a return. */
  readonly overdue: number;
  readonly oldestPendingAt: Date | null;
  /** Payouts that the bank returned and that were not retried yet: an operator has to find out why. */
  readonly returned: number;
  readonly oldestReturnedAt: Date | null;
  /** Batches that were not handed to the bank an hour after they were created. */
  readonly unsentBatches: number;
}

const overdueMs = 4 * 24 * hourMs;
/** The release before did not note when a returned payout was put back. */
const waitingSince = sql<Date>`coalesce(requeued_at, returned_at, opened_at)`;

/** Its cost grows with pending and returned payouts, not with paid ones. */
export async function readPayoutFigures(executor: Executor, now: Date): Promise<PayoutFigures> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const tables = payoutsTables(executor);
  const payouts = await tables
    .selectFrom('payout')
    .select(sql<number>`count(*)::integer`.as('pending'))
    .select(
      sql<number>`(count(*) filter (where ${waitingSince} < ${before(overdueMs)}))::integer`.as('overdue'),
    )
    .select(sql<Date | null>`min(${waitingSince})`.as('oldestPendingAt'))
    .where('kind', '=', 'purchase')
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const returned = await tables
    .selectFrom('payout')
    .select(sql<number>`count(*)::integer`.as('returned'))
    .select(({ fn }) => fn.min<Date | null>('returned_at').as('oldestReturnedAt'))
    .where('state', '=', 'returned')
    .executeTakeFirstOrThrow();
  const batches = await tables
    .selectFrom('payout_batch')
    .select(sql<number>`count(*)::integer`.as('unsentBatches'))
    .where('state', '<>', 'sent')
    .where('created_at', '<', before(hourMs))
    .executeTakeFirstOrThrow();
  return { ...payouts, ...returned, ...batches };
}
