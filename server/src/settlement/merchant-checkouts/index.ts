export { createMerchantActsService, type MerchantActsService } from './acts';
export { emitCheckoutEvents } from './events';
export { registerLookUpRoutes, registerMerchantActRoutes } from './routes';
export { createLookUpsService, type LookUpsService } from './service';
export type { MerchantCheckoutsTables } from './tables';
