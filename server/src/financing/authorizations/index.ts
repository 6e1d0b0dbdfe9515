export { listPersonCaptures } from './personal-data';
export {
  type Authorization,
  type AuthorizationPart,
  findAuthorization,
  getLeft,
  insertAuthorization,
  insertCapture,
  insertRelease,
  listAuthorizations,
  listExpired,
  listParts,
} from './repository';
export { authorizationView, captureView, releaseReason } from './schemas';
export type { AuthorizationsTables, ReleaseReason } from './tables';
export { listAuthorizationViews } from './views';
