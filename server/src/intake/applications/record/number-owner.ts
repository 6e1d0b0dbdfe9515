import type { Executor } from '../../../platform/database';
import { type Keys, toPhoneIndex } from '../../../platform/keys';
import { getProofEmail } from './account-email';
import { openContacts } from './customer';
import { applicationsTables } from './tables';

/** The keyed hash of a number that its customer and their applications are found by. */
export const toNumberKey = (keys: Pick<Keys, 'keyedHash'>, phone: string): string =>
  toPhoneIndex(keys, phone).toString('base64url');

/**
 * The customer of a number, with the address that the second proof goes to and the newest application that proved the
 * number and can be continued. Undefined where one of them is missing.
 */
export async function findNumberOwner(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  numberKey: string,
  now: Date,
) {
  const hash = Buffer.from(numberKey, 'base64url');
  const row = await applicationsTables(executor)
    .selectFrom('customer')
    .innerJoin('application', 'application.customer_id', 'customer.id')
    .innerJoin('application_checkout as checkout', 'checkout.application_id', 'application.id')
    .select(['customer.id as customerId', 'application.id as applicationId'])
    .select(['customer.email', 'customer.email_cipher as emailCipher'])
    .select(['customer.former_email as formerEmail', 'customer.former_email_cipher as formerEmailCipher'])
    .select('customer.former_email_until as formerEmailUntil')
    .where('customer.phone_hash', '=', hash)
    // an application may have another number than its customer by now
    .where('application.phone_hash', '=', hash)
    .where('application.phone_verified_at', 'is not', null)
    .where('checkout.status', '<>', 'cancelled')
    .orderBy('application.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { customerId, applicationId, formerEmailUntil, ...contacts } = row;
  const { email: accountEmail, formerEmail } = await openContacts(keys, customerId, contacts);
  const email = getProofEmail({ accountEmail, formerEmail, formerEmailUntil }, now);
  return email === null ? undefined : { customerId, applicationId, email };
}
