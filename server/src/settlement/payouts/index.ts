export type { PayoutTiming } from './batches/schedule';
export { type PayoutFigures, readPayoutFigures } from './figures';
export { registerOperatorPayeeRoutes } from './http/operator-payee-routes';
export { registerOperatorPayoutRoutes } from './http/operator-routes';
export { registerPayoutRoutes } from './http/routes';
export type { PayoutHold } from './lookups/holds';
export type {
  HeldPayout,
  MerchantPayoutDetails,
  PayoutLookups,
  PayoutSearch,
  SentPayout,
} from './lookups/lookups';
export type { MerchantPayout } from './lookups/views';
export { createPayeeMailComposers } from './payees/change-mail-composer';
export type { PayeeChange } from './payees/payee-changes';
export type { Payee, PayeeInput } from './payees/payee-details';
export type { PayeesService } from './payees/payees';
export { toAscii } from './payees/to-ascii';
export { createPayoutRunner, type Logger, startPolling } from './payout-runner';
export type { PayeeAccount, PayoutRail, RailBatch, RailEntry, RefusedLine, ReportLine } from './rail';
export { createRemittanceComposer } from './remittance/remittance-composer';
export { payoutsSealedColumns } from './sealed-columns';
export { createPayoutsService, type PayoutsService } from './service';
export { type PayoutsTables, payoutStates } from './tables';
