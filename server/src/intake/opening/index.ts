export { registerHostedRoutes } from './hosted-routes';
export { createHostedService, type HostedService } from './hosted-service';
export { registerOrderRoutes } from './orders/routes';
export { createOrdersService, type OrdersService } from './orders/service';
export { registerCheckoutRoutes } from './routes';
export { createOpeningService, type OpeningService } from './service';
