import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import {
  type Keys,
  openField,
  type PersonColumn,
  type SealedFields,
  type SealingKeys,
  sealField,
  toEmailIndex,
  toPhoneIndex,
} from '../../../platform/keys';

/** Who the applicant is and how they are reached. */
export interface Person {
  readonly personal: Omit<PersonalInput, 'sin'> | null;
  readonly business: BusinessInput | null;
  /** E.164. */
  readonly phone: string | null;
  /** Normalized. */
  readonly email: string | null;
}

type Field = keyof Person;

/** As rows have it. A value without a ciphertext was stored by a release that has none. */
type StoredPerson = Person & { readonly [F in Field as `${F}Cipher`]: Buffer | null };

/** The columns of an application with these values. */
export const personColumns: { readonly [F in Field]: PersonColumn<F> } = {
  personal: { table: 'application', column: 'personal' },
  business: { table: 'application', column: 'business' },
  phone: { table: 'application', column: 'phone', toHash: toPhoneIndex },
  email: { table: 'application', column: 'email', toHash: toEmailIndex },
};

const fields = ['personal', 'business', 'phone', 'email'] as const satisfies readonly Field[];

const isForm = (field: Field): boolean => field === 'personal' || field === 'business';

/** A row with its values opened, in place of their ciphertexts. */
export type Opened<Row> = Omit<Row, `${Field}Cipher`>;

/** Opens the values of an application's row that were selected. */
export async function openPerson<Row extends Partial<StoredPerson>>(
  keys: Pick<Keys, 'decrypt'>,
  applicationId: string,
  row: Row,
): Promise<Opened<Row>> {
  const opened: Record<string, unknown> = { ...row };
  for (const field of fields) {
    const cipher = row[`${field}Cipher`];
    delete opened[`${field}Cipher`];
    if (!cipher) continue;
    const text = await openField(keys, personColumns[field], applicationId, { plain: null, cipher });
    opened[field] = isForm(field) ? JSON.parse(text ?? 'null') : text;
  }
  return opened as Opened<Row>;
}

/**
 * What to write of values of an application: ciphertexts and blind indexes, and the values themselves only while the release
 * before reads them.
 */
export async function sealPerson<F extends Field>(
  keys: SealingKeys,
  applicationId: string,
  values: { readonly [Name in F]?: Person[Name] },
): Promise<Partial<SealedFields<F>>> {
  let sealed: object = {};
  for (const field of fields) {
    const value = (values as Partial<Person>)[field];
    if (value === undefined) continue;
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    sealed = { ...sealed, ...(await sealField(keys, personColumns[field], applicationId, text)) };
  }
  return sealed as Partial<SealedFields<F>>;
}
