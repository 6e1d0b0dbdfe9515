import type { BusinessInput } from '@tamarack/core/flow/inputs';
import type { Executor } from '../database/executor';

/** What an application tells of the two sides of an agreement. */
export interface Parties {
  readonly borrower: Pick<BusinessInput, 'legal' | 'businessAs'> & { readonly address: Address };
  readonly signer: { readonly first: string; readonly last: string };
  readonly merchant: string;
  readonly orderReference: string | null;
  readonly phone: string;
  readonly phoneVerifiedAt: Date;
  readonly email: string;
  readonly emailVerifiedAt: Date;
}

type Address = Pick<BusinessInput, 'street' | 'city' | 'province' | 'postal' | 'country'>;

/** Null while something an agreement needs is not known or not verified. */
export async function findParties(
  executor: Executor,
  applicationId: string,
  checkoutId: string,
): Promise<Parties | null> {
  const row = await executor
    .selectFrom('application')
    .innerJoin('checkout', 'checkout.application_id', 'application.id')
    .innerJoin('merchant', 'merchant.id', 'checkout.merchant_id')
    .select([
      'application.personal',
      'application.business',
      'application.phone',
      'application.phone_verified_at as phoneVerifiedAt',
      'application.email',
      'application.email_verified_at as emailVerifiedAt',
      'merchant.name as merchant',
      'checkout.order_reference as orderReference',
    ])
    .where('application.id', '=', applicationId)
    .where('checkout.id', '=', checkoutId)
    .executeTakeFirst();
  if (!row) return null;
  const { personal, business, phone, phoneVerifiedAt, email, emailVerifiedAt } = row;
  if (!personal || !business || !phone || !phoneVerifiedAt || !email || !emailVerifiedAt) return null;
  const { legal, businessAs, street, city, province, postal, country } = business;
  return {
    borrower: { legal, businessAs, address: { street, city, province, postal, country } },
    signer: { first: personal.first, last: personal.last },
    merchant: row.merchant,
    orderReference: row.orderReference,
    phone,
    phoneVerifiedAt,
    email,
    emailVerifiedAt,
  };
}
