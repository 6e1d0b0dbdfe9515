import type { Config } from '../../../src/config';
import { type Executor, migrate } from '../../../src/platform/database';
import {
  type ColumnProgress,
  createKeyRing,
  createReencryption,
  type Keys,
  retireKeys,
} from '../../../src/platform/keys';
import { withDatabase } from '../../open/open-database';
import { type KeysConfig, openWritingKeys } from '../../open/open-keys';
import { sealedColumns } from '../../sealed-columns';
import type { CommandResult } from '../run-command-line';

const usage = `Usage:
  npm run keys                 prints a new key ring for KEYS
  npm run keys -- progress     counts the values that are not encrypted with the newest key
  npm run keys -- retire       if none is left: retires the older keys, which KEYS and KMS_KEY_IDS then no longer need
With the embedded database, stop the server first.`;

type CommandConfig = Pick<Config, 'databaseUrl'> & KeysConfig;

/** `readConfig` is called for the commands that need the server's database. */
export async function runCommand(
  args: readonly string[],
  readConfig: () => CommandConfig,
): Promise<string | CommandResult> {
  const [verb, ...rest] = args;
  if (verb === undefined) return JSON.stringify(createKeyRing());
  if (rest.length > 0 || (verb !== 'progress' && verb !== 'retire')) throw new Error(usage);
  const config = readConfig();
  return withDatabase(config, async (database) => {
    await migrate(database);
    return runWithDatabase(verb, database, await openWritingKeys(config, database));
  });
}

/** The commands, on the migrated database. */
export async function runWithDatabase(
  verb: 'progress' | 'retire',
  database: Executor,
  keys: Keys,
): Promise<CommandResult> {
  const now = (): Date => new Date();
  const warn = (): void => undefined;
  const columns = sealedColumns;
  const progress = await createReencryption({ database, keys, columns, warn, now }).readProgress();
  const text = formatProgress(keys, progress);
  if (verb === 'progress') return { text, ok: true };
  if (countRemaining(progress) > 0) return { text: `${text}\nNothing was retired.`, ok: false };
  const retired = await retireKeys(database, keys, now());
  return {
    text:
      retired.length === 0
        ? 'There is no older key.'
        : `Retired: ${retired.join(', ')}. Remove them from the configuration once every backup that you may restore is newer.`,
    ok: true,
  };
}

const countRemaining = (progress: readonly ColumnProgress[]): number =>
  progress.reduce((sum, { remaining }) => sum + remaining, 0);

function formatProgress({ newestPrefix }: Pick<Keys, 'newestPrefix'>, progress: readonly ColumnProgress[]) {
  const width = Math.max(...progress.map(({ name }) => name.length));
  const lines = progress.map(({ name, all, remaining, expires }) => {
    const text = `${name.padEnd(width)}  ${remaining} of ${all} remaining`;
    return expires && remaining > 0 ? `${text}; deleted within a day` : text;
  });
  const total = countRemaining(progress);
  return [
    ...lines,
    `${total} values remaining; ciphertexts of the newest key begin with ${newestPrefix.toString('hex')}.`,
  ].join('\n');
}
