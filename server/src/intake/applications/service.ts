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
import { claimPhone } from './change/accept-phone';
import { checkAction } from './change/check-action';
import { confirmClaim, startOver } from './change/confirm-claim';
import { bringUpToDate, mutateApplication, type Work } from './change/mutate-application';
import { isOutdated } from './change/update-outdated';
import {
  type BusinessBody,
  type PersonalBody,
  parseBusiness,
  parsePersonal,
  parseSin,
  pickAddress,
} from './forms/parse-forms';
import { type Identity, toIdentity } from './identity';
import { getTimeZone, toBorrower, toParties } from './parties';
import { getProofEmail } from './record/account-email';
import { type ApplicationState, findApplicationState, toCheckoutStatus } from './record/application-state';
import type { ApplicationEvent } from './record/events';
import { lockApplication } from './record/lock';
import { getUnlockPhone, maskForLockedSession } from './record/mask-for-locked-session';
import { sealPerson } from './record/person';
import type { ApplicationParts } from './record/ports';
import {
  type Prefill,
  type PrefilledContacts,
  replacePrefill,
  sealPrefill,
  withoutContact,
} from './record/prefill';
import {
  type ApplicationRow,
  buildApplicationInsert,
  findApplication,
  updateApplication,
} from './record/repository';
import type { Session } from './record/session';
import { toSinCell } from './record/sin-cell';
import { type ApplicationView, toView } from './view';

export interface ApplicationsService {
  view(session: Session): Promise<ApplicationView>;
  /** Who the applicant is, for frames that have proven the phone. Throws `step-not-allowed` for others. */
  identity(session: Session): Promise<Identity>;
  /** An empty application with a new id, and with what the merchant says of its customer. */
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

  confirmEligibility(session: Session, eligible: boolean): Promise<ApplicationView>;
  savePersonal(session: Session, body: PersonalBody): Promise<ApplicationView>;
  saveBusiness(session: Session, body: BusinessBody): Promise<ApplicationView>;
  saveSin(session: Session, sin: string): Promise<ApplicationView>;
  setLanguage(session: Session, language: Language): Promise<ApplicationView>;
  abandon(session: Session): Promise<ApplicationView>;

  /**
   * In a mutation: this number was verified. The application claims its customer, or, without an account, becomes the
   * customer's. Returns whether it claims.
   */
  claimPhone(trx: Executor, application: ApplicationRow, phone: string): Promise<boolean>;
  acceptEmail(trx: Executor, application: ApplicationRow, email: string): Promise<void>;
  /** Where the code goes that is due in a locked session. Throws `session-expired` where there is nothing. */
  getProofDestination(executor: Executor, session: Session): Promise<string>;
  /**
   * In a mutation of a session that gave all proofs: the application becomes that of the customer it claims, which may
   * move the checkout to their earlier one; otherwise it continues unchanged.
   */
  continueAfterProof(trx: Executor, application: Pick<ApplicationRow, 'id' | 'checkoutId'>): Promise<void>;
  /**
   * In a mutation: the phone verified here belongs to another person by now. The application becomes that of a new
   * customer. Returns both. Throws `step-not-allowed` where it claims nobody.
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
  /** The contact that the merchant gave, for a code that the applicant asks for without typing; null where there is none. */
  findPrefilled(session: Session, contact: keyof PrefilledContacts): Promise<string | null>;
  /** In a mutation: the applicant uses this contact, so that another one of the merchant's is shown no more. */
  replacePrefilled(
    trx: Executor,
    application: ApplicationRow,
    contact: keyof PrefilledContacts,
    value: string | null,
  ): Promise<void>;
  /** In a mutation: removes the verified number or address. */
  removeContact(trx: Executor, application: ApplicationRow, channel: 'phone' | 'email'): Promise<void>;

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

  const sinColumns = async (id: string, sin: string) => ({
    sin_cipher: await keys.encrypt('sin', sin, toSinCell(id)),
    sin_last_three: sin.slice(-3),
  });

  const replacePrefilled: ApplicationsService['replacePrefilled'] = async (trx, row, contact, value) => {
    const { id, prefill } = row;
    if (prefill === null || prefill[contact] === value) return;
    await updateApplication(trx, id, await sealPrefill(keys, id, withoutContact(prefill, contact)));
  };

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
    replacePrefilled,
    findPrefilled: async ({ applicationId }, contact) =>
      (await getRow(database, applicationId)).prefill?.[contact] ?? null,
    getRow: (id) => getRow(database, id),
    getFacts: async (executor, id) => (await getState(executor, { id })).facts,
    isSigned: async (executor, id) => (await getState(executor, { id })).facts.agreement === 'signed',

