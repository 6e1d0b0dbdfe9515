export { bindKeyRing, isKeyRingBound } from './bind-key-ring';
export { createKeyRing, loadKeyFile, parseKeyRing } from './key-ring';
export { type Cell, CiphertextError, type Keys } from './keys';
export { createLocalKeys } from './local-keys';
export type { KeysTables } from './tables';
