import type { Executor } from '../../../platform/database';
import type { Features } from '../../decision';
import { scoringTables } from '../state/tables';

/** The figures of the last decision that the rules made on an application. */
export interface StoredFeatures {
  readonly applicationId: string;
  readonly features: Partial<Features>;
}

/**
 * A page of applications that the rules decided, in the order of their ids, without those whose figures were erased.
 *
 * @param after id of the last application of the page before; null for the first page
 */
export async function listStoredFeatures(
  executor: Executor,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly StoredFeatures[]> {
  const rows = await scoringTables(executor)
    .selectFrom('decision')
    .distinctOn('application_id')
    .select(['application_id as applicationId', 'features'])
    .where('review_id', 'is', null)
    .$if(after !== null, (query) => query.where('application_id', '>', after ?? ''))
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows;
}
