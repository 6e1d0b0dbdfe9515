import { isProvince } from '@tamarack/core/validation/address/provinces';
import type { AddressInput } from '@tamarack/core/validation/inputs';

/** An address as a form holds it; missing choices are empty strings. */
export interface AddressDraft {
  street: string;
  city: string;
  province: string;
  postal: string;
}

export const noAddress: AddressDraft = { street: '', city: '', province: '', postal: '' };

export function addressDraft(saved: AddressDraft): AddressDraft {
  const { street, city, province, postal } = saved;
  return { street, city, province, postal };
}

/** The address of a valid form; null otherwise. */
export function addressInput({ street, city, province, postal }: AddressDraft): AddressInput | null {
  return isProvince(province) ? { street, city, province, postal, country: 'CA' } : null;
}

export const isEmpty = (address: AddressDraft): boolean =>
  [address.street, address.city, address.province, address.postal].every((part) => part.trim() === '');
