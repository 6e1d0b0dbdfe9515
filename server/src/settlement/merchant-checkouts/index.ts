export { emitCheckoutEvents } from './checkout-events';
export { createMerchantActionsService, type MerchantActionsService } from './merchant-actions';
export { registerLookupRoutes, registerMerchantActionRoutes } from './routes';
export { createLookupsService, type LookupsService } from './service';
export type { MerchantCheckoutsTables } from './tables';
