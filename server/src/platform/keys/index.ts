export { bindKeyRing, findKeyRingProblems, isKeyRingBound } from './bind-key-ring';
export { createKeyRing, type KeyRing, loadKeyFile, parseKeyRing } from './key-ring';
export { type Cell, CiphertextError, type Keys } from './keys';
export { createLocalKeys } from './local-keys';
export type { KeysTables } from './tables';
