import type { Cents } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import { type Executor, newId } from '../../platform/database';
import type { Tier } from '../decision';
import { creditTables } from './tables';

export interface NewCreditLine {
  readonly customerId: string | null;
  readonly applicationId: string;
  readonly decisionId: string;
  readonly tier: Tier;
  readonly limit: number;
  readonly instant: number;
  readonly expiresOn: string;
  readonly now: Date;
}

export async function insertCreditLine(executor: Executor, line: NewCreditLine): Promise<void> {
  await creditTables(executor)
    .insertInto('credit_line')
    .values({
      id: newId(line.now),
      customer_id: line.customerId,
      application_id: line.applicationId,
      decision_id: line.decisionId,
      tier: line.tier,
      limit_cents: line.limit,
      instant_cents: line.instant,
      expires_on: line.expiresOn,
      created_at: line.now,
    })
    .execute();
}

export async function lockLine(trx: Executor, id: string) {
  return creditTables(trx)
    .selectFrom('credit_line')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A reviewer's decision raises a line to its limit, all of it usable immediately, and restarts its term. */
export async function raiseLine(
  trx: Executor,
  id: string,
  to: Pick<NewCreditLine, 'decisionId' | 'tier' | 'limit' | 'expiresOn'>,
): Promise<void> {
  await creditTables(trx)
    .updateTable('credit_line')
    .set({
      decision_id: to.decisionId,
      tier: to.tier,
      limit_cents: to.limit,
      instant_cents: to.limit,
      expires_on: to.expiresOn,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends a line: nothing more can be drawn, the drawn amount stays due. A line that has already ended is unchanged. */
export async function endLine(trx: Executor, id: string, lastDay: string): Promise<void> {
  await creditTables(trx)
    .updateTable('credit_line')
    .set({ expires_on: lastDay })
    .where('id', '=', id)
    .where('expires_on', '>', lastDay)
    .execute();
}

/**
 * What the customer owes on credit lines of other applications, with what can still be drawn on them. Two applications at
 * once would otherwise each be granted the whole.
 */
export async function computeExposure(
  executor: Executor,
  customerId: string,
  applicationId: string,
  today: string,
): Promise<Cents> {
  const lines = await creditTables(executor)
    .selectFrom('credit_line as line')
    .select((row) => [
      'limit_cents as limit',
      'used_cents as used',
      'expires_on as expiresOn',
      row
        .selectFrom('loan')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('owed_cents'), sql<number>`0`).as('owed'))
        .whereRef('credit_line_id', '=', 'line.id')
        .as('owed'),
    ])
    .where('customer_id', '=', customerId)
    .where('application_id', '!=', applicationId)
    .execute();
  return lines.reduce(
    (sum, { limit, used, expiresOn, owed }) => sum + Number(owed) + (expiresOn >= today ? limit - used : 0),
    0,
  );
}

export async function findUse(executor: Executor, reference: string) {
  return creditTables(executor)
    .selectFrom('credit_use')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function insertUse(
  trx: Executor,
  use: {
    readonly lineId: string;
    readonly applicationId: string;
    readonly reference: string;
    readonly amount: number;
    readonly now: Date;
  },
): Promise<void> {
  await creditTables(trx)
    .insertInto('credit_use')
    .values({
      id: newId(use.now),
      credit_line_id: use.lineId,
      application_id: use.applicationId,
      reference: use.reference,
      amount_cents: use.amount,
      used_at: use.now,
    })
    .execute();
  await creditTables(trx)
    .updateTable('credit_line')
    .set((row) => ({ used_cents: row('used_cents', '+', use.amount) }))
    .where('id', '=', use.lineId)
    .execute();
}

/** A draw by an application: one signed agreement, one use. */
export async function findUseByApplication(executor: Executor, applicationId: string) {
  return creditTables(executor)
    .selectFrom('credit_use')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function findRelease(executor: Executor, reference: string) {
  return creditTables(executor)
    .selectFrom('credit_release')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Cents of a use returned so far. */
export async function sumReleases(executor: Executor, useId: string): Promise<number> {
  const rows = await creditTables(executor)
    .selectFrom('credit_release')
    .select('amount_cents as amount')
    .where('credit_use_id', '=', useId)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

export async function insertRelease(
  trx: Executor,
  release: {
    readonly useId: string;
    readonly lineId: string;
    readonly reference: string;
    readonly amount: number;
    readonly now: Date;
  },
): Promise<void> {
  await creditTables(trx)
    .insertInto('credit_release')
    .values({
      id: newId(release.now),
      credit_use_id: release.useId,
      reference: release.reference,
      amount_cents: release.amount,
      released_at: release.now,
    })
    .execute();
  await creditTables(trx)
    .updateTable('credit_line')
    .set((row) => ({ used_cents: row('used_cents', '-', release.amount) }))
    .where('id', '=', release.lineId)
    .execute();
}
