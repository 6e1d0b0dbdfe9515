import { type PersonColumn, type SealedColumn, toEmailIndex, toSealedColumn } from '../keys';

/** The column with a mail's address, if the address is known when the mail is queued. */
export const recipientColumn = {
  table: 'mail',
  column: 'recipient',
  toHash: toEmailIndex,
} as const satisfies PersonColumn;

/** The columns of an address that was erased. */
export const noRecipient = { recipient: null, recipient_cipher: null, recipient_hash: null };

export const mailSealedColumns: readonly SealedColumn[] = [toSealedColumn(recipientColumn)];
