import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openServerDatabase } from '../../server/src/platform/database/open-database';

/** Creates a role that owns nothing and has no rights yet; returns the database's URL as this role. */
export async function createServerRole(ownerUrl: string): Promise<string> {
  const role = `server_${randomUUID().replaceAll('-', '')}`;
  const { kysely, close } = await openServerDatabase(ownerUrl, 1);
  await sql`create role ${sql.id(role)} login password 'role-password'`.execute(kysely);
  await close();
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = 'role-password';
  return url.href;
}
