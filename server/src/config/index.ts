export { type Config, readConfig, type SandboxConfig } from './config';
export type { ExternalServicesConfig } from './external-services';
