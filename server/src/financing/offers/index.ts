export { offerPart } from './offer-part';
export { registerRateRoutes } from './rates/routes';
export { createRatesService, type RatesService } from './rates/service';
export type { StoredOption } from './repository';
export { registerOfferRoutes } from './routes';
export { createOffersService, type OffersService } from './service';
export type { OffersTables } from './tables';
