import type { RawBuilder } from 'kysely';
import type { Executor } from '../../platform/database';
import { applicationsTables } from './record/tables';

/**
 * Evaluates an SQL expression over the columns of an application, such as one of a `Part`; null if there is no such
 * application.
 */
export async function readPart<Value>(
  executor: Executor,
  applicationId: string,
  expression: RawBuilder<Value>,
): Promise<Value | null> {
  const row = await applicationsTables(executor)
    .selectFrom('application')
    .select(expression.as('value'))
    .where('id', '=', applicationId)
    .executeTakeFirst();
  // The type of raw SQL is unchecked, here as elsewhere.
  return row ? (row.value as Value) : null;
}
