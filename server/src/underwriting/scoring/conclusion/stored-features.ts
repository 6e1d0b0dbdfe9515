import type { Executor } from '../../../platform/database';
import type { Features } from '../../decision';
import { scoringTables } from '../state/tables';

/** The figures of the last decision that the rules made on an application. */
export interface StoredFeatures {
  readonly applicationId: string;
  readonly features: Partial<Features>;
}

/**
 * A page of applications that the rules decided, newest first. Their figures are empty once they were erased.
 *
 * @param since day of the oldest decisions; null: all
 * @param before id of the last application of the page before; null for the first page
 */
export async function listStoredFeatures(
  executor: Executor,
  {
    since,
    before,
    limit,
  }: { readonly since: Date | null; readonly before: string | null; readonly limit: number },
): Promise<readonly StoredFeatures[]> {
  return scoringTables(executor)
    .selectFrom('decision')
    .distinctOn('application_id')
    .select(['application_id as applicationId', 'features'])
    .where('review_id', 'is', null)
    .$if(since !== null, (query) => query.where('decided_at', '>=', since ?? new Date(0)))
    .$if(before !== null, (query) => query.where('application_id', '<', before ?? ''))
    .orderBy('application_id', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
