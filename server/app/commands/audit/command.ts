import type { Config } from '../../../src/config';
import {
  type ArchivedPartition,
  archiveTrail,
  createAuditSeals,
  listApplicationEvents,
  listArchivedEvents,
  type SealHead,
} from '../../../src/platform/audit';
import { isId } from '../../../src/platform/database';
import { openArchiveStore } from '../../open/open-archive-store';
import { withDatabase } from '../../open/open-database';
import { type KeysConfig, openKeys } from '../../open/open-keys';
import type { CommandResult } from '../run-command-line';

const usage = `Usage:
  npm run audit -- check [number:code]        verifies the whole trail; number:code is a seal that you noted earlier
  npm run audit -- list <application>         lists its events, archived ones included
  npm run audit -- archive <months>           lists the partitions that ended at least that many months ago (12 or more)
  npm run audit -- archive <months> --apply   moves them to the bucket or folder of the files; needs DATABASE_OWNER_URL
                                              if the role of DATABASE_URL does not own the tables
With the embedded database, stop the server first.`;

const fewestMonths = 12;

type CommandConfig = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'files'> & KeysConfig;

/** More than any application has. */
const maxEvents = 10_000;

/** Checks, lists or archives the audit trail. Returns the text to print, and whether all is well. */
export async function runWithDatabase(
  args: readonly string[],
  config: CommandConfig,
  now: () => Date = () => new Date(),
): Promise<CommandResult> {
  const [verb, value, ...rest] = args;
  if (verb === 'check' && rest.length === 0) return check(value, config, now);
  if (verb === 'list' && isId(value ?? '') && rest.length === 0) return list(value ?? '', config);
  const apply = rest[0] === '--apply';
  if (verb !== 'archive' || rest.length > (apply ? 1 : 0)) throw new Error(usage);
  return archive(parseMonths(value), apply, config, now);
}

async function check(
  noted: string | undefined,
  config: CommandConfig,
  now: () => Date,
): Promise<CommandResult> {
  const expected = noted === undefined ? undefined : parseHead(noted);
  return withDatabase(config, async (database) => {
    const keys = await openKeys(config, database);
    const archives = openArchiveStore(config, database, keys);
    const trail = await createAuditSeals({ database, keys, archives, now }).check(expected);
    const { seals, events, head, problems } = trail;
    const summary = `${events} events under ${seals} seals.`;
    const last = head ? ` The last one is ${head.number}:${head.code}` : '';
    return { text: [...problems, `${summary}${last}`].join('\n'), ok: problems.length === 0 };
  });
}

async function list(applicationId: string, config: CommandConfig): Promise<CommandResult> {
  return withDatabase(config, async (database) => {
    const store = openArchiveStore(config, database, await openKeys(config, database));
    const archived = await listArchivedEvents(database, store, applicationId);
    const stored = await listApplicationEvents(database, applicationId, maxEvents);
    const lines = [...archived, ...stored].map(
      ({ at, actor, act, details }) => `${at.toISOString()} ${actor} ${act} ${JSON.stringify(details)}`,
    );
    return { text: lines.length === 0 ? 'No events.' : lines.join('\n'), ok: true };
  });
}

async function archive(
  months: number,
  apply: boolean,
  config: CommandConfig,
  now: () => Date,
): Promise<CommandResult> {
  const today = now();
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1));
  const ownerConfig = { ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl };
  return withDatabase(ownerConfig, async (owner) => {
    const store = openArchiveStore(config, owner, await openKeys(config, owner));
    const partitions = await archiveTrail({ owner, store, now }, { before, apply }).catch(explainRole);
    if (partitions.length === 0)
      return { text: `No partition ended before ${before.toISOString().slice(0, 10)}.`, ok: true };
    const lines = partitions.map((one) => describe(one));
    const hint = apply ? [] : ['Nothing was changed: add --apply.'];
    return { text: [...lines, ...hint].join('\n'), ok: partitions.every(({ unsealed }) => unsealed === 0) };
  });
}

function explainRole(error: unknown): never {
  if ((error as { readonly code?: unknown }).code !== '42501') throw error;
  throw new Error('Only the role that owns the tables can archive the trail: set DATABASE_OWNER_URL.', {
    cause: error,
  });
}

function describe({ name, events, archive: done, unsealed }: ArchivedPartition): string {
  if (unsealed > 0)
    return `${name} is kept: ${unsealed} of its ${events} events have no seal yet. Try again in a minute.`;
  if (done === null) return `${name}: ${events} events.`;
  const { fileId, firstSeal, lastSeal, firstId, lastId, sha256 } = done;
  return `${name}: ${events} events moved to ${fileId}, seals ${firstSeal} to ${lastSeal}, ids ${firstId} to ${lastId}, SHA-256 ${sha256.toString('hex')}.`;
}

function parseMonths(text: string | undefined): number {
  if (!/^\d{1,3}$/.test(text ?? '') || Number(text) < fewestMonths) throw new Error(usage);
  return Number(text);
}

function parseHead(text: string): SealHead {
  const { number, code } = /^(?<number>\d+):(?<code>[0-9a-f]{32})$/.exec(text)?.groups ?? {};
  if (number === undefined || code === undefined) throw new Error(usage);
  return { number: Number(number), code };
}
