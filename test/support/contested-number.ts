import { sql } from 'kysely';
import type { Api } from './api';
import { waitUntil } from './wait-until';

/** Until what was reported of numbers, and what is mailed for it, is done. */
export const waitForReports = (api: Api) =>
  waitUntil(
    () =>
      sql<{ readonly waiting: number }>`select count(*)::int as waiting from pgboss.job
        where name in ('contested-number', 'mail') and state < 'completed'`.execute(api.database),
    ({ rows }) => rows[0]?.waiting === 0,
  );

/** Texts of the mails that say that others request codes to the owner's number, oldest first. */
export async function readContestedMails(api: Api, email: string): Promise<readonly string[]> {
  await waitForReports(api);
  const mails = await api.database
    .selectFrom('outbox_message')
    .select('text')
    .where('recipient', '=', email)
    .where('subject', 'like', '%were requested for your phone number')
    .orderBy('id')
    .execute();
  return mails.map(({ text }) => text);
}
