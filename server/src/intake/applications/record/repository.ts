import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Updateable } from 'kysely';
import { type Executor, type InsertInto, newId } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { openContacts } from './customer';
import { openPerson } from './person';
import type { ApplicationParts } from './ports';
import { openPrefill } from './prefill';
import type { ApplicationsTables, ApplicationTable } from './tables';
import { applicationsTables } from './tables';

const selectApplications = (executor: Executor) =>
  applicationsTables(executor)
    .selectFrom('application')
    .innerJoin('application_checkout as checkout', 'checkout.application_id', 'application.id')
    .leftJoin('application as earlier', 'earlier.id', 'application.prefilled_from')
    .leftJoin('customer', (join) =>
      join.on((on) =>
        on('customer.id', '=', on.fn.coalesce('application.customer_id', 'application.claimed_customer_id')),
      ),
    )
    .select([
      'application.id',
      'application.merchant_id as merchantId',
      'application.customer_id as customerId',
      'application.claimed_customer_id as claimedCustomerId',
      'customer.email as accountEmail',
      'customer.email_cipher as accountEmailCipher',
      'customer.former_email as formerEmail',
      'customer.former_email_cipher as formerEmailCipher',
      'customer.former_email_until as formerEmailUntil',
      'application.entry',
      'application.language',
      'application.eligibility',
      'application.phone',
      'application.phone_cipher as phoneCipher',
      'application.phone_verified_at as phoneVerifiedAt',
      'application.email',
      'application.email_cipher as emailCipher',
      'application.email_verified_at as emailVerifiedAt',
      'application.personal',
      'application.personal_cipher as personalCipher',
      'application.sin_last_three as sinLastThree',
      'application.business',
      'application.business_cipher as businessCipher',
      'application.prefill_cipher as prefillCipher',
      'application.bank',
      'application.qualification',
      'application.carried_from as carriedFrom',
      'earlier.personal as earlierPersonal',
      'earlier.personal_cipher as earlierPersonalCipher',
      'earlier.business as earlierBusiness',
      'earlier.business_cipher as earlierBusinessCipher',
      'earlier.id as earlierId',
      'earlier.merchant_id as earlierMerchantId',
      'earlier.carried_from as earlierCarriedFrom',
      'checkout.checkout_id as checkoutId',
      'checkout.cart_total_cents as cartTotal',
      'checkout.minimum_purchase_cents as minimumPurchase',
      'checkout.redirect_url as redirectUrl',
      'checkout.order_reference as orderReference',
      'checkout.status',
      'checkout.invoice_link_id as invoiceLinkId',
      'checkout.merchant_name as merchantName',
      'checkout.merchant_logo_url as merchantLogoUrl',
      'checkout.sin_optional as sinOptional',
      'checkout.invoice_number as invoiceNumber',
      'checkout.capture_method as captureMethod',
    ]);

/** An application with its checkout (there is exactly one) and its merchant. */
export async function findApplication(executor: Executor, keys: OpeningKeys, id: string) {
  const row = await selectApplications(executor).where('application.id', '=', id).executeTakeFirst();
  return row && openRow(keys, row);
}

type OpeningKeys = Pick<Keys, 'decrypt'>;

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectApplications>['executeTakeFirst']>>>;

/** Decrypts the values of the application, its customer and the earlier application that prefills it. */
async function openRow<Row extends StoredRow>(keys: OpeningKeys, row: Row) {
  const {
    earlierPersonalCipher,
    earlierBusinessCipher,
    accountEmailCipher,
    formerEmailCipher,
    prefillCipher,
    ...own
  } = row;
  const account = await openContacts(keys, row.customerId ?? row.claimedCustomerId ?? '', {
    email: row.accountEmail,
    emailCipher: accountEmailCipher,
    formerEmail: row.formerEmail,
    formerEmailCipher,
  });
  const earlier = await openPerson(keys, row.earlierId ?? '', {
    personal: row.earlierPersonal,
    personalCipher: earlierPersonalCipher,
    business: row.earlierBusiness,
    businessCipher: earlierBusinessCipher,
  });
  return {
    ...(await openPerson(keys, row.id, own)),
    accountEmail: account.email,
    formerEmail: account.formerEmail,
    prefill: await openPrefill(keys, row.id, prefillCipher),
    earlierPersonal: earlier.personal,
    earlierBusiness: earlier.business,
  };
}

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** Selects an application by its id or its checkout's; with a session, only while that has not ended. */
export type ApplicationSelector = ({ readonly id: string } | { readonly checkoutId: string }) & {
  readonly sessionId?: string;
};

