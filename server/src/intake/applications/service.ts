import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Action } from '@tamarack/core/flow/action-guards';
import { getFurthestStep } from '@tamarack/core/flow/current-step';
import { type EndEvent, getEndEvent } from '@tamarack/core/flow/end-events';
import type { Facts } from '@tamarack/core/flow/facts';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { Language } from '@tamarack/core/language';
import type { Borrower } from '@tamarack/core/lending/criminal-rate';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { createChannel } from '../../platform/events';
import type { Keys, SealingKeys } from '../../platform/keys';
import type { CheckoutsService } from '../checkouts';
import { checkAction } from './change/check-action';
import { confirmClaim, startOver } from './change/confirm-claim';
import { createContacts } from './change/contacts';
import { createFormActions } from './change/form-actions';
import { bringUpToDate, mutateApplication, type Work } from './change/mutate-application';
import { isOutdated } from './change/update-outdated';
import { type Identity, toIdentity } from './identity';
import { getTimeZone, toBorrower, toParties } from './parties';
import { type ApplicationState, findApplicationState, toCheckoutStatus } from './record/application-state';
import type { ApplicationEvent } from './record/events';
import { lockApplication } from './record/lock';
import { maskForLockedSession } from './record/mask-for-locked-session';
import type { ApplicationParts } from './record/ports';
import { type Prefill, replacePrefill, sealPrefill } from './record/prefill';
import {
  type ApplicationRow,
  buildApplicationInsert,
  findApplication,
  updateApplication,
} from './record/repository';
import type { Session } from './record/session';
import { type ApplicationView, toView } from './view';

export interface ApplicationsService extends ReturnType<typeof createApplicationsService> {}

type NewApplication = Parameters<typeof buildApplicationInsert>[0];

export interface ApplicationsDeps {
  readonly database: Executor;
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly parts: ApplicationParts;
  readonly checkouts: CheckoutsService;
  readonly isIndustry: (code: string) => boolean;
  readonly testEnvironment: boolean;
  readonly now: () => Date;
}

