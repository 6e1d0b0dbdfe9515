import { type PersonColumn, type SealedColumn, toEmailIndex, toSealedColumn } from '../keys';

/** The column of a mail with its address, where that is fixed when it is queued. */
export const recipientColumn = {
  table: 'mail',
  column: 'recipient',
  toHash: toEmailIndex,
} as const satisfies PersonColumn;

/** What is left of an address that is forgotten. */
export const noRecipient = { recipient: null, recipient_cipher: null, recipient_hash: null };

export const mailSealedColumns: readonly SealedColumn[] = [toSealedColumn(recipientColumn)];
