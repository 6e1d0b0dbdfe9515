import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import {
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from '../../../server/src/platform/database/open-database';
import { createDatabase } from '../../support/create-database';

export type DatabaseKind = 'embedded' | 'PostgreSQL';

/** A folder and a database for servers of their own process. */
export interface TestStorage {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Opens the database for the tests' own eyes: the embedded one while no server runs. */
  open(): Promise<OpenDatabase>;
  remove(): void;
}

/** Null if PostgreSQL is not installed. An empty one is migrated by the first server that starts. */
export async function createStorage(
  kind: DatabaseKind,
  { empty = false }: { readonly empty?: boolean } = {},
): Promise<TestStorage | null> {
  const url = inject('postgresUrl');
  if (kind === 'PostgreSQL' && url === null) return null;
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-faults-'));
  const remove = (): void => fs.rmSync(dataFolder, { recursive: true, force: true });
  if (kind === 'embedded' || url === null)
    return {
      dataFolder,
      databaseUrl: null,
      open: () => openEmbeddedDatabase(`${dataFolder}/database`),
      remove,
    };
  const databaseUrl = await createDatabase(url, empty ? 'template1' : 'template_api');
  return { dataFolder, databaseUrl, open: () => openServerDatabase(databaseUrl, 2), remove };
}
