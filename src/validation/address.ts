import type { AddressInput } from '../flow/inputs';
import type { FieldChecks } from './codes';
import { normalPostal, postalError } from './postal';
import { isProvince } from './provinces';
import { isPlaceName, required, tidy } from './text';

export type AddressField = keyof AddressInput;

/** An address as a form holds it: nothing chosen is an empty text. */
export type AddressForm = { readonly [F in AddressField]: string };

export function checkAddress(address: AddressForm): FieldChecks<AddressField> {
  return {
    street: required(address.street, 'streetRequired'),
    city:
      required(address.city, 'cityRequired') ?? (isPlaceName(tidy(address.city)) ? null : 'cityCharacters'),
    province: isProvince(address.province) ? null : 'provinceRequired',
    postal: postalError(address.postal),
    country: address.country === 'CA' ? null : 'countryRequired',
  };
}

/** The address as it is saved. */
export function tidyAddress<A extends AddressForm>(address: A): Pick<A, AddressField> {
  return {
    ...address,
    street: tidy(address.street),
    city: tidy(address.city),
    postal: normalPostal(address.postal),
  };
}
