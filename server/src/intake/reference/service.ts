import type { Language } from '@tamarack/core/language';
import type { AddressInput } from '@tamarack/core/validation/inputs';
import { problem } from '../../platform/errors';
import type { AddressFind, AddressLookUp, AddressSuggestion } from './addresses';
import { type IndustryRecord, readIndustries } from './industries';
import { createIndustrySearch } from './industry-search';
import { createRateLimit } from './rate-limit';

const mostIndustries = 20;
/** Each retrieve is billed; filling two forms never takes more lookups than this. */
const retrieves = { limit: 20, windowMs: 10 * 60_000 };

interface IndustryAnswer {
  readonly code: string;
  readonly parentCode: string | null;
  readonly label: string;
  readonly industry: string;
  readonly keywords: string[];
}

export interface ReferenceService {
  industries(words: string, language: Language): IndustryAnswer[];
  isIndustry(code: string): boolean;
  /** An industry's label; null for an unknown code. */
  industry(code: string, language: Language): string | null;
  addresses(query: AddressFind): Promise<readonly AddressSuggestion[]>;
  /** Throws `rate-limited`, `not-found`, `service-unavailable`. */
  address(sessionId: string, id: string, language: Language): Promise<AddressInput>;
}

export function createReferenceService(deps: {
  readonly addressLookUp: AddressLookUp;
  readonly now: () => Date;
}): ReferenceService {
  const search = createIndustrySearch(readIndustries());
  const limit = createRateLimit({ ...retrieves, now: deps.now });

  const answer = (record: IndustryRecord, language: Language): IndustryAnswer => ({
    code: record.code,
    parentCode: record.parentCode,
    label: record.label[language],
    industry: search.byCode(record.parentCode ?? record.code)?.label[language] ?? '',
    keywords: [...record.keywords[language]],
  });

  return {
    industries: (words, language) =>
      search.find(words, language, mostIndustries).map((record) => answer(record, language)),
    isIndustry: (code) => search.byCode(code) !== undefined,
    industry: (code, language) => search.byCode(code)?.label[language] ?? null,
    addresses: (query) => deps.addressLookUp.find(query),
    address: async (sessionId, id, language) => {
      const wait = limit.take(sessionId);
      if (wait > 0) throw problem('rate-limited', { retryAfter: wait });
      const address = await deps.addressLookUp.retrieve(id, language);
      if (!address) throw problem('not-found');
      return address;
    },
  };
}
