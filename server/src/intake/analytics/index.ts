export type { Funnel, FunnelStep, Tally } from './funnel';
export type { AnalyticsVendor } from './ports';
export { registerAnalyticsRoutes } from './routes';
export { type AnalyticsService, createAnalyticsService } from './service';
export type { AnalyticsTables } from './tables';
