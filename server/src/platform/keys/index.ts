export { bindKeyRing, findKeyRingProblems, isKeyRingBound } from './bind-key-ring';
export { createKeyRing, loadKeyFile, parseKeyRing } from './key-ring';
export type { EncryptionContext, KeyService } from './key-service';
export { type Cell, CiphertextError, type Keys, type SealingKeys } from './keys';
export { createLocalKeys } from './local-keys';
export {
  openField,
  type PersonColumn,
  type SealedFields,
  sealField,
  toEmailIndex,
  toPhoneIndex,
  toSealedColumn,
} from './people';
export { type PlainColumn, type PlainCopy, readPlainUntil, withPlainPeriod } from './plain-period';
export {
  type ColumnProgress,
  createReencryption,
  type Reencryption,
  type ReencryptionFigures,
  readReencryptionFigures,
  retireKeys,
  type SealedColumn,
} from './rotation';
export { createServiceKeys } from './service-keys';
export type { KeysTables } from './tables';
