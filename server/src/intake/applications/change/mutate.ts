import { type Action, isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import { type Executor, inTransaction } from '../../../platform/database';
import { type ProblemError, problem } from '../../../platform/errors';
import type { Channel } from '../../../platform/events';
import type { CheckoutsService } from '../../checkouts';
import type { ApplicationEvent } from '../record/events';
import { findStanding, type Standing, statusOf } from '../record/facts';
import { lockApplication } from '../record/lock';
import { asLocked } from '../record/locked';
import type { ApplicationParts } from '../record/ports';
import type { ApplicationRow } from '../record/repository';
import type { Session } from '../record/session';
import { bringUp, isBehind } from './returning';

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
  readonly parts: ApplicationParts;
  readonly events: Channel<ApplicationEvent>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly now: () => Date;
}

/**
 * Locks the application, refuses what its facts do not allow, does the work and brings the checkout's status along. A
 * locked session is refused by the facts that it is told, and the status stays as it is: nobody has proven anything.
 * Answers how things stand after it.
 */
export async function mutateApplication(
  deps: MutateDeps,
  session: Session,
  action: Action,
  work: Work,
): Promise<Standing> {
  const { database, parts } = deps;
  const { after, refusal } = await inTransaction(database, async (trx) => {
    await lockApplication(trx, session.applicationId);
    // after the lock, in a statement of its own: it has to see what the holder before has written
    const { applicationId: id, sessionId } = session;
    const held = await findStanding(trx, { id, sessionId }, parts);
    // while its body came in, however slowly, the phone was proven on another device
    if (!held) throw problem('session-expired');
    // between the session's proof and this lock the checkout may have gone on with an earlier application
    if (held.row.checkoutId !== session.checkoutId) throw problem('step-not-allowed');
    if (held.row.status === 'cancelled') throw problem('session-expired');
    const before = session.locked ? held : await broughtUp(trx, held, deps);
    const { row, facts } = before;
    // its offer ran out: nothing was asked of the new application
    if (row.id !== session.applicationId) return { refusal: problem('step-not-allowed'), after: before };
    if (!isActionAllowed(action, session.locked ? asLocked(before).facts : facts))
      throw problem('step-not-allowed');
    const refused = await work(trx, row, facts);
    return { refusal: refused, after: await settle(trx, session, action, deps) };
  });
  if (refusal) throw refusal;
  return after;
}

/** How things stand once the application is no longer behind; see `bringUp`. */
export async function broughtUp(
  trx: Executor,
  standing: Standing,
  deps: Omit<MutateDeps, 'database'>,
): Promise<Standing> {
  if (!isBehind(standing)) return standing;
  await bringUp(trx, standing, deps);
  const { checkoutId } = standing.row;
  return (await findStanding(trx, { checkoutId }, deps.parts)) ?? standing;
}

/** Acts that set the status themselves. */
const endings: readonly Action[] = ['abandon', 'completePurchase'];

/** The checkout may now stand on another application than before; its status is what the new facts have it to be. */
async function settle(
  trx: Executor,
  { checkoutId, locked }: Session,
  action: Action,
  deps: MutateDeps,
): Promise<Standing> {
  const found = await findStanding(trx, { checkoutId }, deps.parts);
  if (!found) throw problem('step-not-allowed');
  const after = locked ? found : await broughtUp(trx, found, deps);
  const { row, facts } = after;
  const status = statusOf(facts);
  if (locked || endings.includes(action) || status === row.status) return after;
  await deps.checkouts.setStatus(trx, checkoutId, status);
  return { ...after, row: { ...row, status }, facts: { ...facts, abandoned: false } };
}
