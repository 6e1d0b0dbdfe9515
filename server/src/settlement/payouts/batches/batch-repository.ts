import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { type Executor, newId } from '../../../platform/database';
import type { BatchState } from '../tables';
import { payoutsTables } from '../tables';
import type { Withholding } from './plan-batch';

/** Arbitrary key of the advisory lock that lets only one transaction at a time create a batch. */
const lockId = 7_203_115;
/** Rows per statement: PostgreSQL accepts 65,535 values. */
const chunkSize = 2_000;

/** Locked until the transaction ends. */
export async function lockBatches(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(trx);
}

/** Marks the day's batch as created; false if it already was. */
export async function insertRun(trx: Executor, day: PlainDate, now: Date): Promise<boolean> {
  const row = await payoutsTables(trx)
    .insertInto('payout_run')
    .values({ day, batch_id: null, run_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasRun(executor: Executor, day: PlainDate): Promise<boolean> {
  const row = await payoutsTables(executor)
    .selectFrom('payout_run')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRunBatch(trx: Executor, day: PlainDate, batchId: string): Promise<void> {
  await payoutsTables(trx)
    .updateTable('payout_run')
    .set({ batch_id: batchId })
    .where('day', '=', day)
    .execute();
}

/**
 * Pending payouts, oldest first, locked until the transaction ends. Skips merchants without a payee or with a change of
 * payee on hold, and purchases that the customer reported as not theirs.
 */
export async function lockWaitingPayouts(trx: Executor) {
  return payoutsTables(trx)
    .selectFrom('payout')
    .innerJoin('merchant_payee as payee', (join) =>
      join.onRef('payee.merchant_id', '=', 'payout.merchant_id').on('payee.replaced_at', 'is', null),
    )
    .select([
      'payout.id',
      'payout.merchant_id as merchantId',
      'payout.application_id as applicationId',
      'payout.signature_id as signatureId',
      'payout.cents',
      'payout.withheld_cents as withheld',
      'payout.fee_cents as fee',
      'payee.id as payeeId',
    ])
    .where('payout.state', '=', 'pending')
    .where('payout.kind', '=', 'purchase')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payee_change')
            .select('payee_change.id')
            .whereRef('payee_change.merchant_id', '=', 'payout.merchant_id')
            .where('payee_change.state', '=', 'held'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('frozen_payout')
            .select('frozen_payout.payout_id')
            .whereRef('frozen_payout.payout_id', '=', 'payout.id'),
        ),
      ),
    )
    .orderBy('payout.id')
    .forNoKeyUpdate('payout')
    .execute();
}

export async function insertWithholdings(
  trx: Executor,
  withholdings: readonly Withholding[],
  now: Date,
): Promise<void> {
  for (const rows of chunks(withholdings)) {
    await payoutsTables(trx)
      .insertInto('payout_withholding')
      .values(
        rows.map(({ payoutId, recoveryId, cents }) => ({
          id: newId(now),
          payout_id: payoutId,
          recovery_id: recoveryId,
          cents,
          withheld_at: now,
        })),
      )
      .execute();
  }
}

export interface NewBatch {
  readonly createdOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly total: number;
  readonly entries: readonly {
    readonly payoutId: string;
    readonly payeeId: string;
    readonly cents: number;
  }[];
  readonly now: Date;
}

/** Creates the next batch in sequence, with its payouts. */
export async function insertBatch(trx: Executor, batch: NewBatch) {
  const last = await payoutsTables(trx)
    .selectFrom('payout_batch')
    .select(['sequence', 'creation_number as creationNumber'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const id = newId(batch.now);
  const sequence = (last?.sequence ?? 0) + 1;
  await payoutsTables(trx)
    .insertInto('payout_batch')
    .values({
      id,
      sequence,
      creation_number: ((last?.creationNumber ?? 0) % 9999) + 1,
      created_on: batch.createdOn,
      due_on: batch.dueOn,
      entries: batch.entries.length,
      total_cents: batch.total,
      sha256: null,
      state: 'writing',
      created_at: batch.now,
      sent_at: null,
    })
    .execute();
  let position = 0;
  for (const rows of chunks(batch.entries)) {
    await payoutsTables(trx)
      .insertInto('payout_entry')
      .values(
        rows.map(({ payoutId, payeeId, cents }) => {
          position += 1;
          return {
            id: newId(batch.now),
            batch_id: id,
            position,
            payout_id: payoutId,
            payee_id: payeeId,
            cents,
            trace: buildTrace(sequence, position),
            outcome: null,
            told_at: null,
          };
        }),
      )
      .execute();
    const ids = rows.map(({ payoutId }) => payoutId);
    await payoutsTables(trx).updateTable('payout').set({ state: 'batched' }).where('id', 'in', ids).execute();
  }
  return { id, sequence };
}

/** Eighteen characters, unique for each payment ever sent. */
const buildTrace = (sequence: number, position: number): string =>
  `P${String(sequence).padStart(9, '0')}${String(position).padStart(8, '0')}`;

/** Batches that are not sent yet, in sequence. */
export async function listOpenBatches(executor: Executor) {
  return payoutsTables(executor)
    .selectFrom('payout_batch')
    .select('id')
    .where('state', '<>', 'sent')
    .orderBy('sequence')
    .execute();
}

const selectBatches = (executor: Executor) =>
  payoutsTables(executor)
    .selectFrom('payout_batch')
    .select([
      'id',
      'sequence',
      'creation_number as creationNumber',
      'created_on as createdOn',
      'due_on as dueOn',
      'entries',
      'total_cents as total',
      'sha256',
      'state',
      'created_at as createdAt',
      'sent_at as sentAt',
    ]);

export type BatchRow = Awaited<ReturnType<ReturnType<typeof selectBatches>['execute']>>[number];

export async function lockBatch(trx: Executor, id: string): Promise<BatchRow> {
  return selectBatches(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function findBatch(executor: Executor, id: string): Promise<BatchRow | undefined> {
  return selectBatches(executor).where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function listBatches(executor: Executor, limit: number): Promise<BatchRow[]> {
  return selectBatches(executor).orderBy('sequence', 'desc').limit(limit).execute();
}

/** Payments of a batch, in sequence. */
export async function listEntries(executor: Executor, batchId: string) {
  return payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout', 'payout.id', 'entry.payout_id')
    .innerJoin('merchant_payee as payee', 'payee.id', 'entry.payee_id')
    .select([
      'entry.trace',
      'entry.cents',
      'payout.reference',
      'payee.legal_name as legalName',
      'payee.id as payeeId',
      'payee.account_cipher as accountCipher',
    ])
    .where('entry.batch_id', '=', batchId)
    .orderBy('entry.position')
    .execute();
}

export async function setBatch(
  trx: Executor,
  id: string,
  set: { readonly state: BatchState; readonly sha256?: string; readonly sent_at?: Date },
): Promise<void> {
  await payoutsTables(trx).updateTable('payout_batch').set(set).where('id', '=', id).execute();
}

/** Marks a batch's payouts as sent. */
export async function markPayoutsSent(trx: Executor, batchId: string, now: Date): Promise<void> {
  await payoutsTables(trx)
    .updateTable('payout')
    .set({ state: 'sent', sent_at: now })
    .where('state', '=', 'batched')
    .where('id', 'in', (row) =>
      row.selectFrom('payout_entry').select('payout_id').where('batch_id', '=', batchId),
    )
    .execute();
}

/** Finds the payment with a cross-reference. */
export async function findEntry(executor: Executor, trace: string) {
  return payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout_batch as batch', 'batch.id', 'entry.batch_id')
    .select([
      'entry.id',
      'entry.payout_id as payoutId',
      'entry.cents',
      'entry.outcome',
      'batch.state as batchState',
    ])
    .where('entry.trace', '=', trace)
    .executeTakeFirst();
}

export async function setOutcome(trx: Executor, id: string, outcome: 'paid' | 'returned'): Promise<void> {
  await payoutsTables(trx).updateTable('payout_entry').set({ outcome }).where('id', '=', id).execute();
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += chunkSize) yield all.slice(from, from + chunkSize);
}
