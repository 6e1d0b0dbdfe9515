import type { Config } from '../src/config';
import { type Executor, grantRole, inspectRole, openServerDatabase } from '../src/platform/database';

/** The database as the role that owns its tables. */
export interface OpenSchema {
  readonly owner: Executor;
  /** Gives the server's role its rights on the tables there are; nothing if it owns them. */
  grant(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database a second time where the server's own role may not own it; otherwise `owner` is `database`. */
export async function openSchema(
  { databaseOwnerUrl }: Pick<Config, 'databaseOwnerUrl'>,
  database: Executor,
): Promise<OpenSchema> {
  const nothing = async (): Promise<void> => undefined;
  if (databaseOwnerUrl === null) return { owner: database, grant: nothing, close: nothing };
  const { kysely, close } = await openServerDatabase(databaseOwnerUrl, 1);
  return { owner: kysely, grant: () => grantRole(kysely, database), close };
}

/** One line where the server's role could change records that stand; null if it could not. */
export async function describeRights(database: Executor): Promise<string | null> {
  const { name, changeable } = await inspectRole(database);
  return changeable.length === 0
    ? null
    : `The database role “${name}” could change the records of ${changeable.length} append-only tables: give the server a role that owns nothing (docs/running.md).`;
}
