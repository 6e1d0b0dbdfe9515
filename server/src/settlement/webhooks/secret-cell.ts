import type { Cell } from '../../platform/keys';

/** Cell of an endpoint's secret, and of its previous one: the same ciphertext, moved to its own column. */
export const toSecretCell = (endpointId: string): Cell => ({
  table: 'webhook_endpoint',
  column: 'secret_cipher',
  row: endpointId,
});
