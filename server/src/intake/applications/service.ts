import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Action } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Borrower } from '@tamarack/core/lending/criminal-rate';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type Channel, createChannel } from '../../platform/events';
import type { Keys, SealingKeys } from '../../platform/keys';
import type { CheckoutsService } from '../checkouts';
import { checkAction } from './change/check-action';
import { confirmClaim, startOver } from './change/confirm-claim';
import { type Contacts, createContacts } from './change/contacts';
import { createFormActions, type FormActions } from './change/form-actions';
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

export interface ApplicationsService extends FormActions, Contacts {
  view(session: Session): Promise<ApplicationView>;
  /** Who the applicant is, for frames that have proven the phone. Throws `step-not-allowed` for others. */
  identity(session: Session): Promise<Identity>;
  /** An empty application with a new id, and the merchant's customer details as its prefill. */
  buildInsert(
    application: Omit<NewApplication, 'id' | 'prefillCipher'> & { readonly prefill: Prefill | null },
  ): Promise<ReturnType<typeof buildApplicationInsert>>;
  /** Throws `not-found`. */
  getRow(applicationId: string): Promise<ApplicationRow>;
  getFacts(executor: Executor, applicationId: string): Promise<Facts>;
  isSigned(executor: Executor, applicationId: string): Promise<boolean>;
  /** The only way to change a session's application; see `mutateApplication`. Returns the updated view. */
  mutate(session: Session, action: Action, work: Work): Promise<ApplicationView>;
  /** Like `mutate`, without a view: for follow-up work. */
  mutateWithoutView(session: Session, action: Action, work: Work): Promise<void>;
  /** Throws as `mutate` does; for checks before an external call, outside a transaction. */
  check(session: Session, action: Action): Promise<void>;

  /**
   * In a mutation of a session that gave all proofs: the application becomes that of the customer it claims, which may
   * move the checkout to their earlier one; otherwise it continues unchanged.
   */
  continueAfterProof(trx: Executor, application: Pick<ApplicationRow, 'id' | 'checkoutId'>): Promise<void>;
  /**
   * In a mutation: the phone verified here belongs to another person by now. The application becomes that of a new
   * customer. Returns both. Throws `step-not-allowed` if it claims nobody.
   */
  startOver(
    trx: Executor,
    application: ApplicationRow,
  ): Promise<{ readonly from: string; readonly to: string }>;
  /**
   * The device reopened its unfinished checkout: it is no longer abandoned, and continues in this language.
   *
   * @param prefill what the page says of its customer now, in place of what it said before; undefined leaves that
   */
  reopen(
    trx: Executor,
    applicationId: string,
    language: Language | undefined,
    prefill?: Prefill | null,
  ): Promise<void>;

  /**
   * Call it in the transaction that stored a decision: updates the checkout's status, unless the applicant has left.
   */
  updateStatusAfterDecision(trx: Executor, applicationId: string): Promise<void>;
  getBorrower(executor: Executor, applicationId: string): Promise<Borrower>;
  /** IANA name of the time zone of the business. */
  getTimeZone(executor: Executor, applicationId: string): Promise<string>;
  findParties(executor: Executor, applicationId: string): Promise<ReturnType<typeof toParties>>;

  /** Events for the areas above. */
  readonly events: Channel<ApplicationEvent>;
}

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

export function createApplicationsService(deps: ApplicationsDeps): ApplicationsService {
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

  const view = async (session: Session): Promise<ApplicationView> => {
    // One statement, because a decision stored between two would make the view inconsistent.
    const { checkoutId, sessionId } = session;
    const state = await findApplicationState(database, { checkoutId, sessionId }, deps);
    if (!state || state.row.status === 'cancelled') throw problem('session-expired');
    return buildView(
      session,
      session.locked || !isOutdated(state) ? state : await lockAndBringUpToDate(session, state.row.id),
    );
  };

  const identity = async ({ checkoutId, sessionId, frame }: Session): Promise<Identity> => {
    if (!frame?.proven) throw problem('step-not-allowed');
    const state = await findApplicationState(database, { checkoutId, sessionId }, deps);
    if (!state) throw problem('session-expired');
    const draftKey = keys.keyedHash('frameDraft', `${frame.id}:${state.row.id}`);
    return toIdentity(state, { draftKey: draftKey.toString('base64'), today: dateIn(now()) });
  };

  const mutate: ApplicationsService['mutate'] = async (session, action, work) =>
    buildView(session, await mutateApplication(mutateDeps, session, action, work));

  const audit = (trx: Executor, applicationId: string, act: AuditAct, details = {}): Promise<void> =>
    recordAudit(trx, { applicationId, actor: 'applicant', act, details, at: now() });

  return {
    view,
    identity,
    mutate,
    mutateWithoutView: async (session, action, work) => {
      await mutateApplication(mutateDeps, session, action, work);
    },
    events,
    buildInsert: async ({ prefill, ...application }) => {
      const id = newId(application.now);
      const { prefill_cipher: prefillCipher } = await sealPrefill(keys, id, prefill);
      return buildApplicationInsert({ ...application, id, prefillCipher });
    },
    getRow: (id) => getRow(database, id),
    getFacts: async (executor, id) => (await getState(executor, { id })).facts,
    isSigned: async (executor, id) => (await getState(executor, { id })).facts.agreement === 'signed',
    ...createFormActions({ ...mutateDeps, mutate }),
    ...createContacts({ ...mutateDeps, getRow }),

    check: async (session, action) => {
      const state = await getState(database, { id: session.applicationId });
      const { facts } = session.locked ? maskForLockedSession(state, session, now()) : state;
      checkAction(action, facts);
    },

    reopen: async (trx, id, language, prefill) => {
      const { row, facts } = await getState(trx, { id });
      // after the last form nothing is left to fill in
      if (prefill !== undefined && row.business === null && (prefill ?? row.prefill) !== null)
        await updateApplication(trx, id, await sealPrefill(keys, id, replacePrefill(row.prefill, prefill)));
      if (row.status === 'abandoned') await checkouts.setStatus(trx, row.checkoutId, toCheckoutStatus(facts));
      if (language === undefined || language === row.language) return;
      await updateApplication(trx, id, { language, updated_at: now() });
      await audit(trx, id, 'application.language', { language });
    },

    continueAfterProof: async (trx, { id, checkoutId }) => {
      const { row, facts } = await getState(trx, { id });
      if (row.claimedCustomerId !== null) return confirmClaim(trx, row, mutateDeps);
      if (row.status === 'abandoned') await checkouts.setStatus(trx, checkoutId, toCheckoutStatus(facts));
      await events.publish(trx, { type: 'resumed', applicationId: id });
      await audit(trx, id, 'application.resumed', { checkoutId });
    },

    startOver: (trx, row) => startOver(trx, keys, row, now()),

    updateStatusAfterDecision: async (trx, applicationId) => {
      await lockApplication(trx, applicationId);
      const { row, facts } = await getState(trx, { id: applicationId });
      const status = toCheckoutStatus(facts);
      if (!['abandoned', 'cancelled', status].includes(row.status))
        await checkouts.setStatus(trx, row.checkoutId, status);
    },

    getBorrower: async (executor, id) => toBorrower(await getRow(executor, id)),
    getTimeZone: async (executor, id) => getTimeZone(await getRow(executor, id)),
    findParties: async (executor, id) => toParties(await getRow(executor, id)),
  };
}
