import type { Executor } from '../../../platform/database';
import type { Keys, SealingKeys } from '../../../platform/keys';
import { eraseContacts } from '../record/customer';
import { sealPerson } from '../record/person';
import { updateApplication } from '../record/repository';
import { type CorrectedField, correctApplications, type PersonChange } from './correct-applicant';
import { findPerson, findPersonIds, type Person, type PersonQuery } from './find-people';

/** The data that applications and customers hold on people. */
export interface PersonRecords extends ReturnType<typeof createPersonRecords> {}

export function createPersonRecords({ keys }: { readonly keys: SealingKeys & Pick<Keys, 'decrypt'> }) {
  return {
    /** The ids of the people, newest first. Only verified addresses and numbers are found. */
    findIds: (executor: Executor, query: PersonQuery): Promise<readonly string[]> =>
      findPersonIds(executor, keys, query),

    /** Undefined if the person has no application. */
    find: (executor: Executor, id: string): Promise<Person | undefined> => findPerson(executor, keys, id),

    /** Removes the applicant's data. The application itself is kept, because other rows refer to it. */
    eraseApplicant: async (trx: Executor, applicationId: string, now: Date): Promise<void> =>
      updateApplication(trx, applicationId, {
        ...(await sealPerson(keys, applicationId, {
          personal: null,
          business: null,
          phone: null,
          email: null,
        })),
        claimed_customer_id: null,
        phone_verified_at: null,
        email_verified_at: null,
        sin_cipher: null,
        sin_last_three: null,
        prefilled_from: null,
        prefill_cipher: null,
        erased_at: now,
      }),

    eraseSin: (trx: Executor, applicationId: string): Promise<void> =>
      updateApplication(trx, applicationId, { sin_cipher: null, sin_last_three: null }),

    /** Removes the customer's phone number and email address, so that another customer can use them. */
    eraseCustomer: (trx: Executor, customerId: string): Promise<void> => eraseContacts(trx, keys, customerId),

    /** Writes corrected values to the applications, in a transaction that has locked them. Returns what differed. */
    correct: (trx: Executor, person: Person, change: PersonChange): Promise<readonly CorrectedField[]> =>
      correctApplications(trx, person, change, keys),
  };
}
