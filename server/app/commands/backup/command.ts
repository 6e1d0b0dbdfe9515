import fs from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../../../src/config';
import { createAuditSeals } from '../../../src/platform/audit';
import { type Executor, grantRole, openServerDatabase } from '../../../src/platform/database';
import { openArchiveStore } from '../../open/open-archive-store';
import { type KeysConfig, openKeys } from '../../open/open-keys';
import type { CommandResult } from '../run-command-line';
import { runTool } from './run-tool';
import { type BackupSummary, compareRows, countRows } from './summary';

const usage = `Usage:
  npm run backup -- take <file>       dumps the database of DATABASE_URL; its counts go to <file>.json
  npm run backup -- restore <file>    restores into the empty database of DATABASE_URL, as the role of DATABASE_OWNER_URL
                                      where that is set, and compares it with the counts
PostgreSQL only: the embedded database is a folder, to be copied while no server runs.`;

interface CommandConfig extends Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'files'>, KeysConfig {
  /** Where `pg_dump` and `pg_restore` are found. */
  readonly env: NodeJS.ProcessEnv;
}

/** Returns the text to print, and whether all is well. */
export async function runCommand(args: readonly string[], config: CommandConfig): Promise<CommandResult> {
  const [verb, file, ...rest] = args;
  const { databaseUrl } = config;
  if (file === undefined || rest.length > 0 || databaseUrl === null) throw new Error(usage);
  if (verb === 'take') return { text: await take(file, databaseUrl, config), ok: true };
  if (verb !== 'restore') throw new Error(usage);
  const problems = await restore(file, databaseUrl, config);
  return {
    text:
      problems.length === 0
        ? 'Restored: every table has the rows of the backup, and the audit trail is whole.'
        : problems.join('\n'),
    ok: problems.length === 0,
  };
}

/** Dumps and counts in one snapshot, while the server keeps running. */
async function take(file: string, databaseUrl: string, config: CommandConfig): Promise<string> {
  const { kysely, close } = await openServerDatabase(databaseUrl, 2);
  try {
    const keys = await openKeys(config, kysely);
    return await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { rows: snapshots } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
        const rows = await countRows(trx);
        const seals = createAuditSeals({ database: trx, keys, archives: null, now: () => new Date() });
        const summary: BackupSummary = {
          takenAt: new Date().toISOString(),
          rows,
          seal: await seals.getHead(),
        };
        await runTool(
          'pg_dump',
          databaseUrl,
          ['--format=custom', `--snapshot=${snapshots[0]?.id}`, `--file=${file}`],
          config.env,
        );
        await fs.writeFile(`${file}.json`, `${JSON.stringify(summary, null, 2)}\n`);
        const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
        return `${total} rows of ${Object.keys(rows).length} tables. Keep ${file} and ${file}.json together, and the key ring elsewhere.`;
      });
  } finally {
    await close();
  }
}

/** Returns what differs from the backup. */
async function restore(file: string, databaseUrl: string, config: CommandConfig): Promise<readonly string[]> {
  const summary = JSON.parse(await fs.readFile(`${file}.json`, 'utf8')) as BackupSummary;
  const ownerUrl = config.databaseOwnerUrl ?? databaseUrl;
  const { kysely, close } = await openServerDatabase(ownerUrl, 2);
  try {
    const present = Object.keys(await countRows(kysely));
    if (present.length > 0)
      throw new Error(
        `The database of DATABASE_URL is not empty: it has ${present.length} tables. Restore into a new one.`,
      );
    // the server's role may have another name here
    const options = ['--no-owner', '--no-privileges', '--exit-on-error'];
    await runTool('pg_restore', ownerUrl, [...options, file], config.env);
    await grantTo(databaseUrl, kysely);
    const differences = compareRows(summary.rows, await countRows(kysely));
    // a ring that does not fit is refused here
    const keys = await openKeys(config, kysely);
    const archives = openArchiveStore(config, kysely, keys);
    const seals = createAuditSeals({ database: kysely, keys, archives, now: () => new Date() });
    const { problems } = await seals.check(summary.seal ?? undefined);
    return [...differences, ...problems];
  } finally {
    await close();
  }
}

/** Grants the server's role its privileges on the restored tables. */
async function grantTo(databaseUrl: string, owner: Executor): Promise<void> {
  const { kysely, close } = await openServerDatabase(databaseUrl, 1);
  try {
    await grantRole(owner, kysely);
  } finally {
    await close();
  }
}
