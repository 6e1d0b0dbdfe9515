import type { RegisterRecord } from '../../../intake/reference';
import { isSameBusiness } from '../../decision';

/** A business as the applicant entered it. */
export interface EnteredBusiness {
  readonly legal: string;
  readonly businessAs: string;
  readonly entity: string;
  readonly registrationNumber?: string | undefined;
  readonly province: string;
}

/** Result of the registry search. */
export type RegistryFinding =
  | { readonly status: 'notRequired' | 'notFound' | 'unavailable' }
  | {
      readonly status: 'active' | 'inactive';
      readonly record: RegisterRecord;
      /** Whether the name alone matches, or the entered number as well. */
      readonly by: 'name' | 'nameAndNumber';
    };

/** Sole proprietors who use their own name need no registration. */
export const isRegistered = (entity: string): boolean => entity !== 'soleProprietorship';

/**
 * Finds the record of a business by name, in the federal registry or that of its province. Among several, a record with the
 * entered number comes first, then an active one. A number without a matching name is ignored.
 */
export function matchRecord(business: EnteredBusiness, records: readonly RegisterRecord[]): RegistryFinding {
  const names = [business.legal, business.businessAs].filter((name) => name !== '');
  const number = normalizeNumber(business.registrationNumber ?? '');
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

/** Corporations Canada. Provincial registries also list businesses from elsewhere that operate in the province. */
const federal = 'CC';

const isSameName = (listed: string, name: string): boolean =>
  isSameBusiness(listed, name) || isSameBusiness(name, listed);

/** A business number may include its program account: 812345678RC0001. */
const listNumbers = ({ number, businessNumber }: RegisterRecord): readonly string[] =>
  [number, businessNumber?.slice(0, 9) ?? ''].map(normalizeNumber);

/** Removes leading zeros, dashes, letters and the program account. */
const normalizeNumber = (text: string): string =>
  text
    .replace(/R[CTPMZ]\s*\d{4}$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
