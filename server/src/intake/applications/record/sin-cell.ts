import type { Cell } from '../../../platform/keys';

export const toSinCell = (applicationId: string): Cell => ({
  table: 'application',
  column: 'sin_cipher',
  row: applicationId,
});
