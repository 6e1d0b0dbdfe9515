export {
  type Config,
  type Inspection,
  inspectConfig,
  readConfig,
  readConfigFor,
  type SandboxConfig,
} from './config';
export { type ExternalServicesConfig, registriesTimeoutMs } from './external-services';
export type { Fault } from './faults';
export type { MetricsConfig } from './observability';
