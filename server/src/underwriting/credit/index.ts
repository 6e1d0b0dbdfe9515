export { type CreditLineRow, readCustomerLine, readGrantedLine, toCreditFacts } from './credit-line';
export { listPersonLines } from './personal-data';
export { computeExposure, endLine, insertCreditLine, lockLine, raiseLine } from './repository';
export { type CreditService, createCreditService } from './service';
export type { CreditTables } from './tables';
