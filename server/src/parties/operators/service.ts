import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { cancelOpenChanges } from './changes/change-repository';
import { revokeKeys } from './keys/key-repository';
import { removeUnusedEnrolments } from './passkeys/enrolment-repository';
import * as operators from './repository';
import { authorize, type Operator, type OperatorRole } from './roles';
import { removeSessions } from './sessions/session-repository';
import {
  type Actor,
  addOperator,
  type NewOperator,
  normalizeEmail,
  recordOperatorAct,
  replaceRoles,
  type WriteDeps,
} from './write-operator';

export interface OperatorSummary extends Operator {
  readonly email: string;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

export interface OperatorsService extends ReturnType<typeof createOperatorsService> {}

/** Whether the roles give the operator nothing new. */
export const isReduction = (former: readonly OperatorRole[], roles: readonly OperatorRole[]): boolean =>
  roles.every((role) => former.includes(role));

export function createOperatorsService(deps: WriteDeps & { readonly database: Executor }) {
  const { database, notices, now } = deps;

  /** Changes an active operator. Throws `step-not-allowed` if no admin would be left. */
  const change = (id: string, by: Actor, run: (trx: Executor, row: operators.OperatorRow) => Promise<void>) =>
    inTransaction(database, async (trx) => {
      if (by !== null) authorize(by, 'operators.manage');
      await operators.lockOperators(trx);
      const row = isId(id) ? await operators.findOperator(trx, id) : undefined;
      if (!row || row.disabledAt !== null) throw problem('not-found');
      // open proposals were made for the operator's former roles
      for (const changeId of await cancelOpenChanges(trx, id, { by: by?.id ?? null, now: now() }))
        await recordOperatorAct(trx, 'operator.changeCancelled', by, { changeId }, now());
      await run(trx, row);
      // the command may leave none: it is also how one is appointed
      if (by !== null && (await operators.listActiveAdmins(trx)).length === 0)
        throw problem('step-not-allowed', { detail: 'Make somebody else an admin first.' });
    });

  return {
    /** For the command on the server; admins propose. Returns the id. Null if an operator with this email address exists. */
    createOperator: (input: NewOperator): Promise<string | null> =>
      inTransaction(database, (trx) => addOperator(trx, input, { by: null }, deps)),

    /**
     * An admin takes roles away, and proposes further ones. The command may do both. Throws `not-found`;
     * `step-not-allowed` for a further role, and if no admin would be left.
     */
    setRoles: (id: string, roles: readonly OperatorRole[], by: Actor): Promise<void> =>
      change(id, by, async (trx, row) => {
        if (by !== null && !isReduction(row.roles, roles))
          throw problem('step-not-allowed', { detail: 'A second admin has to confirm a further role.' });
        await replaceRoles(trx, id, roles, { by }, deps);
      }),

    /**
     * Ends the operator's sessions and revokes keys and links; passkeys no longer log in. The operator's actions stay on
     * record. Throws as `setRoles`.
     */
    disableOperator: (id: string, by: Actor): Promise<void> =>
      change(id, by, async (trx) => {
        await operators.updateOperator(trx, id, { disabled_at: now() });
        await removeSessions(trx, id);
        await revokeKeys(trx, id, { keyId: null, now: now() });
        await removeUnusedEnrolments(trx, id);
        await recordOperatorAct(trx, 'operator.disabled', by, { operatorId: id }, now());
        await notices.notifyAdmins(trx, { event: 'operatorDisabled', operatorId: id, by });
      }),

    /** Active ones first. */
    list: async (by: Operator): Promise<readonly OperatorSummary[]> => {
      authorize(by, 'operators.manage');
      return operators.listOperators(database);
    },

    /** Throws `not-found`. */
    get: async (id: string, by: Operator): Promise<OperatorSummary> => {
      authorize(by, 'operators.manage');
      const row = isId(id) ? await operators.findOperator(database, id) : undefined;
      if (!row) throw problem('not-found');
      return row;
    },

    /** By id; disabled ones too. */
    listNames: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      new Map((await operators.listOperatorNames(database, ids)).map(({ id, name }) => [id, name])),

    findByEmail: async (email: string): Promise<OperatorSummary | null> =>
      (await operators.findOperatorByEmail(database, normalizeEmail(email))) ?? null,
  };
}
