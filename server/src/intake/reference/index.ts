export type { AddressLookUp, AddressSuggestion } from './addresses';
export { foldedWords } from './fold';
export { registerReferenceRoutes } from './routes';
export { createReferenceService, type ReferenceService } from './service';
export { readTable } from './tsv';
