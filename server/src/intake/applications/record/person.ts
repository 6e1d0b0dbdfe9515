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

/** The applicant's personal, business and contact details. */
export interface Person {
  readonly personal: Omit<PersonalInput, 'sin'> | null;
  readonly business: BusinessInput | null;
  /** E.164. */
  readonly phone: string | null;
  /** Normalized. */
  readonly email: string | null;
}

type Field = keyof Person;

/** The stored columns. A value without a ciphertext was stored by a release without encryption. */
type StoredPerson = Person & { readonly [F in Field as `${F}Cipher`]: Buffer | null };

/** Column of each field. */
export const personColumns: { readonly [F in Field]: PersonColumn<F> } = {
  personal: { table: 'application', column: 'personal' },
  business: { table: 'application', column: 'business' },
  phone: { table: 'application', column: 'phone', toHash: toPhoneIndex },
  email: { table: 'application', column: 'email', toHash: toEmailIndex },
};

const fields = ['personal', 'business', 'phone', 'email'] as const satisfies readonly Field[];

const isForm = (field: Field): boolean => field === 'personal' || field === 'business';

/** A row with decrypted values in place of the ciphertexts. */
export type Opened<Row> = Omit<Row, `${Field}Cipher`>;

/** Decrypts the selected values of an application's row. */
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
 * Returns the columns to write: ciphertexts and blind indexes, and plaintext values only while the previous release reads
 * them.
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
