export { type CreditLineRow, readCustomerLine, readGrantedLine, toCreditFacts } from './credit-line';
export { findOutcome } from './loans/apply-entry';
export { listLoansOfLines } from './loans/repository';
export { registerLoanRoutes } from './loans/routes';
export { createLoansService, type LoansService } from './loans/service';
export { listPersonLines, listPersonLoanEntries } from './personal-data';
export { computeExposure, endLine, insertCreditLine, lockLine, raiseLine } from './repository';
export { type CreditService, createCreditService } from './service';
export type { CreditTables } from './tables';
