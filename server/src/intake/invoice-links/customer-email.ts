import {
  type Keys,
  openField,
  type PersonColumn,
  type SealedColumn,
  toEmailIndex,
  toSealedColumn,
} from '../../platform/keys';

/** The column of a link with the address of the merchant's customer. */
export const customerEmailColumn = {
  table: 'invoice_link',
  column: 'customer_email',
  toHash: toEmailIndex,
} as const satisfies PersonColumn;

export const invoiceLinksSealedColumns: readonly SealedColumn[] = [toSealedColumn(customerEmailColumn)];

/** The address of a link's customer; null if the merchant gave none. `id` is the link's row. */
export const openCustomerEmail = (
  keys: Pick<Keys, 'decrypt'>,
  id: string,
  stored: { readonly plain: string | null; readonly cipher: Buffer | null },
): Promise<string | null> => openField(keys, customerEmailColumn, id, stored);
