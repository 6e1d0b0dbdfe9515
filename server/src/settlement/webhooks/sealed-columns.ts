import type { SealedColumn } from '../../platform/keys';

export const webhooksSealedColumns: readonly SealedColumn[] = [
  { table: 'webhook_endpoint', column: 'secret_cipher', purpose: 'webhook', id: 'id' },
  {
    table: 'webhook_endpoint',
    column: 'previous_secret_cipher',
    purpose: 'webhook',
    id: 'id',
    cell: { column: 'secret_cipher' },
  },
];
