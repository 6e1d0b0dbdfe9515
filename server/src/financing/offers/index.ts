export { offerPart } from './offer-part';
export type { StoredOption } from './repository';
export { registerOfferRoutes } from './routes';
export { createOffersService, type OffersService } from './service';
export type { OffersTables } from './tables';
