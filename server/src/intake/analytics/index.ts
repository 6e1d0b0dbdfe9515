export type { Funnel, FunnelStep, Tally } from './funnel';
export { registerAnalyticsRoutes } from './routes';
export { type AnalyticsService, createAnalyticsService } from './service';
export type { AnalyticsTables } from './tables';
