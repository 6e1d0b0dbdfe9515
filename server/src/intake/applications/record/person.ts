import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import {
  type Cell,
  type Keys,
  type PlainCopy,
  type SealingKeys,
  toEmailIndex,
  toPhoneIndex,
  toPlainCopy,
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

type PersonColumn = keyof Person;

/** As rows have it. A value without a ciphertext was stored by a release that has none. */
type StoredPerson = Person & { readonly [Column in PersonColumn as `${Column}Cipher`]: Buffer | null };

const columns = ['personal', 'business', 'phone', 'email'] as const satisfies readonly PersonColumn[];

const toPersonCell = (applicationId: string, column: PersonColumn): Cell => ({
  table: 'application',
  column: `${column}_cipher`,
  row: applicationId,
});

const isJson = (column: PersonColumn): boolean => column === 'personal' || column === 'business';

/** A row with its values opened, in place of their ciphertexts. */
export type Opened<Row> = Omit<Row, `${PersonColumn}Cipher`>;

/** Opens the values of an application's row that were selected. */
export async function openPerson<Row extends Partial<StoredPerson>>(
  keys: Pick<Keys, 'decrypt'>,
  applicationId: string,
  row: Row,
): Promise<Opened<Row>> {
  const opened: Record<string, unknown> = { ...row };
  for (const column of columns) {
    const cipher = row[`${column}Cipher`];
    delete opened[`${column}Cipher`];
    if (!cipher) continue;
    const text = await keys.decrypt('person', cipher, toPersonCell(applicationId, column));
    opened[column] = isJson(column) ? JSON.parse(text) : text;
  }
  return opened as Opened<Row>;
}

/** Columns of an application, to be written. */
type SealedPerson<Column extends PersonColumn> = {
  readonly [C in Column]: PlainCopy | null;
} & {
  readonly [C in Column as `${C}_cipher`]: Buffer | null;
} & {
  readonly [C in Column & keyof typeof indexes as `${C}_hash`]: Buffer | null;
};

/** What a value is looked up by. */
const indexes = { phone: toPhoneIndex, email: toEmailIndex } as const;

/**
 * What to write of values of an application: ciphertexts and blind indexes, and the values themselves only while the release
 * before reads them.
 */
export async function sealPerson<Column extends PersonColumn>(
  keys: SealingKeys,
  applicationId: string,
  values: { readonly [C in Column]?: Person[C] },
): Promise<Partial<SealedPerson<Column>>> {
  const sealed: Record<string, Buffer | string | null> = {};
  for (const column of columns) {
    const value = (values as Partial<Person>)[column];
    if (value === undefined) continue;
    const text = value === null ? null : isJson(column) ? JSON.stringify(value) : String(value);
    sealed[column] = toPlainCopy(keys, text);
    sealed[`${column}_cipher`] =
      text === null ? null : await keys.encrypt('person', text, toPersonCell(applicationId, column));
    if (column === 'phone' || column === 'email')
      sealed[`${column}_hash`] = text === null ? null : indexes[column](keys, text);
  }
  return sealed as Partial<SealedPerson<Column>>;
}
