import type { Cents } from '../money/cents';

/** `T` with its optional keys required: an object that omits one of them does not compile. */
export type EveryKey<T> = { readonly [K in keyof T]-?: T[K] };

export type ProvinceCode =
  | 'NL'
  | 'PE'
  | 'NS'
  | 'NB'
  | 'QC'
  | 'ON'
  | 'MB'
  | 'SK'
  | 'AB'
  | 'BC'
  | 'YT'
  | 'NT'
  | 'NU';

export interface AddressInput {
  readonly street: string;
  readonly city: string;
  readonly province: ProvinceCode;
  readonly postal: string;
  readonly country: 'CA';
}

export interface InvoiceInput {
  readonly site: string;
  readonly number: string;
  readonly amount: Cents;
  /** Part of the amount to finance. */
  readonly payable: Cents;
}

/** Account numbers on a void cheque, as digits with leading zeros. */
export interface ChequeAccountInput {
  /** Five digits. */
  readonly transit: string;
  /** Three digits. */
  readonly institution: string;
  /** Seven to twelve digits. */
  readonly account: string;
}

export interface PersonalInput extends AddressInput {
  readonly first: string;
  readonly last: string;
  /** `YYYY-MM-DD`. */
  readonly dob: string;
  /** Nine digits; omitted once saved or if optional. */
  readonly sin?: string | undefined;
  readonly terms: boolean;
}

export interface BusinessInput extends AddressInput {
  readonly legal: string;
  readonly businessAs: string;
  /** Code of an entity type. */
  readonly entity: string;
  /** Code of an industry. */
  readonly industry: string;
  /** Months. */
  readonly timeInBusiness: number;
  /** Omitted if none was given. */
  readonly registrationNumber?: string | undefined;
  readonly sameAddress: boolean;
}

/** The business as its form sends it: with `sameAddress` the parts of the address are empty. */
export type BusinessFormInput = Omit<BusinessInput, 'province' | 'country'> & {
  readonly province: ProvinceCode | '';
  readonly country: 'CA' | '';
};
