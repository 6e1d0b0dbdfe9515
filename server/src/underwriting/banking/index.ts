export {
  type AggregatedAccount,
  type Aggregator,
  type AggregatorError,
  type AggregatorMessages,
  type AggregatorTrouble,
  aggregatorError,
  isAggregatorError,
  type LoginMarks,
  type LoginNews,
} from './aggregator';
export { type ConnectService, createConnectService } from './connect-service';
export type { DebitAccount } from './debit-account';
export { readBankFailure } from './facts';
export { findDebitAccount } from './repository';
export { registerBankRoutes } from './routes';
export { type BankingService, createBankingService } from './service';
export type { BankingTables } from './tables';
