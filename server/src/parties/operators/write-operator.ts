import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, newId } from '../../platform/database';
import type { OperatorNotices } from './mails/notices';
import * as operators from './repository';
import type { Operator, OperatorRole } from './roles';

export interface WriteDeps {
  readonly notices: OperatorNotices;
  readonly now: () => Date;
}

/** Who changes operators: an admin, or null for the command on the server. */
export type Actor = Operator | null;

/** Who makes the change, and the admin who proposed it if two have to agree. */
export interface Authors {
  readonly by: Actor;
  readonly proposedBy?: string;
}

export interface NewOperator {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly OperatorRole[];
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const recordOperatorAct = (
  trx: Executor,
  act: AuditAct,
  by: Actor,
  details: Readonly<Record<string, string | number>>,
  now: Date,
) =>
  recordAudit(trx, {
    applicationId: null,
    actor: by === null ? 'system' : `operator:${by.id}`,
    act,
    details,
    at: now,
  });

const toDetails = ({ proposedBy }: Authors) => (proposedBy === undefined ? {} : { proposedBy });

/** Returns the id. Null if an operator with this email address exists. */
export async function addOperator(
  trx: Executor,
  { name, email, roles }: NewOperator,
  authors: Authors,
  { notices, now }: WriteDeps,
): Promise<string | null> {
  const id = newId(now());
  // listed before the change: a new admin gets no mail about themselves
  const admins = await operators.listActiveAdmins(trx);
  const row = { id, name, email: normalizeEmail(email), roles, now: now() };
  if (!(await operators.insertOperator(trx, row))) return null;
  const details = { operatorId: id, roles: roles.join(' '), ...toDetails(authors) };
  await recordOperatorAct(trx, 'operator.created', authors.by, details, now());
  await notices.notify(trx, admins, { event: 'operatorCreated', operatorId: id, ...authors });
  return id;
}

export async function replaceRoles(
  trx: Executor,
  id: string,
  roles: readonly OperatorRole[],
  authors: Authors,
  { notices, now }: WriteDeps,
): Promise<void> {
  // listed before the change: somebody who stops being an admin is notified too
  const admins = await operators.listActiveAdmins(trx);
  await operators.updateOperator(trx, id, { roles: [...roles] });
  const details = { operatorId: id, roles: roles.join(' '), ...toDetails(authors) };
  await recordOperatorAct(trx, 'operator.rolesChanged', authors.by, details, now());
  await notices.notify(trx, admins, { event: 'rolesChanged', operatorId: id, ...authors });
}
