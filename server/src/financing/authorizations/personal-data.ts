import type { Executor } from '../../platform/database';
import { authorizationsTables } from './tables';

/** Captures and releases of what applications authorized, oldest first, with the dates of their payments. */
export async function listPersonCaptures(executor: Executor, applicationIds: readonly string[]) {
  return authorizationsTables(executor)
    .selectFrom('authorization_part as part')
    .innerJoin('authorization_state as state', 'state.id', 'part.authorization_id')
    .select([
      'state.application_id as applicationId',
      'part.kind',
      'part.amount_cents as amount',
      'part.fee_cents as fee',
      'part.instalments',
      'part.due_on as dueOn',
      'part.occurred_at as at',
    ])
    .where('state.application_id', 'in', [...applicationIds])
    .orderBy('part.id')
    .execute();
}
