import { type Executor, inTransaction } from '../database';
import { auditTables } from './tables';

/** The fields of an event that a seal covers. */
export interface SealedEvent {
  readonly id: string;
  readonly application_id: string | null;
  readonly actor: string;
  readonly act: string;
  readonly details: unknown;
  readonly at: Date;
}

export interface Seal {
  /** Consecutive, from 1. */
  readonly number: number;
  readonly eventCount: number;
  readonly mac: Buffer;
}

const eventColumns = ['id', 'application_id', 'actor', 'act', 'details', 'at'] as const;

export async function findLastSeal(executor: Executor): Promise<Seal | undefined> {
  return selectSeals(executor).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** The seals after a number, in order. */
export async function listSeals(executor: Executor, after: number, limit: number): Promise<readonly Seal[]> {
  return selectSeals(executor).where('number', '>', after).orderBy('number').limit(limit).execute();
}

const selectSeals = (executor: Executor) =>
  auditTables(executor).selectFrom('audit_seal').select(['number', 'event_count as eventCount', 'mac']);

/** The events of a seal, or those without one, in order of ID. */
export async function listSealedEvents(
  executor: Executor,
  seal: number | null,
  limit?: number,
): Promise<readonly SealedEvent[]> {
  const events = auditTables(executor)
    .selectFrom('audit_event')
    .select(eventColumns)
    .where('sealed_in', seal === null ? 'is' : '=', seal)
    // sorting by the filtered column first uses the index audit_event_seal of each partition
    .orderBy('sealed_in')
    .orderBy('id');
  return (limit === undefined ? events : events.limit(limit)).execute();
}

/** Stores a seal with its events. Fails if a concurrent call has stored the same number. */
export async function insertSeal(
  database: Executor,
  seal: Seal,
  eventIds: readonly string[],
  now: Date,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const { number, eventCount, mac } = seal;
    await auditTables(trx)
      .insertInto('audit_seal')
      .values({ number, event_count: eventCount, mac, sealed_at: now })
      .execute();
    await auditTables(trx)
      .updateTable('audit_event')
      .set({ sealed_in: number })
      .where('id', 'in', [...eventIds])
      .execute();
  });
}

/** Counts events with a missing seal, after the last one. */
export async function countSealedAfter(executor: Executor, number: number): Promise<number> {
  const row = await auditTables(executor)
    .selectFrom('audit_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealed_in', '>', number)
    // the seal may have been created in the meantime
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_seal')
            .select('audit_seal.number')
            .whereRef('audit_seal.number', '=', 'audit_event.sealed_in'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countUnsealedBefore(executor: Executor, before: Date): Promise<number> {
  const row = await auditTables(executor)
    .selectFrom('audit_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealed_in', 'is', null)
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
