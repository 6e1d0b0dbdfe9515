export { registerHostedRoutes } from './hosted-routes';
export { createHostedService, type HostedService } from './hosted-service';
export { registerCheckoutRoutes } from './routes';
export { createOpeningService, type OpeningService } from './service';
