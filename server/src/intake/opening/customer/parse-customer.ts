import { normalizePostal } from '@tamarack/core/validation/address/postal';
import { isProvince } from '@tamarack/core/validation/address/provinces';
import { normalizeRegistrationNumber } from '@tamarack/core/validation/business/registration-number';
import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import { normalizePhone } from '@tamarack/core/validation/phone/phone';
import { tidy } from '@tamarack/core/validation/text';
import type { z } from 'zod';
import { problem } from '../../../platform/errors';
import type { Prefill } from '../../applications';
import type { customerInput } from './schemas';

type CustomerInput = z.output<typeof customerInput>;
type Text = string | null | undefined;

/** Mistakes in the merchant's code. A value that merely cannot be used, such as a foreign number, is not one. */
const formats = [
  {
    path: '/customer/email',
    read: ({ email }) => email,
    shape: /^[^\s@]+@[^\s@]+$/,
    expected: 'an email address',
  },
  {
    path: '/customer/phone',
    read: ({ phone }) => phone,
    shape: /(?:\D*\d){7}/,
    expected: 'a phone number, as +14165550123',
  },
  {
    path: '/customer/business/address/province',
    read: ({ business }) => business?.address?.province,
    shape: /^[a-z]{2}$/i,
    expected: 'two letters, as ON',
  },
] as const satisfies readonly {
  readonly path: string;
  readonly read: (customer: CustomerInput) => Text;
  readonly shape: RegExp;
  readonly expected: string;
}[];

/**
 * The values to prefill the forms with; null if there are none. A value that no customer could use, such as a foreign number, is
 * left out; names and addresses are not changed, and the forms show their errors.
 *
 * @throws `validation-failed`, naming each field of another format
 */
export function parseCustomer(customer: CustomerInput | null): Prefill | null {
  if (customer === null) return null;
  const errors = formats.flatMap(({ path, read, shape, expected }) => {
    const text = read(customer)?.trim() ?? '';
    return text === '' || shape.test(text) ? [] : [{ path, code: 'invalid', expected }];
  });
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const { email, phone, firstName, lastName, business } = customer;
  const { street, city, province, postalCode } = business?.address ?? {};
  const provinceCode = province?.trim().toUpperCase() ?? '';
  const values = {
    phone: normalizePhone(phone ?? ''),
    email: email && validateEmail(email) === null ? normalizeEmail(email) : null,
    first: toText(firstName),
    last: toText(lastName),
    legal: toText(business?.name),
    businessAs: toText(business?.operatingName),
    registrationNumber: normalizeRegistrationNumber(business?.registrationNumber ?? '') || null,
    street: toText(street),
    city: toText(city),
    province: isProvince(provinceCode) ? provinceCode : null,
    postal: normalizePostal(postalCode ?? '') || null,
  };
  return Object.values(values).every((value) => value === null) ? null : { ...values, replaced: [] };
}

/** Null if nothing is left without control characters. */
const toText = (text: Text): string | null => tidy((text ?? '').replace(/\p{Cc}/gu, ' ')) || null;
