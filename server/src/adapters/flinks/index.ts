export { createFlinks, type FlinksConfig } from './adapter';
export { signatureOf } from './messages';
