import { addDays, type PlainDate } from '@tamarack/core/calendar/plain-date';
import { startOfDay } from '@tamarack/core/calendar/start-of-day';
import type { Cents } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import { type Executor, lowestIdAt } from '../../platform/database';
import { merchantCheckoutsTables } from './tables';

/** What checkouts are summed by: a tracking value, or where a page opened them. */
export const sourceKinds = ['source', 'medium', 'campaign', 'platform'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface SourcesQuery {
  readonly by: SourceKind;
  /** First day, in the provider's time zone. */
  readonly from: PlainDate;
  /** Last day. */
  readonly to: PlainDate;
}

/** What a merchant's checkouts of one source came to. */
export interface SourceSums {
  /** In lower case; null: the page passed none. */
  readonly value: string | null;
  /** All sources beyond the listed ones, together. */
  readonly isRest: boolean;
  readonly checkouts: number;
  /** Those to which credit was granted, whatever came of it. */
  readonly approved: number;
  readonly rejected: number;
  readonly completed: number;
  /** What the completed purchases financed, before refunds. */
  readonly financed: Cents;
}

/** Tracking values come from browsers: whoever invents some adds to the last line, not to the lines. */
export const listedSources = 100;

/** Sums the checkouts that were opened in a period; those of the sources with the most checkouts first, the rest last. */
export async function sumSources(
  executor: Executor,
  merchantId: string,
  { by, from, to }: SourcesQuery,
): Promise<readonly SourceSums[]> {
  return merchantCheckoutsTables(executor)
    .with('sums', (database) =>
      database
        .selectFrom('merchant_source_list')
        .select([
          sql<string | null>`${sql.ref(by)}`.as('value'),
          sql<number>`count(*)`.as('checkouts'),
          sql<number>`count(*) filter (where approved)`.as('approved'),
          sql<number>`count(*) filter (where rejected and not approved)`.as('rejected'),
          sql<number>`count(*) filter (where completed)`.as('completed'),
          sql<number>`sum(financed_cents)`.as('financed'),
          sql<boolean>`row_number() over (order by count(*) desc, ${sql.ref(by)}) > ${listedSources}`.as(
            'isRest',
          ),
        ])
        .where('merchant_id', '=', merchantId)
        // ids sort by time
        .where('id', '>=', lowestIdAt(startOfDay(from)))
        .where('id', '<', lowestIdAt(startOfDay(addDays(to, 1))))
        .groupBy(by),
    )
    .selectFrom('sums')
    .select([
      sql<string | null>`case when not "isRest" then value end`.as('value'),
      'isRest',
      sql<number>`sum(checkouts)::int8`.as('checkouts'),
      sql<number>`sum(approved)::int8`.as('approved'),
      sql<number>`sum(rejected)::int8`.as('rejected'),
      sql<number>`sum(completed)::int8`.as('completed'),
      sql<number>`sum(financed)::int8`.as('financed'),
    ])
    .groupBy([sql`1`, 'isRest'])
    .orderBy('isRest')
    .orderBy('checkouts', 'desc')
    .orderBy('value')
    .execute();
}
