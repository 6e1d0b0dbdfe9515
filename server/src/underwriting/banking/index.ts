export {
  type AggregatedAccount,
  type Aggregator,
  type AggregatorError,
  type AggregatorErrorType,
  createAggregatorError,
  type DataReadyEvent,
  isAggregatorError,
  type LoginEvidence,
} from './aggregator';
export { readBankFailure } from './bank-failure';
export { type ConnectService, createConnectService } from './connect/connect-service';
export { registerBankRoutes } from './connect/routes';
export type { DebitAccount } from './debit/debit-account';
export { eraseDebitAccounts, listPersonAccounts, listPersonConnections } from './personal-data';
export { findDebitAccount } from './repository';
export { bankingSealedColumns } from './sealed-columns';
export { type BankingService, createBankingService } from './service';
export type { BankingTables } from './tables';
