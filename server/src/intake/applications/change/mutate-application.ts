import type { Action } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import { type Executor, inTransaction } from '../../../platform/database';
import { type ProblemError, problem } from '../../../platform/errors';
import type { Channel } from '../../../platform/events';
import type { Keys, SealingKeys } from '../../../platform/keys';
import type { CheckoutsService } from '../../checkouts';
import { type ApplicationState, findApplicationState, toCheckoutStatus } from '../record/application-state';
import type { ApplicationEvent } from '../record/events';
import { lockApplication } from '../record/lock';
import { maskForLockedSession } from '../record/mask-for-locked-session';
import type { ApplicationParts } from '../record/ports';
import type { ApplicationRow } from '../record/repository';
import type { Session } from '../record/session';
import { checkAction } from './check-action';
import { isOutdated, updateOutdated } from './update-outdated';

/**
 * The work of a mutation, in its transaction. Throwing rolls everything back. To refuse and still keep a write (such as
 * counting a wrong code), it returns the problem instead.
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
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly now: () => Date;
}

/**
 * Locks the application, refuses what its facts do not allow (`checkAction`), does the work and updates the checkout's status. A locked
 * session is checked against the facts that it may see, and leaves the status unchanged, because its user has proven
 * nothing.
 * Returns the facts after the work.
 */
export async function mutateApplication(
  deps: MutateDeps,
  session: Session,
  action: Action,
  work: Work,
): Promise<ApplicationState> {
  const { database } = deps;
  const { after, refusal } = await inTransaction(database, async (trx) => {
    await lockApplication(trx, session.applicationId);
    // a separate statement after the lock, to see what its previous owner wrote
    const { applicationId: id, sessionId } = session;
    const current = await findApplicationState(trx, { id, sessionId }, deps);
    // the phone may have been verified on another device while the body was received
    if (!current) throw problem('session-expired');
    // the checkout may have moved to an earlier application after the session was authenticated
    if (current.row.checkoutId !== session.checkoutId) throw problem('step-not-allowed');
    if (current.row.status === 'cancelled') throw problem('session-expired');
    const before = session.locked ? current : await bringUpToDate(trx, current, deps);
    const { row, facts } = before;
    // the offer expired: the call was not meant for the new application
    if (row.id !== session.applicationId) return { refusal: problem('step-not-allowed'), after: before };
    checkAction(action, session.locked ? maskForLockedSession(before, session, deps.now()).facts : facts);
    const refused = await work(trx, row, facts);
    return { refusal: refused, after: await syncCheckoutStatus(trx, session, action, deps) };
  });
  if (refusal) throw refusal;
  return after;
}

/** The facts once the application is up to date; see `updateOutdated`. */
export async function bringUpToDate(
  trx: Executor,
  state: ApplicationState,
  deps: Omit<MutateDeps, 'database'>,
): Promise<ApplicationState> {
  if (!isOutdated(state)) return state;
  await updateOutdated(trx, state, deps);
  const { checkoutId } = state.row;
  return (await findApplicationState(trx, { checkoutId }, deps)) ?? state;
}

/** Actions that set the status themselves. */
const terminalActions: readonly Action[] = ['abandon', 'completePurchase'];

/** The checkout may now be on another application; its status follows the new facts. */
async function syncCheckoutStatus(
  trx: Executor,
  { checkoutId, locked }: Session,
  action: Action,
  deps: MutateDeps,
): Promise<ApplicationState> {
  const current = await findApplicationState(trx, { checkoutId }, deps);
  if (!current) throw problem('step-not-allowed');
  const after = locked ? current : await bringUpToDate(trx, current, deps);
  const { row, facts } = after;
  const status = toCheckoutStatus(facts);
  if (locked || terminalActions.includes(action) || status === row.status) return after;
  await deps.checkouts.setStatus(trx, checkoutId, status);
  return { ...after, row: { ...row, status }, facts: { ...facts, abandoned: false } };
}
