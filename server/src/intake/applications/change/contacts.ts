import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { getProofEmail } from '../record/account-email';
import { getUnlockPhone } from '../record/mask-for-locked-session';
import { sealPerson } from '../record/person';
import { type PrefilledContacts, sealPrefill, withoutContact } from '../record/prefill';
import { type ApplicationRow, updateApplication } from '../record/repository';
import type { Session } from '../record/session';
import { type AcceptPhoneDeps, claimPhone } from './accept-phone';

interface ContactsDeps extends AcceptPhoneDeps {
  readonly database: Executor;
  readonly getRow: (executor: Executor, applicationId: string) => Promise<ApplicationRow>;
}

/** The phone number and the email address: verified, prefilled by the merchant, removed. */
export function createContacts(deps: ContactsDeps) {
  const { database, keys, now, getRow } = deps;

  const replacePrefilled = async (
    trx: Executor,
    row: ApplicationRow,
    contact: keyof PrefilledContacts,
    value: string | null,
  ): Promise<void> => {
    const { id, prefill } = row;
    if (prefill === null || prefill[contact] === value) return;
    await updateApplication(trx, id, await sealPrefill(keys, id, withoutContact(prefill, contact)));
  };

  return {
    /** In a mutation: the applicant uses this contact, so that a different one from the merchant is no longer shown. */
    replacePrefilled,

    /** The contact that the merchant passed, for a code requested without entering one; null if there is none. */
    findPrefilled: async (
      { applicationId }: Session,
      contact: keyof PrefilledContacts,
    ): Promise<string | null> => (await getRow(database, applicationId)).prefill?.[contact] ?? null,

    /**
     * In a mutation: this number was verified. The application claims its customer, or, without an account, becomes the
     * customer's. Returns whether it claims.
     */
    claimPhone: (trx: Executor, row: ApplicationRow, phone: string): Promise<boolean> =>
      claimPhone(trx, row, phone, deps),
    acceptEmail: async (trx: Executor, { id }: ApplicationRow, email: string): Promise<void> =>
      updateApplication(trx, id, {
        ...(await sealPerson(keys, id, { email })),
        email_verified_at: now(),
        updated_at: now(),
      }),

    /** The contact that receives the next code of a locked session. Throws `session-expired` if there is none. */
    getProofDestination: async (
      executor: Executor,
      { applicationId, proofDue }: Session,
    ): Promise<string> => {
      const row = await getRow(executor, applicationId);
      const destination = proofDue === 'email' ? getProofEmail(row, now()) : getUnlockPhone(row);
      if (destination === null) throw problem('session-expired');
      return destination;
    },

    /** In a mutation: removes the verified number or address. */
    removeContact: async (trx: Executor, row: ApplicationRow, channel: 'phone' | 'email'): Promise<void> => {
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
