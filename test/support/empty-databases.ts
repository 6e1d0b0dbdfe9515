import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { createInlineEngine } from '../../server/src/platform/database/embedded/engine';
import {
  createEngineDatabase,
  type OpenDatabase,
  openServerDatabase,
} from '../../server/src/platform/database/open-database';
import { createDatabase } from './create-database';

const openEmbedded = async (): Promise<OpenDatabase> =>
  createEngineDatabase(createInlineEngine(await PGlite.create()));

const openPostgres = async (): Promise<OpenDatabase> =>
  openServerDatabase(await createDatabase(inject('postgresUrl') ?? '', 'template0'), 2);

/** A database without a table, of each kind: for `describe.each`, with a test of migrations. */
export const emptyDatabases = [
  ['embedded', openEmbedded],
  ['PostgreSQL', openPostgres],
] as const;
