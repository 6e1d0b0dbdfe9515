export { createLimitsService, type LimitsService } from './limits';
export type { LimitsTables } from './tables';
