export { type LineRead, readCustomerLine, readGrantedLine, toCreditFacts } from './line';
export { endLine, exposureOf, insertCreditLine, lockLine, raiseLine } from './repository';
export { type CreditService, createCreditService } from './service';
export type { CreditTables } from './tables';
