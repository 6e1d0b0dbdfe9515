export { createMerchantAuthenticators } from './authenticators';
export { readMerchantName, readSites } from './expressions';
export { isOriginOf, type OriginBook } from './origins';
export { findMerchant, holdMerchant, listSites } from './repository';
export { createMerchantsService, type Merchant, type MerchantsService } from './service';
export type { MerchantsTables } from './tables';
