import type { AddressInput } from '../inputs';
import { isPlaceName, tidy, validateRequired } from '../text';
import type { FieldChecks } from '../validation-codes';
import { normalizePostal, validatePostal } from './postal';
import { isProvince } from './provinces';

export type AddressField = keyof AddressInput;

/** Address of a form; empty strings for missing values. */
export type AddressForm = { readonly [F in AddressField]: string };

export function validateAddress(address: AddressForm): FieldChecks<AddressField> {
  return {
    street: validateRequired(address.street, 'streetRequired'),
    city:
      validateRequired(address.city, 'cityRequired') ??
      (isPlaceName(tidy(address.city)) ? null : 'cityCharacters'),
    province: isProvince(address.province) ? null : 'provinceRequired',
    postal: validatePostal(address.postal),
    country: address.country === 'CA' ? null : 'countryRequired',
  };
}

/** Normalizes an address for storage. */
export function normalizeAddress<A extends AddressForm>(address: A): Pick<A, AddressField> {
  return {
    ...address,
    street: tidy(address.street),
    city: tidy(address.city),
    postal: normalizePostal(address.postal),
  };
}
