export { createSessionAuthenticator } from './authenticator';
export { endOtherDevices } from './repository';
export { createResumeLinksService, type ResumeLinksService } from './resume-links';
export {
  ageLimitMs,
  createSessionsService,
  type OpenedSession,
  type ResumableSession,
  type SessionsService,
} from './service';
export type { SessionsTables } from './tables';
