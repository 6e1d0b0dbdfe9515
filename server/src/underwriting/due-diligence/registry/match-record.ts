import { isSameBusiness } from '../../decision';
import type { RegisterRecord } from './company-register';

/** A business as the applicant entered it. */
export interface EnteredBusiness {
  readonly legal: string;
  readonly businessAs: string;
  readonly entity: string;
  readonly registrationNumber?: string | undefined;
  readonly province: string;
}

/** What the registry says of it. */
export type RegistryFinding =
  | { readonly status: 'notRequired' | 'notFound' | 'unavailable' }
  | {
      readonly status: 'active' | 'inactive';
      readonly record: RegisterRecord;
      /** By the name alone; or the number that was entered is the record's as well. */
      readonly by: 'name' | 'nameAndNumber';
    };

/** A sole proprietor under their own name is in no registry. */
export const isRegistered = (entity: string): boolean => entity !== 'soleProprietorship';

/**
 * The record of a business: one with its name, of the federal registry or its own province; the number decides between
 * several, and an active one stands before one that is not. A number that is another business's confirms nothing.
 */
export function matchRecord(business: EnteredBusiness, records: readonly RegisterRecord[]): RegistryFinding {
  const names = [business.legal, business.businessAs].filter((name) => name !== '');
  const number = toNumber(business.registrationNumber ?? '');
  const candidates = records
    .filter(({ registry }) => registry === federal || registry === business.province)
    .filter((record) =>
      [record.name, ...record.otherNames].some((listed) => names.some((name) => isSameName(listed, name))),
    )
    .map((record) => ({ record, hasNumber: number !== '' && listNumbers(record).includes(number) }))
    .sort((a, b) => rank(b) - rank(a));
  const [best] = candidates;
  if (best === undefined) return { status: 'notFound' };
  return {
    status: best.record.active ? 'active' : 'inactive',
    record: best.record,
    by: best.hasNumber ? 'nameAndNumber' : 'name',
  };
}

const rank = ({
  record,
  hasNumber,
}: {
  readonly record: RegisterRecord;
  readonly hasNumber: boolean;
}): number => (hasNumber ? 2 : 0) + (record.active ? 1 : 0);

/** Corporations Canada. A province lists the businesses of others that work there in its own. */
const federal = 'CC';

const isSameName = (listed: string, name: string): boolean =>
  isSameBusiness(listed, name) || isSameBusiness(name, listed);

/** A business number may be written with its account: 812345678RC0001. */
const listNumbers = ({ number, businessNumber }: RegisterRecord): readonly string[] =>
  [number, businessNumber?.slice(0, 9) ?? ''].map(toNumber);

/** Numbers are written with zeros in front, dashes and the letters of their registry. */
const toNumber = (text: string): string =>
  text
    .replace(/R[CTPMZ]\s*\d{4}$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
