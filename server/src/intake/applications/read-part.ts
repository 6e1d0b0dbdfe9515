import type { RawBuilder } from 'kysely';
import type { Executor } from '../../platform/database';
import { applicationsTables } from './record/tables';

/**
 * Evaluates an expression over the columns of an application, as a `Part` reads it; null where there is no application.
 */
export async function readPart<Value>(
  executor: Executor,
  applicationId: string,
  expression: RawBuilder<Value>,
): Promise<Value | null> {
  const row = await applicationsTables(executor)
    .selectFrom('application')
    .select(expression.as('read'))
    .where('id', '=', applicationId)
    .executeTakeFirst();
  // The type of raw SQL is unchecked, here as elsewhere.
  return row ? (row.read as Value) : null;
}
