import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { isProblem, problem } from '../../../platform/errors';
import { authorizeConfirmation, isAnotherOperator } from '../four-eyes';
import * as operators from '../repository';
import { authorize, type Operator, type OperatorRole } from '../roles';
import {
  addOperator,
  type NewOperator,
  normalizeEmail,
  recordOperatorAct,
  replaceRoles,
  type WriteDeps,
} from '../write-operator';
import * as changes from './change-repository';

export type { OperatorChange } from './change-repository';

/**
 * New operators and further roles. One admin proposes and another confirms, because an admin who could add operators
 * alone could confirm their own proposals. The command on the server needs no second admin.
 */
export interface OperatorChangesService extends ReturnType<typeof createOperatorChanges> {}

export function createOperatorChanges(deps: WriteDeps & { readonly database: Executor }) {
  const { database, notices, now } = deps;

  /** Runs one change of operators at a time. */
  const asAdmin = <Result>(by: Operator, run: (trx: Executor) => Promise<Result>): Promise<Result> =>
    inTransaction(database, async (trx) => {
      authorize(by, 'operators.manage');
      await operators.lockOperators(trx);
      return run(trx);
    });

  /** Throws `step-not-allowed` if nobody else could confirm what this admin proposes. */
  const assertOtherAdmin = async (trx: Executor, by: Operator): Promise<void> => {
    for (const { id } of await operators.listActiveAdmins(trx))
      if (await isAnotherOperator(trx, by, id)) return;
    throw problem('step-not-allowed', {
      detail: 'A second admin has to confirm it, and there is none. Use the command on the server.',
    });
  };

  const propose = async (
    trx: Executor,
    target: { readonly operatorId: string } | { readonly name: string; readonly email: string },
    roles: readonly OperatorRole[],
    by: Operator,
  ): Promise<string | null> => {
    await assertOtherAdmin(trx, by);
    const id = newId(now());
    if (!(await changes.insertChange(trx, { id, target, roles, proposedBy: by.id, now: now() }))) return null;
    const details = {
      changeId: id,
      ...('operatorId' in target && { operatorId: target.operatorId }),
      roles: roles.join(' '),
    };
    await recordOperatorAct(trx, 'operator.changeProposed', by, details, now());
    await notices.notifyAdmins(trx, { event: 'changeProposed', changeId: id, by });
    return id;
  };

  const getOpen = async (trx: Executor, id: string): Promise<changes.OperatorChange> => {
    const change = isId(id) ? await changes.findChange(trx, id) : undefined;
    if (!change) throw problem('not-found');
    if (change.state !== 'proposed')
      throw problem('step-not-allowed', { detail: 'It was confirmed or cancelled before.' });
    return change;
  };

  const apply = async (trx: Executor, change: changes.OperatorChange, by: Operator): Promise<string> => {
    const { operatorId, roles, proposedBy } = change;
    if (operatorId !== null) {
      await replaceRoles(trx, operatorId, roles, { by, proposedBy }, deps);
      return operatorId;
    }
    // a constraint of the table ensures both for a new operator
    const { name, email } = change as typeof change & NewOperator;
    const added = await addOperator(trx, { name, email, roles }, { by, proposedBy }, deps);
    if (added === null)
      throw problem('step-not-allowed', {
        detail: 'An operator with this email address was added meanwhile.',
      });
    return added;
  };

  return {
    /**
     * Null if an operator with this email address exists or is proposed. Throws `forbidden`; `step-not-allowed` if nobody
     * else could confirm it.
     */
    proposeOperator: ({ name, email, roles }: NewOperator, by: Operator): Promise<string | null> =>
      asAdmin(by, async (trx) => {
        const address = normalizeEmail(email);
        if (await operators.findOperatorByEmail(trx, address)) return null;
        return propose(trx, { name, email: address }, roles, by);
      }),

    /** As above, for roles that the operator does not have yet. Throws `not-found`; `step-not-allowed` while one is open. */
    proposeRoles: (operatorId: string, roles: readonly OperatorRole[], by: Operator): Promise<string> =>
      asAdmin(by, async (trx) => {
        const row = isId(operatorId) ? await operators.findOperator(trx, operatorId) : undefined;
        if (!row || row.disabledAt !== null) throw problem('not-found');
        const id = await propose(trx, { operatorId }, roles, by);
        if (id === null)
          throw problem('step-not-allowed', {
            detail: 'A change of these roles waits to be confirmed. Cancel it first.',
          });
        return id;
      }),

    /**
     * Throws `not-found`; `step-not-allowed` for one's own, one that is resolved, and an address that was added meanwhile.
     *
     * @returns the operator's id, and whether the operator is new
     */
    confirm: async (
      id: string,
      by: Operator,
    ): Promise<{ readonly operatorId: string; readonly added: boolean }> => {
      try {
        return await asAdmin(by, async (trx) => {
          const change = await getOpen(trx, id);
          await authorizeConfirmation(trx, by, 'operators.manage', change.proposedBy);
          await changes.resolveChange(trx, id, { state: 'confirmed', by: by.id, now: now() });
          return { operatorId: await apply(trx, change, by), added: change.operatorId === null };
        });
      } catch (error) {
        // outside the transaction, which the refusal rolled back
        if (isProblem(error) && error.type === 'step-not-allowed')
          await recordOperatorAct(database, 'operator.changeRefused', by, { changeId: id }, now());
        throw error;
      }
    },

    /** Throws `not-found`; `step-not-allowed` for one that is resolved. */
    cancel: (id: string, by: Operator): Promise<void> =>
      asAdmin(by, async (trx) => {
        await getOpen(trx, id);
        await changes.resolveChange(trx, id, { state: 'cancelled', by: by.id, now: now() });
        await recordOperatorAct(trx, 'operator.changeCancelled', by, { changeId: id }, now());
      }),

    /** Changes that wait for a second admin, oldest first. */
    listOpen: async (by: Operator): Promise<readonly changes.OperatorChange[]> => {
      authorize(by, 'operators.manage');
      return changes.listOpenChanges(database);
    },
  };
}
