import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { getProofEmail } from '../record/account-email';
import { getUnlockPhone } from '../record/mask-for-locked-session';
import { sealPerson } from '../record/person';
import { type PrefilledContacts, sealPrefill, withoutContact } from '../record/prefill';
import { type ApplicationRow, updateApplication } from '../record/repository';
import type { Session } from '../record/session';
import { type AcceptPhoneDeps, claimPhone } from './accept-phone';

export interface Contacts {
  /**
   * In a mutation: this number was verified. The application claims its customer, or, without an account, becomes the
   * customer's. Returns whether it claims.
   */
  claimPhone(trx: Executor, application: ApplicationRow, phone: string): Promise<boolean>;
  acceptEmail(trx: Executor, application: ApplicationRow, email: string): Promise<void>;
  /** The contact that receives the next code of a locked session. Throws `session-expired` if there is none. */
  getProofDestination(executor: Executor, session: Session): Promise<string>;
  /** The contact that the merchant passed, for a code requested without entering one; null if there is none. */
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
}

interface ContactsDeps extends AcceptPhoneDeps {
  readonly database: Executor;
  readonly getRow: (executor: Executor, applicationId: string) => Promise<ApplicationRow>;
}

/** The phone number and the email address: verified, prefilled by the merchant, removed. */
export function createContacts(deps: ContactsDeps): Contacts {
  const { database, keys, now, getRow } = deps;

  const replacePrefilled: Contacts['replacePrefilled'] = async (trx, row, contact, value) => {
    const { id, prefill } = row;
    if (prefill === null || prefill[contact] === value) return;
    await updateApplication(trx, id, await sealPrefill(keys, id, withoutContact(prefill, contact)));
  };

  return {
    replacePrefilled,
    findPrefilled: async ({ applicationId }, contact) =>
      (await getRow(database, applicationId)).prefill?.[contact] ?? null,

    claimPhone: (trx, row, phone) => claimPhone(trx, row, phone, deps),
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
  };
}
