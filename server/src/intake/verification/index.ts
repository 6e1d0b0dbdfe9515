export { defaultHashCost, type HashCost } from './codes/codes';
export { createPendingCodes } from './codes/pending-codes';
export { verificationSealedColumns } from './destination';
export { buildManyNumbersAlarm, buildPumpCaps } from './limits';
export { removeCodes } from './personal-data';
export { registerVerificationRoutes } from './routes';
export { createVerificationService, type VerificationService } from './service';
export type { VerificationTables } from './tables';
