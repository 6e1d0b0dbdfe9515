import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { reviewQueueTables } from './tables';

export interface ReviewFigures {
  /** Reviews that wait for a reviewer. */
  readonly open: number;
  /** Reviews past the promised time. */
  readonly overdue: number;
  readonly oldestDueAt: Date | null;
}

/** Takes time in proportion to the open reviews, not to the decided ones. */
export async function readReviewFigures(executor: Executor, now: Date): Promise<ReviewFigures> {
  return reviewQueueTables(executor)
    .selectFrom('review')
    .select(sql<number>`count(*)::integer`.as('open'))
    .select(sql<number>`(count(*) filter (where due_at < ${now}))::integer`.as('overdue'))
    .select(({ fn }) => fn.min<Date | null>('due_at').as('oldestDueAt'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}
