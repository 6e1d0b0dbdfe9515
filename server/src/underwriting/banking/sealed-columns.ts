import type { SealedColumn } from '../../platform/keys';

export const bankingSealedColumns: readonly SealedColumn[] = [
  { table: 'bank_connection', column: 'login_cipher', purpose: 'bank', id: 'id' },
  { table: 'bank_forget', column: 'login_cipher', purpose: 'bank', id: 'id' },
  { table: 'debit_account', column: 'account_cipher', purpose: 'bank', id: 'application_id' },
];
