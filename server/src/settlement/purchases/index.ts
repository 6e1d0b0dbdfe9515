export { registerPurchaseRoutes } from './routes';
export { createPurchasesService, type PurchasesService } from './service';
