import type { Executor } from '../../platform/database';
import type { OperatorRole } from './roles';
import { operatorsTables } from './tables';

const columns = [
  'operator.id',
  'operator.name',
  'operator.email',
  'operator.roles',
  'operator.disabled_at as disabledAt',
  'operator.created_at as createdAt',
] as const;

const selectOperators = (executor: Executor) =>
  operatorsTables(executor).selectFrom('operator').select(columns);

export type OperatorRow = Awaited<ReturnType<ReturnType<typeof selectOperators>['execute']>>[number];

export async function findOperator(executor: Executor, id: string): Promise<OperatorRow | undefined> {
  return selectOperators(executor).where('id', '=', id).executeTakeFirst();
}

export async function findOperatorByEmail(
  executor: Executor,
  email: string,
): Promise<OperatorRow | undefined> {
  return selectOperators(executor).where('email', '=', email).executeTakeFirst();
}

/** Active ones first, by name. */
export async function listOperators(executor: Executor): Promise<OperatorRow[]> {
  return selectOperators(executor)
    .orderBy((row) => row('disabled_at', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Active operators who manage the others. */
export async function listActiveAdmins(executor: Executor): Promise<OperatorRow[]> {
  const rows = await selectOperators(executor).where('disabled_at', 'is', null).orderBy('id').execute();
  return rows.filter(({ roles }) => roles.includes('admin'));
}

/** One change of operators at a time, so that two admins cannot remove each other. */
export async function lockOperators(trx: Executor): Promise<void> {
  await operatorsTables(trx).selectFrom('operator').select('id').orderBy('id').forNoKeyUpdate().execute();
}

/** False if an operator with this email address exists. */
export async function insertOperator(
  executor: Executor,
  operator: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly roles: readonly OperatorRole[];
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, name, email, roles, now } = operator;
  const row = await operatorsTables(executor)
    .insertInto('operator')
    .values({ id, name, email, roles: [...roles], created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateOperator(
  executor: Executor,
  id: string,
  set: { readonly disabled_at: Date } | { readonly roles: OperatorRole[] },
): Promise<void> {
  await operatorsTables(executor).updateTable('operator').set(set).where('id', '=', id).execute();
}

/** Names of the operators with these ids; disabled ones too. */
export async function listOperatorNames(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return operatorsTables(executor)
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
}
