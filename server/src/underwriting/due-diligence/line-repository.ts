import { expressionBuilder } from 'kysely';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { MatchEvidence } from './evidence';
import { hashMatch } from './match-key';
import { type DueDiligenceTables, dueDiligenceTables } from './tables';

/** A credit line to screen. */
export type ScreenedLine = Awaited<ReturnType<typeof listUnscreenedLines>>[number];

/** Whether something can be drawn on a line or is owed on it, in queries on the views that have both columns. */
const isDrawableOrOwed = (today: string) => {
  const eb = expressionBuilder<Pick<DueDiligenceTables, 'screened_line'>, 'screened_line'>();
  return eb.or([eb('expires_on', '>=', today), eb('owed', '=', true)]);
};

/** Lines on which something can be drawn or is owed, and that were not screened against an edition. */
const unscreenedLines = (
  executor: Executor,
  { fingerprint, today }: { readonly fingerprint: string; readonly today: string },
) =>
  dueDiligenceTables(executor)
    .selectFrom('screened_line as line')
    .where(isDrawableOrOwed(today))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('line_screening')
            .select('line_screening.credit_line_id')
            .where('line_screening.fingerprint', '=', fingerprint)
            .whereRef('line_screening.credit_line_id', '=', 'line.id'),
        ),
      ),
    );

/** Oldest first. */
export async function listUnscreenedLines(
  executor: Executor,
  { limit, ...due }: { readonly fingerprint: string; readonly today: string; readonly limit: number },
) {
  return unscreenedLines(executor, due)
    .select(['line.id', 'line.application_id as applicationId', 'line.customer_id as customerId'])
    .orderBy('line.id')
    .limit(limit)
    .execute();
}

export async function countUnscreenedLines(
  executor: Executor,
  due: { readonly fingerprint: string; readonly today: string },
): Promise<number> {
  const { count } = await unscreenedLines(executor, due)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns false if the line was already screened against the edition. */
export async function insertLineScreening(
  trx: Executor,
  screening: { readonly fingerprint: string; readonly lineId: string; readonly now: Date },
): Promise<boolean> {
  const { fingerprint, lineId, now } = screening;
  const row = await dueDiligenceTables(trx)
    .insertInto('line_screening')
    .values({ fingerprint, credit_line_id: lineId, screened_at: now })
    .onConflict((conflict) => conflict.columns(['fingerprint', 'credit_line_id']).doNothing())
    .returning('credit_line_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a match of this name and entry is resolved for the customer, or waits for a reviewer in one of their lines. */
export async function isMatchKnown(
  trx: Executor,
  keys: Pick<Keys, 'keyedHash'>,
  { customerId, evidence }: { readonly customerId: string; readonly evidence: MatchEvidence },
): Promise<boolean> {
  const row = await dueDiligenceTables(trx)
    .selectFrom('customer_name_match')
    .select('application_id')
    .where('customer_id', '=', customerId)
    .where('match_key', '=', hashMatch(keys, evidence))
    .where(({ or, eb }) => or([eb('state', '!=', 'open'), eb('opened_line', '=', true)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a name of the customer, in any application, is confirmed to be on the list. */
export async function hasConfirmedMatch(executor: Executor, customerId: string): Promise<boolean> {
  const row = await dueDiligenceTables(executor)
    .selectFrom('customer_name_match')
    .select('application_id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Applications with an open match that no open review shows, and a line on which something can be drawn or is owed. */
export async function listUnseenMatches(executor: Executor, today: string): Promise<readonly string[]> {
  const rows = await dueDiligenceTables(executor)
    .selectFrom('unseen_match')
    .select('application_id as applicationId')
    .distinct()
    .where(isDrawableOrOwed(today))
    .execute();
  return rows.map(({ applicationId }) => applicationId);
}

/** The last screening of an application's line; undefined before the first. */
export async function findLineScreening(executor: Executor, applicationId: string) {
  return dueDiligenceTables(executor)
    .selectFrom('line_screening')
    .innerJoin('screened_line', 'screened_line.id', 'line_screening.credit_line_id')
    .select(['line_screening.fingerprint', 'line_screening.screened_at as screenedAt'])
    .where('screened_line.application_id', '=', applicationId)
    .orderBy('line_screening.screened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
