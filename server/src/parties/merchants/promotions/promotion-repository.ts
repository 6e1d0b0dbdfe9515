import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../../platform/database';
import { merchantsTables } from '../tables';

/** The promotion with the lowest rate in force for a merchant on a day. */
export async function findPromotion(executor: Executor, merchantId: string, today: PlainDate) {
  return merchantsTables(executor)
    .selectFrom('merchant_promotion')
    .select(['id', 'terms', 'annual_rate_bps as annualRate'])
    .where('merchant_id', '=', merchantId)
    .where('cancelled_at', 'is', null)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('annual_rate_bps')
    .orderBy('id')
    .executeTakeFirst();
}

/** Current and future promotions, sorted by their first day. */
export async function listPromotions(executor: Executor, merchantId: string, today: PlainDate) {
  return merchantsTables(executor)
    .selectFrom('merchant_promotion')
    .select(['id', 'terms', 'annual_rate_bps as annualRate', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('merchant_id', '=', merchantId)
    .where('cancelled_at', 'is', null)
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

export async function insertPromotion(
  trx: Executor,
  promotion: {
    readonly id: string;
    readonly merchantId: string;
    readonly terms: readonly number[];
    readonly annualRate: number;
    readonly startsOn: PlainDate;
    readonly endsOn: PlainDate;
    readonly now: Date;
  },
): Promise<void> {
  await merchantsTables(trx)
    .insertInto('merchant_promotion')
    .values({
      id: promotion.id,
      merchant_id: promotion.merchantId,
      terms: JSON.stringify(promotion.terms),
      annual_rate_bps: promotion.annualRate,
      starts_on: promotion.startsOn,
      ends_on: promotion.endsOn,
      created_at: promotion.now,
    })
    .execute();
}

export async function cancelPromotion(trx: Executor, id: string, now: Date): Promise<void> {
  await merchantsTables(trx)
    .updateTable('merchant_promotion')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .execute();
}
