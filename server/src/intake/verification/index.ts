export { defaultHashCost, type HashCost } from './codes';
export { verificationSealedColumns } from './destination';
export { buildManyNumbersAlarm, buildPumpCaps } from './limits';
export { createPendingCodes } from './pending-codes';
export { removeCodes } from './personal-data';
export { registerVerificationRoutes } from './routes';
export { createVerificationService, type VerificationService } from './service';
export type { VerificationTables } from './tables';
