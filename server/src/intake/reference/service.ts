import type { Language } from '@tamarack/core/language';
import type { AddressInput } from '@tamarack/core/validation/inputs';
import { problem } from '../../platform/errors';
import type { LimitsService } from '../../platform/limits';
import type { AddressLookup, AddressQuery, AddressSuggestion } from './address-lookup';
import { type IndustryRecord, readIndustries } from './industries';
import { createIndustrySearch } from './industry-search';

const maxIndustries = 20;
/** Each retrieve is billed; filling two forms never takes more lookups than this. */
const retrieveLimit = { max: 20, windowMs: 10 * 60_000 };

interface IndustryView {
  readonly code: string;
  readonly parentCode: string | null;
  readonly label: string;
  readonly industry: string;
  readonly keywords: string[];
}

export interface ReferenceService {
  searchIndustries(words: string, language: Language): IndustryView[];
  isIndustry(code: string): boolean;
  /** An industry's label; null for an unknown code. */
  findIndustryLabel(code: string, language: Language): string | null;
  searchAddresses(query: AddressQuery): Promise<readonly AddressSuggestion[]>;
  /** Throws `rate-limited`, `not-found`, `service-unavailable`. */
  getAddress(sessionId: string, id: string, language: Language): Promise<AddressInput>;
}

export function createReferenceService(deps: {
  readonly addressLookup: AddressLookup;
  readonly limits: Pick<LimitsService, 'enforce'>;
}): ReferenceService {
  const search = createIndustrySearch(readIndustries());

  const toIndustryView = (record: IndustryRecord, language: Language): IndustryView => ({
    code: record.code,
    parentCode: record.parentCode,
    label: record.label[language],
    industry: search.findByCode(record.parentCode ?? record.code)?.label[language] ?? '',
    keywords: [...record.keywords[language]],
  });

  return {
    searchIndustries: (words, language) =>
      search.find(words, language, maxIndustries).map((record) => toIndustryView(record, language)),
    isIndustry: (code) => search.findByCode(code) !== undefined,
    findIndustryLabel: (code, language) => search.findByCode(code)?.label[language] ?? null,
    searchAddresses: (query) => deps.addressLookup.find(query),
    getAddress: async (sessionId, id, language) => {
      await deps.limits.enforce(`addresses:${sessionId}`, retrieveLimit);
      const address = await deps.addressLookup.retrieve(id, language);
      if (!address) throw problem('not-found');
      return address;
    },
  };
}
