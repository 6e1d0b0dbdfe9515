import type { Cell, EncryptionPurpose, Keys } from '../keys';

/** A column of ciphertexts. Each area declares its own. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly purpose: EncryptionPurpose;
  /** Column of the row's id, a uuid; null: rows live for a day, so that the values of an old key go by themselves. */
  readonly id: string | null;
  /**
   * For an append-only table: the SQL function that replaces a value, from its own arguments, the row's id, the former
   * ciphertext and the new one; where the value was not encrypted before, also from its SHA-256.
   */
  readonly replacedBy?: { readonly name: string; readonly arguments: readonly string[] };
  /** Column that a release before reads and writes, text or `jsonb`: once it may, the job encrypts and empties it. */
  readonly plain?: string;
  /** Column of the value's keyed hash, which the value is looked up by. */
  readonly index?: {
    readonly column: string;
    readonly toHash: (keys: Pick<Keys, 'keyedHash'>, value: string) => Buffer;
    /** The hash leads to its row, so it is never left out. Otherwise a row goes without one that another row has to itself. */
    readonly identifies: boolean;
  };
  /** Where the cell of a value is not its own column and its row's id. */
  readonly cell?: {
    readonly column?: string;
    /** Column of the cell's row. */
    readonly row?: string;
  };
}

/** A row with a value of another key than the newest one. */
export interface SealedRow {
  readonly id: string;
  /** The cell's row. */
  readonly row: string;
  readonly cipher: Buffer | null;
  /** As an earlier release wrote it; null if it is emptied, or not to be read yet. */
  readonly plain: string | null;
}

export const toCell = ({ table, column, cell }: SealedColumn, { row }: Pick<SealedRow, 'row'>): Cell => ({
  table,
  column: cell?.column ?? column,
  row,
});

export const nameColumn = ({ table, column }: Pick<SealedColumn, 'table' | 'column'>): string =>
  `${table}.${column}`;
