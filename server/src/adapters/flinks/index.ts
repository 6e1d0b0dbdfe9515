export { createFlinks, type FlinksConfig } from './flinks';
export { computeSignature } from './webhooks';
