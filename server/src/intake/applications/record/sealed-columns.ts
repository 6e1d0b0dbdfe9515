import type { SealedColumn } from '../../../platform/keys';

export const applicationsSealedColumns: readonly SealedColumn[] = [
  { table: 'application', column: 'sin_cipher', purpose: 'sin', id: 'id' },
];
