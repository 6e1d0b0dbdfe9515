import type { Insertable, Updateable } from 'kysely';
import { type Executor, newId } from '../../../platform/database';
import {
  type Keys,
  openField,
  type PersonColumn,
  type SealedFields,
  type SealingKeys,
  sealField,
  toEmailIndex,
  toPhoneIndex,
} from '../../../platform/keys';
import { applicationsTables, type CustomerTable } from './tables';

/** How a customer is reached and recognized. */
export interface Contacts {
  /** E.164; null once another person has the number. */
  readonly phone: string | null;
  /** Normalized; null until one is verified. */
  readonly email: string | null;
  readonly formerEmail: string | null;
}

/** The columns of a customer with these values. */
export const customerColumns = {
  phone: { table: 'customer', column: 'phone', toHash: toPhoneIndex, identifies: true },
  email: { table: 'customer', column: 'email', toHash: toEmailIndex },
  formerEmail: { table: 'customer', column: 'former_email', toHash: toEmailIndex },
} as const satisfies { readonly [F in keyof Contacts]: PersonColumn };

/** The columns to write for a customer's contacts. */
export async function sealContacts(
  keys: SealingKeys,
  customerId: string,
  { phone, email, formerEmail }: Partial<Contacts>,
): Promise<Partial<SealedFields<'phone' | 'email' | 'former_email'>>> {
  const { phone: phoneColumn, email: emailColumn, formerEmail: formerColumn } = customerColumns;
  return {
    ...(phone !== undefined && (await sealField(keys, phoneColumn, customerId, phone))),
    ...(email !== undefined && (await sealField(keys, emailColumn, customerId, email))),
    ...(formerEmail !== undefined && (await sealField(keys, formerColumn, customerId, formerEmail))),
  };
}

/** A customer's contacts as a row has them. */
type StoredContacts = Contacts & { readonly [F in keyof Contacts as `${F}Cipher`]: Buffer | null };

/** Opens the contacts of a customer's row that were selected. */
export async function openContacts<Row extends Partial<StoredContacts>>(
  keys: Pick<Keys, 'decrypt'>,
  customerId: string,
  row: Row,
): Promise<Omit<Row, `${keyof Contacts}Cipher`>> {
  const opened: Record<string, unknown> = { ...row };
  for (const field of ['phone', 'email', 'formerEmail'] as const) {
    const cipher = row[`${field}Cipher`];
    delete opened[`${field}Cipher`];
    if (cipher)
      opened[field] = await openField(keys, customerColumns[field], customerId, { plain: null, cipher });
  }
  return opened as Omit<Row, `${keyof Contacts}Cipher`>;
}

/** The customer of a verified phone number, created at the first verification. */
export async function findOrCreateCustomer(
  executor: Executor,
  keys: SealingKeys,
  phone: string,
  now: Date,
): Promise<string> {
  // one that the previous release stored has no hash, which is unique
  const found = await findCustomerId(executor, keys, phone);
  if (found !== undefined) return found;
  const id = newId(now);
  const row: Insertable<CustomerTable> = {
    id,
    created_at: now,
    ...(await sealContacts(keys, id, { phone })),
  };
  await applicationsTables(executor)
    .insertInto('customer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const created = await findCustomerId(executor, keys, phone);
  if (created === undefined) throw new Error('the customer of a number is gone');
  return created;
}

const selectByPhone = (executor: Executor, keys: Pick<Keys, 'keyedHash'>, phone: string) =>
  applicationsTables(executor)
    .selectFrom('customer')
    .select('id')
    .where((row) => row.or([row('phone_hash', '=', toPhoneIndex(keys, phone)), row('phone', '=', phone)]));

async function findCustomerId(executor: Executor, keys: Pick<Keys, 'keyedHash'>, phone: string) {
  return (await selectByPhone(executor, keys, phone).executeTakeFirst())?.id;
}

export async function findCustomerByPhone(
  executor: Executor,
  keys: Pick<Keys, 'decrypt' | 'keyedHash'>,
  phone: string,
) {
  const row = await selectByPhone(executor, keys, phone)
    .select(['email', 'email_cipher as emailCipher'])
    .executeTakeFirst();
  return row && openContacts(keys, row.id, row);
}

/** The address that the second proof is sent to, and the former one if it still proves the customer. */
export async function setAccountEmail(
  trx: Executor,
  keys: SealingKeys,
  customerId: string,
  set: { readonly email: string; readonly former: { readonly email: string; readonly until: Date } | null },
): Promise<void> {
  const contacts = { email: set.email, formerEmail: set.former?.email ?? null };
  await updateCustomer(trx, customerId, {
    ...(await sealContacts(keys, customerId, contacts)),
    former_email_until: set.former?.until ?? null,
  });
}

/** Undoes the last change of the address while it is on hold. Returns whether there was one. */
export async function restoreFormerEmail(
  trx: Executor,
  keys: SealingKeys & Pick<Keys, 'decrypt'>,
  customerId: string,
  now: Date,
): Promise<boolean> {
  const row = await applicationsTables(trx)
    .selectFrom('customer')
    .select(['former_email as formerEmail', 'former_email_cipher as formerEmailCipher'])
    .where('id', '=', customerId)
    .where('former_email_until', '>', now)
    .executeTakeFirst();
  const contacts = row && (await openContacts(keys, customerId, row));
  if (!contacts || contacts.formerEmail === null) return false;
  await setAccountEmail(trx, keys, customerId, { email: contacts.formerEmail, former: null });
  return true;
}

/** Sets the number that identifies the customer from now on; null if another person has it. */
export async function setAccountPhone(
  trx: Executor,
  keys: SealingKeys,
  customerId: string,
  phone: string | null,
): Promise<void> {
  await updateCustomer(trx, customerId, await sealContacts(keys, customerId, { phone }));
}

/** Remembers the operator who corrected the customer's address or number. */
export async function setContactsCorrectedBy(
  trx: Executor,
  customerId: string,
  operatorId: string,
): Promise<void> {
  await updateCustomer(trx, customerId, { contacts_corrected_by: operatorId });
}

/** The operator who corrected the customer's address or number last; null if nobody did. */
export async function findContactsCorrector(executor: Executor, customerId: string): Promise<string | null> {
  const row = await applicationsTables(executor)
    .selectFrom('customer')
    .select('contacts_corrected_by as operatorId')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.operatorId ?? null;
}

/** Removes the customer's phone number and email address, so that another customer can use them. */
export async function eraseContacts(trx: Executor, keys: SealingKeys, customerId: string): Promise<void> {
  await updateCustomer(trx, customerId, {
    ...(await sealContacts(keys, customerId, { phone: null, email: null, formerEmail: null })),
    former_email_until: null,
  });
}

async function updateCustomer(trx: Executor, id: string, set: Updateable<CustomerTable>): Promise<void> {
  await applicationsTables(trx).updateTable('customer').set(set).where('id', '=', id).execute();
}
