import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { type Executor, newId } from '../../platform/database';
import { personalDataTables } from './tables';

const selectRetained = (executor: Executor) =>
  personalDataTables(executor)
    .selectFrom('retained_application')
    .select([
      'application_id as applicationId',
      'customer_id as customerId',
      'decided_at as decidedAt',
      'in_decision as inDecision',
      'signed_at as signedAt',
      'ends_on as endsOn',
    ]);

/** The facts that decide how long these applications are kept. */
export async function listRetained(executor: Executor, applicationIds: readonly string[]) {
  return selectRetained(executor)
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .execute();
}

/** A page of applications, by id: those after `after`. */
export interface RetainedPage {
  readonly after: string | null;
  readonly limit: number;
  /** Only this application, if it is still one of them. */
  readonly only?: string;
}

/** Left before any decision, and not changed since then. */
export async function listAbandoned(executor: Executor, before: Date, page: RetainedPage) {
  const open = selectUnsigned(executor, page).where('decided_at', 'is', null);
  return toIds(await open.where('updated_at', '<', before).execute());
}

/** Decided before then, and never signed. */
export async function listDecided(executor: Executor, before: Date, page: RetainedPage) {
  return toIds(await selectUnsigned(executor, page).where('decided_at', '<', before).execute());
}

/** Signed, with the last payment before that day. */
export async function listEnded(executor: Executor, before: PlainDate, page: RetainedPage) {
  const signed = selectPage(executor, page).where('signed_at', 'is not', null);
  return toIds(await signed.where('ends_on', '<', before).execute());
}

const selectPage = (executor: Executor, { after, limit, only }: RetainedPage) =>
  personalDataTables(executor)
    .selectFrom('retained_application')
    .select('application_id as id')
    .where('erased_at', 'is', null)
    .where('application_id', '>', after ?? firstId)
    .$if(only !== undefined, (query) => query.where('application_id', '=', only ?? firstId))
    .orderBy('application_id')
    .limit(limit);

const selectUnsigned = (executor: Executor, page: RetainedPage) =>
  selectPage(executor, page).where('signed_at', 'is', null).where('in_decision', '=', false);

const firstId = '00000000-0000-0000-0000-000000000000';

const toIds = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Applications with uploads that no decision needs since then. */
export const listWithUploads = (executor: Executor, before: Date, page: RetainedPage) =>
  listUnneeded(executor, 'retained_upload', before, page);

/** Applications with bank data that no decision needs since then. */
export const listWithBankData = (executor: Executor, before: Date, page: RetainedPage) =>
  listUnneeded(executor, 'retained_bank_data', before, page);

async function listUnneeded(
  executor: Executor,
  view: 'retained_upload' | 'retained_bank_data',
  before: Date,
  { after, limit, only }: RetainedPage,
) {
  const rows = await personalDataTables(executor)
    .selectFrom(view)
    .select('application_id as id')
    .where('since', '<', before)
    .where('application_id', '>', after ?? firstId)
    .$if(only !== undefined, (query) => query.where('application_id', '=', only ?? firstId))
    .orderBy('application_id')
    .limit(limit)
    .execute();
  return toIds(rows);
}

export async function insertRun(
  executor: Executor,
  { removed, now }: { readonly removed: Readonly<Record<string, number>>; readonly now: Date },
): Promise<void> {
  await personalDataTables(executor)
    .insertInto('retention_run')
    .values({ id: newId(now), ran_at: now, removed: JSON.stringify(removed) })
    .execute();
}

/** Undefined before the first one. */
export async function findLastRetentionRun(executor: Executor) {
  return personalDataTables(executor)
    .selectFrom('retention_run')
    .select(['ran_at as ranAt', 'removed'])
    .orderBy('ran_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
