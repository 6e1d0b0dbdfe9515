export { type Config, readConfig, type SandboxConfig } from './config';
export type { OutsideConfig } from './outside';
