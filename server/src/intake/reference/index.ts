export type { AddressLookup, AddressSuggestion } from './address-lookup';
export type { BusinessRegistry, RegisteredBusiness, RegisterRecord } from './business-registry';
export { toFoldedWords } from './folded-words';
export { readTsv } from './read-tsv';
export { registerReferenceRoutes } from './routes';
export { createReferenceService, type ReferenceService } from './service';
