import type { SealedColumn } from '../keys';

export const filesSealedColumns: readonly SealedColumn[] = [
  { table: 'stored_file', column: 'key_cipher', purpose: 'file', id: 'id' },
];
