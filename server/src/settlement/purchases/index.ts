export { registerPurchaseRoutes } from './routes';
export { createPurchasesService, type PurchasesService } from './service';
export type { PurchasesTables } from './tables';
