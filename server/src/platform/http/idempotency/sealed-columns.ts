import type { SealedColumn } from '../../keys';

/** Stored responses live for a day. */
export const idempotencySealedColumns: readonly SealedColumn[] = [
  { table: 'idempotency', column: 'answer', purpose: 'idempotency', id: null },
];
