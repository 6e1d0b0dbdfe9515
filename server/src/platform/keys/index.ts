export type { Keys } from './keys';
export { createLocalKeys } from './local-keys';
export { loadKeyFile, newKeyRing, parseKeyRing } from './ring';
