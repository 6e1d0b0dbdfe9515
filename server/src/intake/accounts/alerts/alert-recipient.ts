import { type PersonColumn, type SealedColumn, toSealedColumn } from '../../../platform/keys';

/** The column of an alert with the address that was alerted. */
export const recipientColumn = {
  table: 'account_alert',
  column: 'recipient',
} as const satisfies PersonColumn;

export const accountsSealedColumns: readonly SealedColumn[] = [toSealedColumn(recipientColumn)];
