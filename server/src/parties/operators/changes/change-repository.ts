import type { Executor } from '../../../platform/database';
import type { OperatorRole } from '../roles';
import { operatorsTables } from '../tables';

const selectChanges = (executor: Executor) =>
  operatorsTables(executor)
    .selectFrom('operator_change as change')
    .leftJoin('operator', 'operator.id', 'change.operator_id')
    .select(({ fn }) => [
      'change.id',
      'change.operator_id as operatorId',
      fn.coalesce('change.name', 'operator.name').as('name'),
      fn.coalesce('change.email', 'operator.email').as('email'),
      'operator.roles as formerRoles',
      'change.roles',
      'change.state',
      'change.proposed_by as proposedBy',
      'change.proposed_at as proposedAt',
    ]);

export async function findChange(executor: Executor, id: string) {
  return selectChanges(executor).where('change.id', '=', id).executeTakeFirst();
}

export type OperatorChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** Changes that wait for a second admin, oldest first. */
export async function listOpenChanges(executor: Executor): Promise<readonly OperatorChange[]> {
  return selectChanges(executor).where('change.state', '=', 'proposed').orderBy('change.id').execute();
}

/** False if another change of the operator, or with this address, is open. */
export async function insertChange(
  trx: Executor,
  change: {
    readonly id: string;
    /** An operator, or the name and address of a new one. */
    readonly target: { readonly operatorId: string } | { readonly name: string; readonly email: string };
    readonly roles: readonly OperatorRole[];
    readonly proposedBy: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { target } = change;
  const row = await operatorsTables(trx)
    .insertInto('operator_change')
    .values({
      id: change.id,
      ...('operatorId' in target ? { operator_id: target.operatorId } : target),
      roles: [...change.roles],
      state: 'proposed',
      proposed_by: change.proposedBy,
      proposed_at: change.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Resolution {
  readonly state: 'confirmed' | 'cancelled';
  /** Null: the command. */
  readonly by: string | null;
  readonly now: Date;
}

const resolve = (trx: Executor, { state, by, now }: Resolution) =>
  operatorsTables(trx)
    .updateTable('operator_change')
    .set({ state, resolved_by: by, resolved_at: now })
    .where('state', '=', 'proposed');

export async function resolveChange(trx: Executor, id: string, resolution: Resolution): Promise<void> {
  await resolve(trx, resolution).where('id', '=', id).execute();
}

/** Cancels the operator's open changes, which were made for the operator's former roles. Returns their ids. */
export async function cancelOpenChanges(
  trx: Executor,
  operatorId: string,
  { by, now }: Pick<Resolution, 'by' | 'now'>,
): Promise<readonly string[]> {
  const rows = await resolve(trx, { state: 'cancelled', by, now })
    .where('operator_id', '=', operatorId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
