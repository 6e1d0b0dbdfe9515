import type { Cell } from '../../platform/keys';

export const toLoginCell = (table: 'bank_connection' | 'bank_forget', id: string): Cell => ({
  table,
  column: 'login_cipher',
  row: id,
});

export const toDebitAccountCell = (applicationId: string): Cell => ({
  table: 'debit_account',
  column: 'account_cipher',
  row: applicationId,
});
