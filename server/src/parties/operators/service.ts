import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { revokeKeys } from './keys/key-repository';
import type { OperatorNotices } from './mails/notices';
import { removeUnusedEnrolments } from './passkeys/enrolment-repository';
import * as operators from './repository';
import { authorize, type Operator, type OperatorRole } from './roles';
import { removeSessions } from './sessions/session-repository';

export interface OperatorSummary extends Operator {
  readonly email: string;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

/** The actor who changes operators: an admin, or null for the command on the server. */
type Actor = Operator | null;

export interface OperatorsService {
  /** Returns the id. Null if an operator with this email address exists. Throws `forbidden`. */
  createOperator(
    input: { readonly name: string; readonly email: string; readonly roles: readonly OperatorRole[] },
    by: Actor,
  ): Promise<string | null>;
  /** Throws `not-found`; `step-not-allowed` if no admin would be left. */
  setRoles(id: string, roles: readonly OperatorRole[], by: Actor): Promise<void>;
  /**
   * Ends the operator's sessions and revokes keys and links; passkeys no longer log in. The operator's actions stay on
   * record. Throws as `setRoles`.
   */
  disableOperator(id: string, by: Actor): Promise<void>;
  /** Active ones first. */
  list(by: Operator): Promise<readonly OperatorSummary[]>;
  /** Throws `not-found`. */
  get(id: string, by: Operator): Promise<OperatorSummary>;
  /** By id; disabled ones too. */
  listNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  findByEmail(email: string): Promise<OperatorSummary | null>;
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export function createOperatorsService(deps: {
  readonly database: Executor;
  readonly notices: OperatorNotices;
  readonly now: () => Date;
}): OperatorsService {
  const { database, notices, now } = deps;

  const audit = (trx: Executor, act: AuditAct, operatorId: string, by: Actor, details = {}) =>
    recordAudit(trx, {
      applicationId: null,
      actor: by === null ? 'system' : `operator:${by.id}`,
      act,
      details: { operatorId, ...details },
      at: now(),
    });

  /** Changes an active operator. Throws `step-not-allowed` if no admin would be left. */
  const change = (id: string, by: Actor, run: (trx: Executor, row: operators.OperatorRow) => Promise<void>) =>
    inTransaction(database, async (trx) => {
      if (by !== null) authorize(by, 'operators.manage');
      await operators.lockOperators(trx);
      const row = isId(id) ? await operators.findOperator(trx, id) : undefined;
      if (!row || row.disabledAt !== null) throw problem('not-found');
      await run(trx, row);
      // the command may leave none: it is also how one is appointed
      if (by !== null && (await operators.listActiveAdmins(trx)).length === 0)
        throw problem('step-not-allowed', { detail: 'Make somebody else an admin first.' });
    });

  return {
    createOperator: ({ name, email, roles }, by) =>
      inTransaction(database, async (trx) => {
        if (by !== null) authorize(by, 'operators.manage');
        const id = newId(now());
        const row = { id, name, email: normalizeEmail(email), roles, now: now() };
        // listed before the change: a new admin gets no mail about themselves
        const admins = await operators.listActiveAdmins(trx);
        if (!(await operators.insertOperator(trx, row))) return null;
        await audit(trx, 'operator.created', id, by, { roles: roles.join(' ') });
        await notices.notify(trx, admins, { event: 'operatorCreated', operatorId: id, by });
        return id;
      }),

    setRoles: (id, roles, by) =>
      change(id, by, async (trx) => {
        // listed before the change: somebody who stops being an admin is notified too
        const admins = await operators.listActiveAdmins(trx);
        await operators.updateOperator(trx, id, { roles: [...roles] });
        await audit(trx, 'operator.rolesChanged', id, by, { roles: roles.join(' ') });
        await notices.notify(trx, admins, { event: 'rolesChanged', operatorId: id, by });
      }),

    disableOperator: (id, by) =>
      change(id, by, async (trx) => {
        await operators.updateOperator(trx, id, { disabled_at: now() });
        await removeSessions(trx, id);
        await revokeKeys(trx, id, { keyId: null, now: now() });
        await removeUnusedEnrolments(trx, id);
        await audit(trx, 'operator.disabled', id, by);
        await notices.notifyAdmins(trx, { event: 'operatorDisabled', operatorId: id, by });
      }),

    list: async (by) => {
      authorize(by, 'operators.manage');
      return operators.listOperators(database);
    },

    get: async (id, by) => {
      authorize(by, 'operators.manage');
      const row = isId(id) ? await operators.findOperator(database, id) : undefined;
      if (!row) throw problem('not-found');
      return row;
    },

    listNames: async (ids) =>
      new Map((await operators.listOperatorNames(database, ids)).map(({ id, name }) => [id, name])),

    findByEmail: async (email) =>
      (await operators.findOperatorByEmail(database, normalizeEmail(email))) ?? null,
  };
}
