import type { Config } from '../../../src/config';
import { createAuditSeals, type SealHead } from '../../../src/platform/audit';
import { openEmbeddedDatabase, openServerDatabase } from '../../../src/platform/database';
import { openKeys } from '../../open-keys';
import type { CheckResult } from '../../run-checked';

const usage = `Usage:
  npm run audit -- check [number:code]    reads the whole trail; number and code are of a seal that was noted before
With the embedded database, stop the server first.`;

type CommandConfig = Pick<Config, 'databaseUrl' | 'dataFolder' | 'keyRing'>;

/** Checks the audit trail of the server's database. Returns the text to print, and whether the trail is whole. */
export async function runWithDatabase(args: readonly string[], config: CommandConfig): Promise<CheckResult> {
  const [verb, noted, ...rest] = args;
  if (verb !== 'check' || rest.length > 0) throw new Error(usage);
  const expected = noted === undefined ? undefined : parseHead(noted);
  const { kysely, close } = await (config.databaseUrl === null
    ? openEmbeddedDatabase(`${config.dataFolder}/database`)
    : openServerDatabase(config.databaseUrl, 2));
  try {
    const keys = await openKeys(config, kysely);
    const trail = await createAuditSeals({ database: kysely, keys, now: () => new Date() }).check(expected);
    const { seals, events, head, problems } = trail;
    const summary = `${events} events under ${seals} seals.`;
    const last = head ? ` The last one is ${head.number}:${head.code}` : '';
    return { text: [...problems, `${summary}${last}`].join('\n'), isWhole: problems.length === 0 };
  } finally {
    await close();
  }
}

function parseHead(text: string): SealHead {
  const { number, code } = /^(?<number>\d+):(?<code>[0-9a-f]{32})$/.exec(text)?.groups ?? {};
  if (number === undefined || code === undefined) throw new Error(usage);
  return { number: Number(number), code };
}
