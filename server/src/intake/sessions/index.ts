export { createSessionAuthenticators } from './authenticator';
export { deviceCookie } from './devices/device-cookie';
export { type Caller, createDevicesService, type DevicesService } from './devices/service';
export { registerFrameDocuments } from './frames/document-routes';
export { registerFrameRoutes } from './frames/routes';
export { createFramesService, type FramesService } from './frames/service';
export { endApplicationSessions } from './personal-data';
export { endOtherDevices } from './repository';
export { buildResumeUrl, createResumeLinksService, type ResumeLinksService } from './resume-links';
export { registerSessionRoutes } from './routes';
export {
  createSessionsService,
  type OpenedSession,
  type ResumableSession,
  type SessionsService,
} from './service';
export { ageLimitMs, generateToken } from './session-life';
export type { SessionsTables } from './tables';
