import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openServerDatabase } from '../../server/src/platform/database/open-database';

/** Creates a database of a name that nobody uses. Returns its URL. */
export async function createDatabase(
  adminUrl: string,
  template: 'template0' | 'template1' | 'template_api',
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openServerDatabase(adminUrl, 1);
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin.kysely);
  await admin.close();
  return adminUrl.replace(/postgres$/, name);
}
