import { providerZone } from '@tamarack/core/calendar/plain-date';
import type { Borrower } from '@tamarack/core/lending/criminal-rate';
import { provinceZones } from '@tamarack/core/validation/address/province-zones';
import { isNaturalPerson } from '@tamarack/core/validation/business/entity-types';
import type { ApplicationRow } from './record/repository';

/** The strictest case while the business is unknown: a natural person. */
export function toBorrower(row: ApplicationRow): Borrower {
  return isNaturalPerson(row.business?.entity ?? '') ? 'naturalPerson' : 'organization';
}

/** The time zone of the business: the dates of its offers and of its agreement are days there. */
export const getTimeZone = ({ business }: Pick<ApplicationRow, 'business'>): string =>
  business ? provinceZones[business.province] : providerZone;

/** The two parties to an agreement; null while one of them is unknown. */
export function toParties(row: ApplicationRow) {
  const { personal, business, phone, phoneVerifiedAt, email, emailVerifiedAt } = row;
  if (!personal || !business || !phone || !phoneVerifiedAt || !email || !emailVerifiedAt) return null;
  const { legal, businessAs, street, city, province, postal, country } = business;
  return {
    borrower: { legal, businessAs, address: { street, city, province, postal, country } },
    naturalPerson: isNaturalPerson(business.entity),
    timeZone: getTimeZone(row),
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
