export { createSessionAuthenticator } from './authenticator';
export { createLinksService, type LinksService } from './links';
export { endOtherDevices } from './repository';
export {
  ageLimitMs,
  createSessionsService,
  type Opened,
  type Resumable,
  type SessionsService,
} from './service';
export type { SessionsTables } from './tables';
