export { defaultHashCost, type HashCost } from './code';
export { pumpCaps } from './limits';
export { createPendingCodes } from './pending';
export { registerVerificationRoutes } from './routes';
export { createVerificationService, type VerificationService } from './service';
export type { VerificationTables } from './tables';
