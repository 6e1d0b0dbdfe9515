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
export { type ConnectService, createConnectService } from './connect-service';
export type { DebitAccount } from './debit-account';
export { eraseDebitAccounts, listPersonAccounts, listPersonConnections } from './personal-data';
export { findDebitAccount } from './repository';
export { registerBankRoutes } from './routes';
export { bankingSealedColumns } from './sealed-columns';
export { type BankingService, createBankingService } from './service';
export type { BankingTables } from './tables';
