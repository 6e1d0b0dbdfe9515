import type { Config } from '../../../src/config';
import { createAuditSeals, type SealHead } from '../../../src/platform/audit';
import { withDatabase } from '../../open-database';
import { type KeysConfig, openKeys } from '../../open-keys';
import type { CommandResult } from '../../run-command-line';

const usage = `Usage:
  npm run audit -- check [number:code]    reads the whole trail; number and code are of a seal that was noted before
With the embedded database, stop the server first.`;

type CommandConfig = Pick<Config, 'databaseUrl'> & KeysConfig;

/** Checks the audit trail of the server's database. Returns the text to print, and whether the trail is whole. */
export async function runWithDatabase(
  args: readonly string[],
  config: CommandConfig,
): Promise<CommandResult> {
  const [verb, noted, ...rest] = args;
  if (verb !== 'check' || rest.length > 0) throw new Error(usage);
  const expected = noted === undefined ? undefined : parseHead(noted);
  return withDatabase(config, async (database) => {
    const keys = await openKeys(config, database);
    const trail = await createAuditSeals({ database, keys, now: () => new Date() }).check(expected);
    const { seals, events, head, problems } = trail;
    const summary = `${events} events under ${seals} seals.`;
    const last = head ? ` The last one is ${head.number}:${head.code}` : '';
    return { text: [...problems, `${summary}${last}`].join('\n'), ok: problems.length === 0 };
  });
}

function parseHead(text: string): SealHead {
  const { number, code } = /^(?<number>\d+):(?<code>[0-9a-f]{32})$/.exec(text)?.groups ?? {};
  if (number === undefined || code === undefined) throw new Error(usage);
  return { number: Number(number), code };
}