/** Dependencies for reading an application. */
export interface StateDeps {
  readonly parts: ApplicationParts;
  readonly keys: OpeningKeys;
}

/** An application with the other areas' parts, in one statement. */
export async function findWithParts(
  executor: Executor,
  selector: ApplicationSelector,
  { parts, keys }: StateDeps,
) {
  const query = selectApplications(executor).select([
    parts.scoring.read().as('scoring'),
    parts.offers.read().as('offers'),
    parts.agreements.read().as('agreements'),
    parts.bank.read().as('bankPart'),
    parts.documents.read().as('documents'),
    parts.reviews.read().as('reviews'),
    parts.invoices.read().as('invoices'),
    parts.pendingCodes.read().as('pendingCodes'),
    parts.passkeys.read().as('passkeys'),
  ]);
  const one =
    'id' in selector
      ? query.where('application.id', '=', selector.id)
      : query.where('checkout.checkout_id', '=', selector.checkoutId);
  const { sessionId } = selector;
  const wanted =
    sessionId === undefined
      ? one
      : one.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('open_session').select('open_session.id').where('open_session.id', '=', sessionId),
          ),
        );
  const row = await wanted.executeTakeFirst();
  return row && openRow(keys, row);
}

/** An empty application with a new id. */
export function buildApplicationInsert(application: {
  readonly merchantId: string;
  readonly entry: ApplicationTable['entry'];
  readonly language: Language;
  readonly now: Date;
  readonly id?: string;
  readonly prefillCipher?: Buffer | null;
}) {
  const { merchantId, entry, language, now, id = newId(now), prefillCipher = null } = application;
  const insert: InsertInto<ApplicationsTables> = {
    table: 'application',
    values: {
      id,
      merchant_id: merchantId,
      entry,
      language,
      ...(prefillCipher && { prefill_cipher: prefillCipher }),
      created_at: now,
      updated_at: now,
    },
  };
  return { id, insert };
}

export async function updateApplication(
  executor: Executor,
  id: string,
  set: Updateable<ApplicationTable>,
): Promise<void> {
  await applicationsTables(executor).updateTable('application').set(set).where('id', '=', id).execute();
}

/** Whether the customer was ever granted a credit line; with a date, one that has not expired then. */
export async function hasCreditLine(
  executor: Executor,
  customerId: string,
  today?: PlainDate,
): Promise<boolean> {
  const lines = applicationsTables(executor)
    .selectFrom('customer_credit_line')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1);
  const usable = today === undefined ? lines : lines.where('expires_on', '>=', today);
  return (await usable.executeTakeFirst()) !== undefined;
}

/** A customer's applications for a merchant and an entry whose checkout is not completed, newest first. */
export async function listOpenApplications(
  executor: Executor,
  filter: {
    readonly customerId: string;
    readonly merchantId: string;
    readonly entry: ApplicationRow['entry'];
  },
) {
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .innerJoin('application_checkout as checkout', 'checkout.application_id', 'application.id')
    .select('application.id')
    .where('application.customer_id', '=', filter.customerId)
    .where('application.merchant_id', '=', filter.merchantId)
    .where('application.entry', '=', filter.entry)
    .where('checkout.status', '!=', 'completed')
    .orderBy('application.id', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ id }) => id);
}
