export { createMerchantAuthenticators } from './authenticators';
export { readMerchantName, readSites } from './expressions';
export { isAllowedOrigin, type OriginCache } from './origin-cache';
export { findMerchant, listSites, lockMerchant } from './repository';
export { createMerchantsService, type Merchant, type MerchantsService } from './service';
export type { MerchantsTables } from './tables';
