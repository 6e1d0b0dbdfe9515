import type { Executor } from '../../platform/database';
import { reviewsTables } from './tables';

/** Removes what operators wrote to each other about approvals. */
export async function eraseProposalNotes(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  await reviewsTables(trx)
    .updateTable('review_proposal')
    .set({ note: null })
    .where('review_id', 'in', (query) =>
      query
        .selectFrom('reviewed_application')
        .select('reviewed_application.id')
        .where('reviewed_application.application_id', 'in', [...applicationIds]),
    )
    .execute();
}
