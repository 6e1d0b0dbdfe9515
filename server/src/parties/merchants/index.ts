export { createMerchantAuthenticators } from './authenticators';
export { readMerchantName, readSites } from './expressions';
export { registerLogoRoutes } from './http/logo-routes';
export { registerOperatorMerchantRoutes } from './http/operator-routes';
export {
  canIssue,
  type KeyPermission,
  keyPermissions,
  listIssuable,
} from './key-permissions';
export { type KeyMode, type MerchantKey, maxOverlapDays, type NewKey } from './keys/keys';
export { logoLimits } from './logo/check-logo';
export { createMerchantLogos, type MerchantLogosService } from './logo/logos';
export { isAllowedOrigin, type OriginLookup } from './origins/origin-lookup';
export type { MerchantPromotion, PromotionsService } from './promotions/promotions';
export { findMerchant, listSites, lockMerchant } from './repository';
export {
  createMerchantsService,
  type Merchant,
  type MerchantRecord,
  type MerchantSummary,
  type MerchantsService,
} from './service';
export { toSearchWords } from './settings/search-words';
export { getSettingText } from './settings/setting-problems';
export type { MerchantFee, MerchantInput, MerchantSettings } from './settings/settings';
export type { MerchantSetup } from './settings/setup-repository';
export type { MerchantKeyKind, MerchantsTables } from './tables';
