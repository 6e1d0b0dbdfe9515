import type { Facts } from '@tamarack/core/flow/facts';
import { type Action, actionAllowed } from '@tamarack/core/flow/guards';
import { type Executor, inTransaction } from '../database/executor';
import { type ProblemError, problem } from '../errors';
import type { Session } from '../sessions/session';
import { assembleFacts, statusOf } from './facts';
import type { Effects, Parts } from './ports';
import { type ApplicationRow, findApplication, findOfCheckout, lockApplication } from './repository';

/**
 * The work of a mutation, in its transaction. Throwing undoes all of it. To refuse and yet keep what was written (a
 * counted wrong code), it answers the problem instead.
 */
export type Work = (
  trx: Executor,
  application: ApplicationRow,
  facts: Facts,
) => Promise<void> | Promise<ProblemError | undefined>;

export interface MutateDeps {
  readonly database: Executor;
  readonly parts: Parts;
  readonly effects: Effects;
}

/** Holds the application, refuses what its facts do not allow, does the work and brings the checkout's status along. */
export async function mutateApplication(
  deps: MutateDeps,
  session: Session,
  action: Action,
  work: Work,
): Promise<void> {
  const { database, parts } = deps;
  const refusal = await inTransaction(database, async (trx) => {
    await lockApplication(trx, session.applicationId);
    const row = await findApplication(trx, session.applicationId);
    // between the session's proof and this lock the checkout may have gone on with an earlier application
    if (row?.checkoutId !== session.checkoutId) throw problem('step-not-allowed');
    const facts = await assembleFacts(trx, row, parts);
    if (!actionAllowed(action, facts)) throw problem('step-not-allowed');
    const result = await work(trx, row, facts);
    if (action !== 'abandon' && action !== 'completePurchase')
      await bringStatus(trx, session.checkoutId, deps);
    return result;
  });
  if (refusal) throw refusal;
}

/** The status that the facts now have. After an exchange the checkout stands on another application than before. */
async function bringStatus(trx: Executor, checkoutId: string, { parts, effects }: MutateDeps): Promise<void> {
  const row = await findOfCheckout(trx, checkoutId);
  if (!row) return;
  const status = statusOf(await assembleFacts(trx, row, parts));
  if (status !== row.status) await effects.setCheckoutStatus(trx, checkoutId, status);
}
