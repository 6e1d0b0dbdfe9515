import { sql } from 'kysely';
import type { Executor } from '../../database';
import { auditTables } from '../tables';
import type { ArchivedEvent } from './archive-lines';

/** A partition whose events are all before a time. */
export interface OldPartition {
  readonly name: string;
  /** Null: no bound is below. */
  readonly firstId: string | null;
  readonly untilId: string;
}

/** The contents of a partition, or of its archive. */
export interface Contents {
  readonly eventCount: number;
  readonly firstId: string;
  readonly lastId: string;
  readonly firstSeal: number;
  readonly lastSeal: number;
}

/** An archive, as its row describes it: its manifest. */
export interface Archive extends Contents {
  readonly partition: string;
  readonly fileId: string;
  /** Over its lines. */
  readonly sha256: Buffer;
}

/** Oldest first. */
export async function listPartitionsBefore(executor: Executor, id: string): Promise<readonly OldPartition[]> {
  return auditTables(executor)
    .selectFrom('audit_partition')
    .select(['name', 'first_id as firstId', 'until_id as untilId'])
    .where('until_id', '<=', id)
    .orderBy('until_id')
    .$narrowType<{ untilId: string }>()
    .execute();
}

export async function countUnsealed(executor: Executor, partition: OldPartition): Promise<number> {
  const row = await selectEvents(executor, partition)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealed_in', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countEvents(executor: Executor, partition: OldPartition): Promise<number> {
  const row = await selectEvents(executor, partition)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Sealed events by seal and id, after the one given. */
export async function listEventsAfter(
  executor: Executor,
  partition: OldPartition,
  after: Pick<ArchivedEvent, 'seal' | 'id'>,
  limit: number,
): Promise<readonly ArchivedEvent[]> {
  return selectEvents(executor, partition)
    .select(['sealed_in as seal', 'id', 'application_id', 'actor', 'act', 'details', 'at'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('sealed_in', 'id'), '>', tuple(after.seal, after.id)))
    .orderBy('sealed_in')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ seal: number }>()
    .execute();
}

function selectEvents(executor: Executor, { firstId, untilId }: OldPartition) {
  const events = auditTables(executor).selectFrom('audit_event').where('id', '<', untilId);
  return firstId === null ? events : events.where('id', '>=', firstId);
}

/** In the order of their first seals; none in a database that a release before migrated last. */
export async function listArchives(executor: Executor): Promise<readonly Archive[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('audit_archive') is not null as exists
  `.execute(executor);
  if (!rows[0]?.exists) return [];
  return auditTables(executor)
    .selectFrom('audit_archive')
    .select([
      'partition',
      'file_id as fileId',
      'event_count as eventCount',
      'first_id as firstId',
      'last_id as lastId',
      'first_seal as firstSeal',
      'last_seal as lastSeal',
      'sha256',
    ])
    .orderBy('first_seal')
    .orderBy('partition')
    .execute();
}

/** No event can be added to the partition until the transaction ends. */
export async function lockPartition(trx: Executor, { name }: OldPartition): Promise<void> {
  await sql`lock table ${sql.table(name)} in share mode`.execute(trx);
}

/** Drops a partition that was archived. Only the owner of the tables may. */
export async function replaceByArchive(trx: Executor, archive: Archive, now: Date): Promise<void> {
  await auditTables(trx)
    .insertInto('audit_archive')
    .values({
      partition: archive.partition,
      file_id: archive.fileId,
      event_count: archive.eventCount,
      first_id: archive.firstId,
      last_id: archive.lastId,
      first_seal: archive.firstSeal,
      last_seal: archive.lastSeal,
      sha256: archive.sha256,
      archived_at: now,
    })
    .execute();
  // who reads the partition is waited for before anybody waits
  await sql`
    select lock_briefly(
      array[${archive.partition}::regclass, 'audit_event_rest', 'audit_seal', 'audit_event', 'application'], 60)
  `.execute(trx);
  await sql`drop table ${sql.table(archive.partition)}`.execute(trx);
}
