import { dayMs } from '@tamarack/core/calendar/durations';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';
import { authorize, type Operator } from '../../parties/operators';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { type ProblemError, problem } from '../../platform/errors';
import type { Keys, SealingKeys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import {
  type ApplicationRow,
  findApplication,
  findCustomerByPhone,
  getProofEmail,
  hasCreditLine,
  lockCustomer,
  restoreFormerEmail,
  type Session,
  setAccountEmail,
  setAccountPhone,
  setContactsCorrectedBy,
} from '../applications';
import type { SessionsService } from '../sessions';
import { consumeAlert, insertAlert, sumDraws } from './alerts/alert-repository';
import type { AccountOptions } from './options';
import { type CustomerPasskey, listPasskeys, removePasskeys } from './passkey-repository';
import { isNewDevice, listProofs } from './repository';
import { resolveReview } from './reviews/resolve-review';
import type { OpenReview } from './reviews/review-repository';
import * as reviews from './reviews/review-repository';
import type { AlertKind } from './tables';

/** Validity of the link in an alert. */
const linkLifeMs = 30 * dayMs;

/** The columns that identify the customer of an event and the addresses of their account. */
type AccountRow = Pick<
  ApplicationRow,
  'id' | 'customerId' | 'claimedCustomerId' | 'email' | 'accountEmail' | 'formerEmail' | 'formerEmailUntil'
>;

/** A review with the passkeys of its customer, newest first. */
export interface AccountReview extends OpenReview {
  readonly passkeys: readonly CustomerPasskey[];
}

/** A purchase on a credit line, before it is signed. */
interface Draw {
  readonly amount: Cents;
  /** When the bank account changed since the last purchase; null if it did not. */
  readonly bankChangedAt: Date | null;
}

/** Account security: the account's email address, alerts, and security reviews of purchases. */
export interface AccountsService extends ReturnType<typeof createAccountsService> {}

export function createAccountsService(deps: {
  readonly database: Executor;
  readonly keys: SealingKeys & Pick<Keys, 'hash' | 'decrypt'>;
  readonly mails: MailQueue;
  readonly sessions: Pick<SessionsService, 'endAll'>;
  readonly options: AccountOptions;
  readonly now: () => Date;
}) {
  const { database, keys, mails, sessions, options, now } = deps;
  const fromNow = (ms: number): Date => new Date(now().getTime() + ms);

  const isEmailOnHold = ({ formerEmailUntil }: AccountRow): boolean =>
    formerEmailUntil !== null && formerEmailUntil > now();

  /** The account's email address, and the former one while a change is on hold. */
  const listRecipients = (row: AccountRow): readonly string[] =>
    [row.accountEmail, isEmailOnHold(row) ? row.formerEmail : null].filter((email) => email !== null);

  const alert = async (
    trx: Executor,
    row: AccountRow,
    kind: Exclude<AlertKind, 'signature'>,
    {
      recipients = listRecipients(row),
      amount = null,
    }: { recipients?: readonly string[]; amount?: Cents | null } = {},
  ): Promise<void> => {
    const customerId = row.customerId ?? row.claimedCustomerId;
    if (customerId === null) return;
    for (const recipient of new Set(recipients)) {
      const expiresAt = fromNow(linkLifeMs);
      const id = await insertAlert(trx, keys, {
        customerId,
        applicationId: row.id,
        kind,
        recipient,
        amount,
        now: now(),
        expiresAt,
      });
      await mails.queue(trx, { kind: 'accountAlert', about: id, applicationId: row.id, recipient });
    }
  };

  const audit = (
    trx: Executor,
    { id }: AccountRow,
    act: 'account.emailChanged' | 'account.newDevice',
    details = {},
  ): Promise<void> => recordAudit(trx, { applicationId: id, actor: 'applicant', act, details, at: now() });

  const findReason = async (
    trx: Executor,
    { sessionId }: Session,
    row: AccountRow,
    customerId: string,
    { amount, bankChangedAt }: Draw,
  ): Promise<'amount' | 'recentChange' | null> => {
    if (isEmailOnHold(row) || (bankChangedAt && bankChangedAt > fromNow(-options.holdMs)))
      return 'recentChange';
    const device = { sessionId, customerId };
    if (!(await isNewDevice(trx, device))) return null;
    const drawn = await sumDraws(trx, customerId, fromNow(-options.holdMs));
    if (drawn + amount <= options.amount) return null;
    const proofs = await listProofs(trx, device);
    return proofs.includes('email') && proofs.includes('passkey') ? null : 'amount';
  };

  return {
    /**
     * In a mutation: this address was verified, by a customer who gave all proofs that were due. The first one becomes the
     * account's. A customer with a credit line changes it: the former address remains the proof until the hold ends.
     */
    recordEmail: async (trx: Executor, row: AccountRow, email: string): Promise<void> => {
      const { customerId, accountEmail } = row;
      if (customerId === null || accountEmail === email) return;
      const proof = getProofEmail(row, now());
      const held = await hasCreditLine(trx, customerId, dateIn(now()));
      await setAccountEmail(trx, keys, customerId, {
        email,
        former: held && proof !== null ? { email: proof, until: fromNow(options.holdMs) } : null,
      });
      if (accountEmail !== null) await audit(trx, row, 'account.emailChanged', { onHold: held });
      // before the first line, an address is only corrected
      if (accountEmail !== null && (await hasCreditLine(trx, customerId)))
        await alert(trx, row, 'emailChanged', { recipients: [...listRecipients(row), email] });
    },

    /**
     * In a transaction: an operator corrected the address or the number of the account. For the hold, the former address is
     * the proof, and every purchase waits for another operator. All sessions end. Throws `step-not-allowed` if the number
     * belongs to another customer.
     */
    correctContacts: async (
      trx: Executor,
      row: AccountRow,
      { email, phone }: { readonly email: string | null; readonly phone: string | null },
      operator: Operator,
    ): Promise<void> => {
      const { customerId, accountEmail } = row;
      if (customerId === null) return;
      await lockCustomer(trx, customerId);
      if (phone !== null) {
        const holder = await findCustomerByPhone(trx, keys, phone);
        if (holder && holder.id !== customerId)
          throw problem('step-not-allowed', { detail: 'The number belongs to another customer.' });
        await setAccountPhone(trx, keys, customerId, phone);
      }
      const proof = getProofEmail(row, now());
      const current = email ?? accountEmail;
      if (current !== null)
        await setAccountEmail(trx, keys, customerId, {
          email: current,
          former: proof === null ? null : { email: proof, until: fromNow(options.holdMs) },
        });
      await setContactsCorrectedBy(trx, customerId, operator.id);
      await sessions.endAll(trx, customerId);
      if (!(await hasCreditLine(trx, customerId))) return;
      const recipients = email === null ? listRecipients(row) : [...listRecipients(row), email];
      if (email !== null) await alert(trx, row, 'emailChanged', { recipients });
      if (phone !== null) await alert(trx, row, 'phoneChanged', { recipients });
    },

    /** In a mutation: the second proof was given on a new device. */
    reportDevice: async (trx: Executor, row: AccountRow): Promise<void> => {
      await audit(trx, row, 'account.newDevice');
      await alert(trx, row, 'newDevice');
    },

    /**
     * In a mutation: the phone number of the customer whom the application claimed now belongs to somebody else. Their
     * passkeys are removed.
     */
    reportReleasedNumber: async (trx: Executor, row: AccountRow): Promise<void> => {
      if (row.claimedCustomerId !== null) await removePasskeys(trx, row.claimedCustomerId);
      await alert(trx, row, 'numberReleased');
    },

    /** In a mutation: the customer created a passkey. */
    reportPasskey: (trx: Executor, row: AccountRow): Promise<void> => alert(trx, row, 'passkeyAdded'),

    /** In a transaction: payments of this application come from another account than those of the customer's purchases. */
    reportBankChange: async (trx: Executor, applicationId: string): Promise<void> => {
      const row = await findApplication(trx, keys, applicationId);
      if (row) await alert(trx, row, 'bankChanged');
    },

    /**
     * In a mutation: the customer signed. The copy of the agreement has the link to report that it was not them. An alert
     * is sent as well, unless the line was granted on this device and the address has not changed.
     */
    reportDraw: async (
      trx: Executor,
      { sessionId }: Session,
      row: AccountRow,
      amount: Cents,
    ): Promise<void> => {
      const { id: applicationId, customerId, email } = row;
      if (customerId === null) return;
      if (email !== null) {
        const expiresAt = fromNow(linkLifeMs);
        const copy = {
          customerId,
          applicationId,
          kind: 'signature',
          recipient: email,
          amount: null,
        } as const;
        await insertAlert(trx, keys, { ...copy, now: now(), expiresAt });
      }
      if (isEmailOnHold(row) || (await isNewDevice(trx, { sessionId, customerId })))
        await alert(trx, row, 'draw', { amount });
    },

    /**
     * Whether the customer may draw this amount now. Otherwise returns `security-review`, after it opened the review that
     * the purchase waits for: return it from the mutation, so that the review is stored.
     */
    authorizeDraw: async (
      trx: Executor,
      session: Session,
      row: AccountRow,
      draw: Draw,
    ): Promise<ProblemError | undefined> => {
      const { id: applicationId, customerId } = row;
      const { amount } = draw;
      if (customerId === null) return undefined;
      // a draw in another checkout counts, and so does a freeze
      await lockCustomer(trx, customerId);
      if (await reviews.isFrozen(trx, customerId)) return problem('security-review');
      const purchase = await reviews.listPurchaseReviews(trx, applicationId);
      if (purchase.some(({ outcome }) => outcome === 'refused')) return problem('security-review');
      const reason = await findReason(trx, session, row, customerId, draw);
      const isCleared = purchase.some(
        (review) =>
          review.outcome === 'cleared' && review.reason === reason && amount <= (review.amount ?? 0),
      );
      if (reason === null || isCleared) return undefined;
      const review = { customerId, applicationId, reason, alertId: null, amount, now: now() };
      if (await reviews.insertReview(trx, review))
        await recordAudit(trx, {
          applicationId,
          actor: 'system',
          act: 'account.reviewOpened',
          details: { reason },
          at: now(),
        });
      return problem('security-review');
    },

    /**
     * The customer reports with an alert's link that it was not them: freezes the line, ends all sessions, removes all
     * passkeys, undoes a change of the address that is on hold and opens a review. Throws `session-expired` for an unknown,
     * used or expired link.
     */
    disown: (token: string): Promise<void> =>
      inTransaction(database, async (trx) => {
        const found = await consumeAlert(trx, keys.hash(token), now());
        if (!found) throw problem('session-expired');
        const { id: alertId, customerId, applicationId } = found;
        await lockCustomer(trx, customerId);
        await reviews.insertReview(trx, {
          customerId,
          applicationId,
          reason: 'notMe',
          alertId,
          amount: null,
          now: now(),
        });
        await sessions.endAll(trx, customerId);
        await removePasskeys(trx, customerId);
        // the hold would end during the freeze, and codes then go to the address that was reported
        const emailRestored = await restoreFormerEmail(trx, keys, customerId, now());
        await recordAudit(trx, {
          applicationId,
          actor: 'applicant',
          act: 'account.frozen',
          details: { emailRestored },
          at: now(),
        });
      }),

    /** Open reviews, with the passkeys of their customers. */
    listOpenReviews: async (operator: Operator): Promise<readonly AccountReview[]> => {
      authorize(operator, 'accounts.read');
      const open = await reviews.listOpenReviews(database, keys);
      const customers = [...new Set(open.map(({ customerId }) => customerId))];
      const passkeys = await listPasskeys(database, customers);
      return open.map((review) => ({
        ...review,
        passkeys: passkeys.filter(({ customerId }) => customerId === review.customerId),
      }));
    },

    /**
     * Lifts a freeze, or allows or refuses a purchase. Throws `step-not-allowed` for a review that is not open, and where
     * the operator who would lift or allow corrected the customer's address or number: one person must not take over an
     * account and release its line.
     */
    resolveReview: (operator: Operator, id: string, outcome: 'cleared' | 'refused'): Promise<void> =>
      resolveReview(deps, operator, id, outcome),
  };
}
