/** What the npm entry imports from the provider's address, so that the code is always the provider's newest. */
export { createTamarack } from './create-tamarack';
