import type { SealedColumn } from '../../platform/keys';

export const payoutsSealedColumns: readonly SealedColumn[] = [
  { table: 'merchant_payee', column: 'account_cipher', purpose: 'bank', id: 'id' },
  { table: 'payee_change', column: 'account_cipher', purpose: 'bank', id: 'id' },
];
