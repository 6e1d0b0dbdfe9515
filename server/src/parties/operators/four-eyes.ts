import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { findOperator } from './repository';
import { authorize, type Operator, type OperatorAct } from './roles';

/** The mailbox behind an address: `robin+2@x` is `robin@x`. */
const toMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** The other operator; null for the operator's own account, whichever of theirs it is. */
async function findAnother(trx: Executor, operator: Pick<Operator, 'id'>, otherId: string) {
  const own = await findOperator(trx, operator.id);
  const other = await findOperator(trx, otherId);
  return own && other && toMailbox(own.email) !== toMailbox(other.email) ? other : null;
}

/** Whether an act of this account was another person's. */
export const isAnotherOperator = async (
  trx: Executor,
  operator: Pick<Operator, 'id'>,
  actorId: string,
): Promise<boolean> => (await findAnother(trx, operator, actorId)) !== null;

/**
 * The second pair of eyes on another operator's act. Throws `forbidden` without the role; `step-not-allowed` for the
 * proposer, under whichever account of theirs, and where the proposer has been disabled since.
 */
export async function authorizeConfirmation(
  trx: Executor,
  operator: Operator,
  act: OperatorAct,
  proposerId: string,
): Promise<void> {
  authorize(operator, act);
  const proposer = await findAnother(trx, operator, proposerId);
  if (proposer === null)
    throw problem('step-not-allowed', { detail: 'A different operator has to confirm it.' });
  if (proposer.disabledAt !== null)
    throw problem('step-not-allowed', { detail: 'The operator who proposed it is disabled. Return it.' });
}
