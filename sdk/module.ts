/** Loaded by the npm entry from the provider's origin, so pages always run the latest version. */
export { createTamarack } from './create-tamarack';