    check: async (session, action) => {
      const state = await getState(database, { id: session.applicationId });
      const { facts } = session.locked ? maskForLockedSession(state, session, now()) : state;
      checkAction(action, facts);
    },

    confirmEligibility: (session, eligible) =>
      mutate(session, 'confirmEligibility', async (trx, { id }) => {
        const eligibility = eligible ? 'eligible' : 'ineligible';
        await updateApplication(trx, id, { eligibility, updated_at: now() });
        await audit(trx, id, 'application.eligibility', { eligibility });
      }),

    savePersonal: (session, body) =>
      mutate(session, 'savePersonal', async (trx, { id, sinOptional, sinLastThree, business }) => {
        const rules = {
          today: dateIn(now()),
          sinRequired: !sinOptional,
          sinSaved: sinLastThree !== null,
        };
        const { personal, sin } = parsePersonal(body, rules);
        await updateApplication(trx, id, {
          ...(await sealPerson(keys, id, { personal })),
          ...(business?.sameAddress
            ? await sealPerson(keys, id, { business: { ...business, ...pickAddress(personal) } })
            : {}),
          ...(sin === null ? {} : await sinColumns(id, sin)),
          updated_at: now(),
        });
        await audit(trx, id, 'application.personal', { sinGiven: sin !== null });
      }),

    saveBusiness: (session, body) =>
      mutate(session, 'saveBusiness', async (trx, { id, personal }) => {
        if (!personal) throw problem('step-not-allowed');
        const business = parseBusiness(body, personal, deps.isIndustry);
        await updateApplication(trx, id, {
          ...(await sealPerson(keys, id, { business })),
          // the last form: nothing else is to be filled in
          prefill_cipher: null,
          updated_at: now(),
        });
        await audit(trx, id, 'application.business', {
          entity: business.entity,
          industry: business.industry,
        });
      }),

    saveSin: (session, text) =>
      mutate(session, 'saveSin', async (trx, { id }) => {
        await updateApplication(trx, id, { ...(await sinColumns(id, parseSin(text))), updated_at: now() });
        await audit(trx, id, 'application.sin');
        await events.publish(trx, { type: 'sinSaved', applicationId: id });
      }),

    setLanguage: (session, language) =>
      mutate(session, 'setLanguage', async (trx, { id, language: before }) => {
        // a session that has proven nothing changes nothing
        if (session.locked || before === language) return;
        await updateApplication(trx, id, { language, updated_at: now() });
        await audit(trx, id, 'application.language', { language });
      }),

    abandon: (session) =>
      mutate(session, 'abandon', async (trx, { id, checkoutId }, facts) => {
        // an ended application has nothing to lose, and leaving is idempotent
        if (facts.abandoned || ['rejected', 'inReview'].includes(toCheckoutStatus(facts))) return;
        await events.publish(trx, { type: 'offerLapsed', applicationId: id });
        await checkouts.setStatus(trx, checkoutId, 'abandoned');
        await audit(trx, id, 'application.abandoned', { checkoutId });
      }),

    claimPhone: (trx, row, phone) => claimPhone(trx, row, phone, mutateDeps),
    acceptEmail: async (trx, { id }, email) =>
      updateApplication(trx, id, {
        ...(await sealPerson(keys, id, { email })),
        email_verified_at: now(),
        updated_at: now(),
      }),
    getProofDestination: async (executor, { applicationId, proofDue }) => {
      const row = await getRow(executor, applicationId);
      const destination = proofDue === 'email' ? getProofEmail(row, now()) : getUnlockPhone(row);
      if (destination === null) throw problem('session-expired');
      return destination;
    },

    reopen: async (trx, id, language, prefill) => {
      const { row, facts } = await getState(trx, { id });
      // after the last form there is nothing to fill in
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

    removeContact: async (trx, row, channel) => {
      const { id } = row;
      await replacePrefilled(trx, row, channel, null);
      await updateApplication(trx, id, {
        ...(channel === 'phone'
          ? {
              ...(await sealPerson(keys, id, { phone: null })),
              phone_verified_at: null,
              customer_id: null,
              claimed_customer_id: null,
              prefilled_from: null,
            }
          : { ...(await sealPerson(keys, id, { email: null })), email_verified_at: null }),
        updated_at: now(),
      });
    },

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