export function createApplicationsService(deps: ApplicationsDeps) {
  const { database, keys, checkouts, testEnvironment, now } = deps;
  const events = createChannel<ApplicationEvent>();
  const mutateDeps = { ...deps, events };

  const getRow = async (executor: Executor, applicationId: string): Promise<ApplicationRow> => {
    const row = await findApplication(executor, keys, applicationId);
    if (!row) throw problem('not-found');
    return row;
  };

  const getState = async (
    executor: Executor,
    selector: { id: string } | { checkoutId: string },
  ): Promise<ApplicationState> => {
    const state = await findApplicationState(executor, selector, deps);
    if (!state) throw problem('not-found');
    return state;
  };

  /** Brings the application up to date under its lock, so that concurrent views do it once. */
  const lockAndBringUpToDate = ({ checkoutId, sessionId }: Session, id: string): Promise<ApplicationState> =>
    inTransaction(database, async (trx) => {
      await lockApplication(trx, id);
      const current = await findApplicationState(trx, { checkoutId, sessionId }, deps);
      if (!current) throw problem('session-expired');
      return current.row.id === id ? bringUpToDate(trx, current, mutateDeps) : current;
    });

  /** The view, limited to what the session may see. */
  const buildView = async (session: Session, state: ApplicationState): Promise<ApplicationView> => {
    const { pendingCodes, findPasskeyUse, ...visible } = session.locked
      ? maskForLockedSession(state, session, now())
      : state;
    const isSigned = visible.facts.agreement === 'signed';
    return toView({
      ...visible,
      pending: await pendingCodes(database),
      passkey: await findPasskeyUse(database, { ...session, isSigned }),
      testEnvironment,
      today: dateIn(now()),
    });
  };

  const mutate = async (session: Session, action: Action, work: Work): Promise<ApplicationView> =>
    buildView(session, await mutateApplication(mutateDeps, session, action, work));

  const audit = (trx: Executor, applicationId: string, act: AuditAct, details = {}): Promise<void> =>
    recordAudit(trx, { applicationId, actor: 'applicant', act, details, at: now() });

  return {
    view: async (session: Session): Promise<ApplicationView> => {
      // One statement, because a decision stored between two would make the view inconsistent.
      const { checkoutId, sessionId } = session;
      const state = await findApplicationState(database, { checkoutId, sessionId }, deps);
      if (!state || state.row.status === 'cancelled') throw problem('session-expired');
      return buildView(
        session,
        session.locked || !isOutdated(state) ? state : await lockAndBringUpToDate(session, state.row.id),
      );
    },

    /**
     * The outcome that a page hears of a checkout which was closed on its furthest screen.
     *
     * @param isLeft the customer may have left in this session
     */
    outcome: async (
      { checkoutId, sessionId, locked }: Session,
      isLeft: boolean,
    ): Promise<{ readonly outcome: EndEvent | 'abandoned'; readonly redirectUrl: string | null }> => {
      const state = await findApplicationState(database, { checkoutId, sessionId }, deps);
      if (!state || state.row.status === 'cancelled') throw problem('session-expired');
      if (locked) return { outcome: null, redirectUrl: null };
      const { facts, row } = state;
      const end = getEndEvent(getFurthestStep(facts, initialLocalState), facts) ?? null;
      return {
        outcome: end ?? (isLeft && facts.abandoned ? 'abandoned' : null),
        redirectUrl: row.redirectUrl,
      };
    },

    /** Who the applicant is, for frames that have proven the phone. Throws `step-not-allowed` for others. */
    identity: async ({ checkoutId, sessionId, frame }: Session): Promise<Identity> => {
      if (!frame?.proven) throw problem('step-not-allowed');
      const state = await findApplicationState(database, { checkoutId, sessionId }, deps);
      if (!state) throw problem('session-expired');
      const draftKey = keys.keyedHash('frameDraft', `${frame.id}:${state.row.id}`);
      return toIdentity(state, { draftKey: draftKey.toString('base64'), today: dateIn(now()) });
    },

    /** The only way to change a session's application; see `mutateApplication`. Returns the updated view. */
    mutate,

    /** Like `mutate`, without a view: for follow-up work. */
    mutateWithoutView: async (session: Session, action: Action, work: Work): Promise<void> => {
      await mutateApplication(mutateDeps, session, action, work);
    },

    /** Events for the areas above. */
    events,

    /** An empty application with a new id, and the merchant's customer details as its prefill. */
    buildInsert: async ({
      prefill,
      ...application
    }: Omit<NewApplication, 'id' | 'prefillCipher'> & { readonly prefill: Prefill | null }): Promise<
      ReturnType<typeof buildApplicationInsert>
    > => {
      const id = newId(application.now);
      const { prefill_cipher: prefillCipher } = await sealPrefill(keys, id, prefill);
      return buildApplicationInsert({ ...application, id, prefillCipher });
    },

    /** Throws `not-found`. */
    getRow: (id: string): Promise<ApplicationRow> => getRow(database, id),
    getFacts: async (executor: Executor, id: string): Promise<Facts> =>
      (await getState(executor, { id })).facts,
    isSigned: async (executor: Executor, id: string): Promise<boolean> =>
      (await getState(executor, { id })).facts.agreement === 'signed',
    ...createFormActions({ ...mutateDeps, mutate }),
    ...createContacts({ ...mutateDeps, getRow }),

    /** Throws as `mutate` does; for checks before an external call, outside a transaction. */
    check: async (session: Session, action: Action): Promise<void> => {
      const state = await getState(database, { id: session.applicationId });
      const { facts } = session.locked ? maskForLockedSession(state, session, now()) : state;
      checkAction(action, facts);
    },

    /**
     * The device reopened its unfinished checkout: it is no longer abandoned, and continues in this language.
     *
     * @param prefill what the page says of its customer now, in place of what it said before; undefined leaves that
     */
    reopen: async (
      trx: Executor,
      id: string,
      language: Language | undefined,
      prefill?: Prefill | null,
    ): Promise<void> => {
      const { row, facts } = await getState(trx, { id });
      // after the last form nothing is left to fill in
      if (prefill !== undefined && row.business === null && (prefill ?? row.prefill) !== null)
        await updateApplication(trx, id, await sealPrefill(keys, id, replacePrefill(row.prefill, prefill)));
      if (row.status === 'abandoned') await checkouts.setStatus(trx, row.checkoutId, toCheckoutStatus(facts));
      if (language === undefined || language === row.language) return;
      await updateApplication(trx, id, { language, updated_at: now() });
      await audit(trx, id, 'application.language', { language });
    },

    /**
     * In a mutation of a session that gave all proofs: the application becomes that of the customer it claims, which may
     * move the checkout to their earlier one; otherwise it continues unchanged.
     */
    continueAfterProof: async (
      trx: Executor,
      { id, checkoutId }: Pick<ApplicationRow, 'id' | 'checkoutId'>,
    ): Promise<void> => {
      const { row, facts } = await getState(trx, { id });
      if (row.claimedCustomerId !== null) return confirmClaim(trx, row, mutateDeps);
      if (row.status === 'abandoned') await checkouts.setStatus(trx, checkoutId, toCheckoutStatus(facts));
      await events.publish(trx, { type: 'resumed', applicationId: id });
      await audit(trx, id, 'application.resumed', { checkoutId });
    },

    /**
     * In a mutation: the phone verified here belongs to another person by now. The application becomes that of a new
     * customer. Returns both. Throws `step-not-allowed` if it claims nobody.
     */
    startOver: (
      trx: Executor,
      row: ApplicationRow,
    ): Promise<{ readonly from: string; readonly to: string }> => startOver(trx, keys, row, now()),

    /**
     * Call it in the transaction that stored a decision: updates the checkout's status, unless the applicant has left.
     */
    updateStatusAfterDecision: async (trx: Executor, applicationId: string): Promise<void> => {
      await lockApplication(trx, applicationId);
      const { row, facts } = await getState(trx, { id: applicationId });
      const status = toCheckoutStatus(facts);
      if (!['abandoned', 'cancelled', status].includes(row.status))
        await checkouts.setStatus(trx, row.checkoutId, status);
    },

    getBorrower: async (executor: Executor, id: string): Promise<Borrower> =>
      toBorrower(await getRow(executor, id)),

    /** IANA name of the time zone of the business. */
    getTimeZone: async (executor: Executor, id: string): Promise<string> =>
      getTimeZone(await getRow(executor, id)),
    findParties: async (executor: Executor, id: string): Promise<ReturnType<typeof toParties>> =>
      toParties(await getRow(executor, id)),
  };
}
