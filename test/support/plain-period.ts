import { sql } from 'kysely';
import type { Api } from './api';

/** Until when the release before may run on the database, which another block of tests may have used. */
export async function setPlainUntil({ database }: Pick<Api, 'database'>, until: Date): Promise<void> {
  await sql`update migration set breaking = false where name >= '0092'`.execute(database);
  await sql`
    insert into plain_period (migration, plain_until)
    select name, ${until}::timestamptz from migration where name >= '0092'
    on conflict (migration) do update set plain_until = excluded.plain_until`.execute(database);
}
