import type { Cell, Keys, SealingKeys } from '../keys';
import { type PlainCopy, toPlainCopy } from '../plain-period';
import type { SealedColumn } from '../rotation';

/**
 * A column with a value that identifies a person, as the previous release stores it. Beside it is `…_cipher`, and if the value
 * is looked up `…_hash` (docs/decisions/0041-people-encrypted-at-rest.md).
 */
export interface PersonColumn<Name extends string = string> {
  readonly table: string;
  readonly column: Name;
  /** What the value is looked up by. */
  readonly toHash?: (keys: Pick<Keys, 'keyedHash'>, value: string) => Buffer;
  /** Whether the value leads to one row. */
  readonly identifies?: boolean;
}

/** Columns of a row, to be written. `…_hash` is included if the value is looked up. */
export type SealedFields<Name extends string> = {
  readonly [N in Name]: PlainCopy | null;
} & {
  readonly [N in Name as `${N}_cipher`]: Buffer | null;
} & {
  readonly [N in Name as `${N}_hash`]?: Buffer | null;
};

const toCell = ({ table, column }: PersonColumn, row: string): Cell => ({
  table,
  column: `${column}_cipher`,
  row,
});

/** How a value is written: encrypted for its row, and in plain text only while the previous release reads it. */
export async function sealField<Name extends string>(
  keys: SealingKeys,
  column: PersonColumn<Name>,
  rowId: string,
  value: string | null,
): Promise<SealedFields<Name>> {
  const { column: name, toHash } = column;
  const cipher = value === null ? null : await keys.encrypt('person', value, toCell(column, rowId));
  return {
    [name]: toPlainCopy(keys, value),
    [`${name}_cipher`]: cipher,
    ...(toHash && { [`${name}_hash`]: value === null ? null : toHash(keys, value) }),
  } as SealedFields<Name>;
}

/** The value of a row. One without a ciphertext was stored by a release that has none. */
export async function openField(
  keys: Pick<Keys, 'decrypt'>,
  column: PersonColumn,
  rowId: string,
  { plain, cipher }: { readonly plain: string | null; readonly cipher: Buffer | null },
): Promise<string | null> {
  return cipher ? await keys.decrypt('person', cipher, toCell(column, rowId)) : plain;
}

/** The column for the job that encrypts values again; with `id: null`, of a table whose rows live for a day. */
export const toSealedColumn = (
  { table, column, toHash, identifies = false }: PersonColumn,
  id: 'id' | null = 'id',
): SealedColumn => ({
  table,
  column: `${column}_cipher`,
  purpose: 'person',
  id,
  plain: column,
  ...(toHash && { index: { column: `${column}_hash`, toHash, identifies } }),
});
