export { createKms, type KmsConfig } from './kms';
