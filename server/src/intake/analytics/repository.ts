import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { analyticsTables, type CountedEvent } from './tables';

export interface Addition {
  readonly event: CountedEvent;
  readonly value: string;
  readonly count: number;
}

/** Adds to a merchant's counts of a day. Rows are locked in a fixed order, so that two reports cannot deadlock. */
export async function addCounts(
  executor: Executor,
  key: { readonly merchantId: string; readonly day: PlainDate; readonly language: Language },
  additions: readonly Addition[],
): Promise<void> {
  await sql`
    insert into analytics_count as stored (merchant_id, day, event, value, language, count)
    select ${key.merchantId}::uuid, ${key.day}::date, event, value, ${key.language}, count
    from unnest(
      ${additions.map(({ event }) => event)}::text[],
      ${additions.map(({ value }) => value)}::text[],
      ${additions.map(({ count }) => count)}::integer[]) as added (event, value, count)
    order by event, value
    on conflict (day, merchant_id, event, value, language) do update set count = stored.count + excluded.count
  `.execute(executor);
}

export interface Period {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Null for all merchants. */
  readonly merchantId: string | null;
}

/** Total counts of a period by event, value and language. */
export async function sumCounts(executor: Executor, { from, to, merchantId }: Period) {
  return analyticsTables(executor)
    .selectFrom('analytics_count')
    .select(['event', 'value', 'language'])
    .select(sql<number>`sum(count)::float8`.as('count'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId ?? ''))
    .groupBy(['event', 'value', 'language'])
    .execute();
}

/** Removes the counts of all days before `day`. */
export async function removeBefore(executor: Executor, day: PlainDate): Promise<void> {
  await analyticsTables(executor).deleteFrom('analytics_count').where('day', '<', day).execute();
}
