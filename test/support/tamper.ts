import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../server/app/tables';
import type { Api } from './api';

/** Changes rows as an owner of the database can, past the triggers that refuse it. */
export const tamper = (
  { database }: Pick<Api, 'database'>,
  change: (trx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> =>
  database.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = 'replica'`.execute(trx);
    await change(trx as Transaction<Tables>);
  });
