import type { Config } from '../../src/config';
import { type Executor, grantRole, inspectRole, openServerDatabase } from '../../src/platform/database';

/** The database as the role that owns its tables. */
export interface OpenSchema {
  readonly owner: Executor;
  /** Grants the server's role its privileges on the existing tables; does nothing if it owns them. */
  grant(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database a second time if the server's own role does not own it; otherwise `owner` is `database`. */
export async function openSchema(
  { databaseOwnerUrl }: Pick<Config, 'databaseOwnerUrl'>,
  database: Executor,
): Promise<OpenSchema> {
  const nothing = async (): Promise<void> => undefined;
  if (databaseOwnerUrl === null) return { owner: database, grant: nothing, close: nothing };
  const { kysely, close } = await openServerDatabase(databaseOwnerUrl, 1);
  return { owner: kysely, grant: () => grantRole(kysely, database), close };
}

/** A warning if the server's role can change append-only records; otherwise null. */
export async function findRoleWarning(database: Executor): Promise<string | null> {
  const { name, changeable } = await inspectRole(database);
  return changeable.length === 0
    ? null
    : `The database role “${name}” could change the records of ${changeable.length} append-only tables: give the server a role that owns nothing (docs/running.md).`;
}
