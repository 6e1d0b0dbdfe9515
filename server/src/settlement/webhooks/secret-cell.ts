import type { Cell } from '../../platform/keys';

/** Of an endpoint's secret, the previous one included: that is the same ciphertext, moved to its own column. */
export const toSecretCell = (endpointId: string): Cell => ({
  table: 'webhook_endpoint',
  column: 'secret_cipher',
  row: endpointId,
});
