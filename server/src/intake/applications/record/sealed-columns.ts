import { type SealedColumn, toSealedColumn } from '../../../platform/keys';
import { customerColumns } from './customer';
import { personColumns } from './person';

export const applicationsSealedColumns: readonly SealedColumn[] = [
  { table: 'application', column: 'sin_cipher', purpose: 'sin', id: 'id' },
  { table: 'application', column: 'prefill_cipher', purpose: 'person', id: 'id' },
  ...Object.values(personColumns).map((column) => toSealedColumn(column)),
  ...Object.values(customerColumns).map((column) => toSealedColumn(column)),
];
