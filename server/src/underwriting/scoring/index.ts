export { type BankWebhooksService, createBankWebhooks } from './bank-webhooks';
export { registerBankWebhookRoutes } from './bank-webhooks-routes';
export type { ReviewConclusion } from './conclusion/conclude-review';
export { readIsRejected } from './conclusion/rejection-repository';
export { createScoringPart } from './facts';
export { eraseFeatures, eraseFetchedData, listPersonDecisions } from './personal-data';
export { readPolicyCases, unbounded } from './policy/read-policy-cases';
export {
  createPolicyService,
  type PolicyQuery,
  type PolicyReport,
  type PolicyService,
} from './policy/service';
export { registerScoringRoutes } from './routes';
export { createScoringService, type ScoringService } from './service';
export type { Bureau } from './state/bureau';
export { scoringSealedColumns } from './state/sealed-columns';
export type { DecisionTable, ScoringTables } from './state/tables';
export { defaultTiming, type ScoringTiming, sandboxTiming, vendorTiming } from './state/timing';
