import {
  type Contacts,
  findCustomerByPhone,
  openContacts,
  sealContacts,
} from '../../server/src/intake/applications/record/customer';
import type { Api } from './api';

type Stored = Pick<Api, 'database' | 'services'>;

/** Stores a customer, as the product does. */
export async function insertCustomer(
  { database, services }: Stored,
  id: string,
  contacts: Partial<Contacts>,
): Promise<void> {
  await database
    .insertInto('customer')
    .values({ id, ...(await sealContacts(services.keys, id, contacts)) })
    .execute();
}

/** Changes a customer; with a former address, until when it proves them. */
export async function setCustomer(
  { database, services }: Stored,
  id: string,
  contacts: Partial<Contacts>,
  formerUntil?: Date,
): Promise<void> {
  await database
    .updateTable('customer')
    .set({
      ...(await sealContacts(services.keys, id, contacts)),
      ...(formerUntil && { former_email_until: formerUntil }),
    })
    .where('id', '=', id)
    .execute();
}

/** A customer's row, with contacts as they are. */
export async function readCustomer({ database, services }: Stored, id: string) {
  const row = await database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const contacts = await openContacts(services.keys, id, {
    phone: row.phone,
    phoneCipher: row.phone_cipher,
    email: row.email,
    emailCipher: row.email_cipher,
    formerEmail: row.former_email,
    formerEmailCipher: row.former_email_cipher,
  });
  return { ...contacts, formerEmailUntil: row.former_email_until };
}

/** The customer of a number; undefined if it has none. */
export const findCustomer = ({ database, services }: Stored, phone: string) =>
  findCustomerByPhone(database, services.keys, phone);
