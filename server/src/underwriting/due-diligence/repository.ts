import { sql } from 'kysely';
import { type Executor, newId } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { CheckEvidence, MatchEvidence, RecordedPerson } from './evidence';
import { hashMatch } from './match-key';
import { toSealedCell } from './sealed-columns';
import { dueDiligenceTables, type MatchState, type OwnershipSource } from './tables';

type DecryptionKeys = Pick<Keys, 'decrypt'>;
type EncryptionKeys = Pick<Keys, 'encrypt' | 'keyedHash'>;

/** Returns false if the run already has a check. */
export async function insertCheck(
  trx: Executor,
  keys: EncryptionKeys,
  check: {
    readonly applicationId: string;
    readonly runId: string | null;
    readonly evidence: CheckEvidence;
    readonly now: Date;
  },
): Promise<boolean> {
  const { applicationId, runId, evidence, now } = check;
  const id = newId(now);
  const row = await dueDiligenceTables(trx)
    .insertInto('due_diligence_check')
    .values({
      id,
      application_id: applicationId,
      run_id: runId,
      registry: evidence.registry.status,
      current_list: evidence.list !== null && evidence.listProblem === null,
      evidence_cipher: await keys.encrypt(
        'person',
        JSON.stringify(evidence),
        toSealedCell('due_diligence_check', id),
      ),
      checked_at: now,
    })
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the match is already stored; it is left unchanged, with its resolution. */
export async function insertMatch(
  trx: Executor,
  keys: EncryptionKeys,
  { applicationId, evidence, now }: { applicationId: string; evidence: MatchEvidence; now: Date },
): Promise<boolean> {
  const id = newId(now);
  const row = await dueDiligenceTables(trx)
    .insertInto('name_match')
    .values({
      id,
      application_id: applicationId,
      match_key: hashMatch(keys, evidence),
      evidence_cipher: await keys.encrypt('person', JSON.stringify(evidence), toSealedCell('name_match', id)),
      found_at: now,
      resolved_by: null,
      resolved_at: null,
      note: null,
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'match_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The check of a run as far as its decision needs it; undefined before the check. */
export async function findRunCheck(executor: Executor, runId: string) {
  return dueDiligenceTables(executor)
    .selectFrom('due_diligence_check')
    .select(['registry', 'current_list as currentList'])
    .where('run_id', '=', runId)
    .executeTakeFirst();
}

export async function countMatches(
  executor: Executor,
  applicationId: string,
  state: MatchState,
): Promise<number> {
  const { count } = await dueDiligenceTables(executor)
    .selectFrom('name_match')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('application_id', '=', applicationId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasCheck(executor: Executor, applicationId: string): Promise<boolean> {
  const row = await dueDiligenceTables(executor)
    .selectFrom('due_diligence_check')
    .select('id')
    .where('application_id', '=', applicationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Across all applications. Its cost is proportional to the number of open matches. */
export async function readOpenMatches(executor: Executor) {
  return dueDiligenceTables(executor)
    .selectFrom('name_match')
    .select(sql<number>`count(*)::integer`.as('openMatches'))
    .select(({ fn }) => fn.min<Date | null>('found_at').as('oldestMatchAt'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function listChecks(
  executor: Executor,
  keys: DecryptionKeys,
  applicationIds: readonly string[],
) {
  const rows = await dueDiligenceTables(executor)
    .selectFrom('due_diligence_check')
    .select(['id', 'checked_at as checkedAt', 'evidence_cipher as cipher'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, checkedAt, cipher }) => ({
      checkedAt,
      evidence:
        cipher &&
        (JSON.parse(
          await keys.decrypt('person', cipher, toSealedCell('due_diligence_check', id)),
        ) as CheckEvidence),
    })),
  );
}

/** Oldest first. */
export async function listMatches(executor: Executor, keys: DecryptionKeys, applicationId: string) {
  const rows = await dueDiligenceTables(executor)
    .selectFrom('name_match')
    .select([
      'id',
      'state',
      'found_at as foundAt',
      'resolved_by as resolvedBy',
      'resolved_at as resolvedAt',
      'note',
      'evidence_cipher as cipher',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ cipher, ...row }) => ({
      ...row,
      evidence:
        cipher &&
        (JSON.parse(
          await keys.decrypt('person', cipher, toSealedCell('name_match', row.id)),
        ) as MatchEvidence),
    })),
  );
}

export type MatchRow = Awaited<ReturnType<typeof listMatches>>[number];

/** Returns false if the match is already resolved or belongs to another application. */
export async function resolveMatch(
  trx: Executor,
  resolution: {
    readonly applicationId: string;
    readonly matchId: string;
    readonly state: 'cleared' | 'confirmed';
    readonly operatorId: string;
    readonly note: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await dueDiligenceTables(trx)
    .updateTable('name_match')
    .set({
      state: resolution.state,
      resolved_by: resolution.operatorId,
      resolved_at: resolution.now,
      note: resolution.note,
    })
    .where('id', '=', resolution.matchId)
    .where('application_id', '=', resolution.applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertOwnership(
  trx: Executor,
  keys: EncryptionKeys,
  ownership: {
    readonly applicationId: string;
    readonly people: readonly RecordedPerson[];
    readonly source: OwnershipSource;
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<void> {
  const id = newId(ownership.now);
  await dueDiligenceTables(trx)
    .insertInto('ownership_record')
    .values({
      id,
      application_id: ownership.applicationId,
      people_cipher: await keys.encrypt(
        'person',
        JSON.stringify(ownership.people),
        toSealedCell('ownership_record', id),
      ),
      source: ownership.source,
      consent: true,
      recorded_by: ownership.operatorId,
      recorded_at: ownership.now,
    })
    .execute();
}

/** The newest record of each application. */
export async function listOwnership(
  executor: Executor,
  keys: DecryptionKeys,
  applicationIds: readonly string[],
) {
  const rows = await dueDiligenceTables(executor)
    .selectFrom('ownership_record')
    .distinctOn('application_id')
    .select([
      'id',
      'application_id as applicationId',
      'source',
      'recorded_by as recordedBy',
      'recorded_at as recordedAt',
      'people_cipher as cipher',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ id, cipher, ...row }) => ({
      ...row,
      people: cipher
        ? (JSON.parse(
            await keys.decrypt('person', cipher, toSealedCell('ownership_record', id)),
          ) as readonly RecordedPerson[])
        : null,
    })),
  );
}

export type OwnershipRow = Awaited<ReturnType<typeof listOwnership>>[number];
