import type { ScoringStage } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import { type Executor, newId } from '../../../platform/database';
import { scoringTables } from '../state/tables';

export type ScoringRun = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export async function findRun(executor: Executor, id: string) {
  return scoringTables(executor)
    .selectFrom('scoring_run')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function lockRun(trx: Executor, id: string) {
  return scoringTables(trx)
    .selectFrom('scoring_run')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findLatestRun(executor: Executor, applicationId: string) {
  return scoringTables(executor)
    .selectFrom('scoring_run')
    .select(['id', 'number', 'state', 'stage', 'stage_since', 'sin_confirmed'])
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listLiveRunIds(executor: Executor): Promise<string[]> {
  const rows = await scoringTables(executor)
    .selectFrom('scoring_run')
    .select('id')
    .where('state', '=', 'running')
    .execute();
  return rows.map(({ id }) => id);
}

/** Runs that wait for the bank's data, by application or by the aggregator's session. */
export async function listWaitingRunIds(
  executor: Executor,
  source: { readonly applicationIds: readonly string[]; readonly requestId: string | null },
): Promise<string[]> {
  const rows = await scoringTables(executor)
    .selectFrom('scoring_run')
    .select('id')
    .where('state', '=', 'running')
    .where('stage', '=', 'preparing')
    .where((where) =>
      where.or([
        ...(source.applicationIds.length > 0
          ? [where('application_id', 'in', [...source.applicationIds])]
          : []),
        ...(source.requestId === null ? [] : [where('bank_request', '=', source.requestId)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Starts a run; null when one is in progress. The caller has locked the application's row. */
export async function insertRun(
  executor: Executor,
  input: { readonly applicationId: string; readonly sinConfirmed: boolean; readonly now: Date },
): Promise<string | null> {
  const last = await findLatestRun(executor, input.applicationId);
  const row = await scoringTables(executor)
    .insertInto('scoring_run')
    .values({
      id: newId(input.now),
      application_id: input.applicationId,
      number: (last?.number ?? 0) + 1,
      stage_since: input.now,
      started_at: input.now,
      sin_confirmed: input.sinConfirmed,
    })
    .onConflict((conflict) =>
      // a literal: a parameter would not match the partial index's condition
      conflict.column('application_id').where('state', '=', sql.lit('running')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores a stage's result and advances to the next step; does nothing when another worker was faster. */
export async function advance(
  executor: Executor,
  run: { readonly id: string; readonly stage: ScoringStage },
  next: { readonly stage: ScoringStage; readonly since: Date },
): Promise<void> {
  await scoringTables(executor)
    .updateTable('scoring_run')
    .set({ stage: next.stage, stage_since: next.since })
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .where('stage', '=', run.stage)
    .execute();
}

export async function updateRun(
  executor: Executor,
  id: string,
  values: {
    readonly bank_request?: string | null;
    readonly bank_since?: Date;
    readonly bank_tries?: number;
    readonly bank_reopened?: number;
    readonly bank_cipher?: Buffer;
    readonly bureau_cipher?: Buffer;
    readonly bureau_tries?: number;
  },
): Promise<void> {
  await scoringTables(executor)
    .updateTable('scoring_run')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Ends a run and removes its fetched data. */
export async function endRun(
  executor: Executor,
  id: string,
  end: {
    readonly state: 'sinNeeded' | 'done' | 'failed' | 'bankFailed';
    readonly failure?: string;
    readonly now: Date;
  },
): Promise<void> {
  await scoringTables(executor)
    .updateTable('scoring_run')
    .set({
      state: end.state,
      failure: end.failure ?? null,
      finished_at: end.now,
      bank_cipher: null,
      bureau_cipher: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}
