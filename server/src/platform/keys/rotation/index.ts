export { type ReencryptionFigures, readReencryptionFigures } from './pass-repository';
export {
  type ColumnProgress,
  createReencryption,
  type Reencryption,
} from './reencryption';
export { retireKeys } from './retire-keys';
export type { SealedColumn } from './sealed-column';
