export { emitCheckoutEvents } from './checkout-events';
export type { CheckoutDetails } from './details';
export { createMerchantActionsService, type MerchantActionsService } from './merchant-actions';
export { registerLookupRoutes, registerMerchantActionRoutes } from './routes';
export type { CheckoutSearch, CheckoutSummary, ExportedCheckout } from './search';
export { createLookupsService, type LookupsService } from './service';
export { type SourceKind, type SourceSums, type SourcesQuery, sourceKinds } from './sources';
export type { MerchantCheckoutsTables } from './tables';
export type { TimelineEntry } from './timeline';
