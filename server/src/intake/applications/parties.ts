import type { Borrower } from '@tamarack/core/lending/criminal-rate';
import { isNaturalPerson } from '@tamarack/core/validation/entity-types';
import type { ApplicationRow } from './record/repository';

/** The strictest case while the business is unknown: a natural person. */
export function toBorrower(row: ApplicationRow): Borrower {
  return isNaturalPerson(row.business?.entity ?? '') ? 'naturalPerson' : 'organization';
}

/** The two parties to an agreement; null while one of them is unknown. */
export function toParties(row: ApplicationRow) {
  const { personal, business, phone, phoneVerifiedAt, email, emailVerifiedAt } = row;
  if (!personal || !business || !phone || !phoneVerifiedAt || !email || !emailVerifiedAt) return null;
  const { legal, businessAs, street, city, province, postal, country } = business;
  return {
    borrower: { legal, businessAs, address: { street, city, province, postal, country } },
    signer: { first: personal.first, last: personal.last },
    merchant: row.merchantName,
    orderReference: row.orderReference,
    invoiceNumber: row.invoiceNumber,
    phone,
    phoneVerifiedAt,
    email,
    emailVerifiedAt,
  };
}
