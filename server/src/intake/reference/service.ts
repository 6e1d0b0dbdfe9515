import { dateIn, type PlainDate, toDateParts } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { AddressInput } from '@tamarack/core/validation/inputs';
import { problem } from '../../platform/errors';
import type { LimitsService } from '../../platform/limits';
import type { AddressLookup, AddressQuery, AddressSuggestion } from './address-lookup';
import type { BusinessRegistry, RegisteredBusiness } from './business-registry';
import { type IndustryRecord, readIndustries } from './industries';
import { createIndustrySearch } from './industry-search';

const maxIndustries = 20;
/** Each retrieve is billed; filling two forms never takes more lookups than this. */
const retrieveLimit = { max: 20, windowMs: 10 * 60_000 };
/** All applicants share the registries' 60 calls a minute. */
const registryLimit = { max: 60, windowMs: 10 * 60_000 };

interface IndustryView {
  readonly code: string;
  readonly parentCode: string | null;
  readonly label: string;
  readonly industry: string;
  readonly keywords: string[];
}

/** Months since the registration in place of its date: a device's clock may be wrong. */
interface BusinessView extends Omit<RegisteredBusiness, 'registeredOn'> {
  readonly monthsRegistered: number | null;
}

export interface ReferenceService extends ReturnType<typeof createReferenceService> {}

export function createReferenceService(deps: {
  readonly addressLookup: AddressLookup;
  readonly businessRegistry: BusinessRegistry;
  readonly limits: Pick<LimitsService, 'enforce'>;
  readonly now: () => Date;
}) {
  const search = createIndustrySearch(readIndustries());

  const toIndustryView = (record: IndustryRecord, language: Language): IndustryView => ({
    code: record.code,
    parentCode: record.parentCode,
    label: record.label[language],
    industry: search.findByCode(record.parentCode ?? record.code)?.label[language] ?? '',
    keywords: [...record.keywords[language]],
  });

  return {
    searchIndustries: (words: string, language: Language): IndustryView[] =>
      search.find(words, language, maxIndustries).map((record) => toIndustryView(record, language)),
    isIndustry: (code: string): boolean => search.findByCode(code) !== undefined,

    /** An industry's label; null for an unknown code. */
    findIndustryLabel: (code: string, language: Language): string | null =>
      search.findByCode(code)?.label[language] ?? null,
    searchAddresses: (query: AddressQuery): Promise<readonly AddressSuggestion[]> =>
      deps.addressLookup.find(query),

    /** Throws `rate-limited`, `not-found`, `service-unavailable`. */
    getAddress: async (sessionId: string, id: string, language: Language): Promise<AddressInput> => {
      await deps.limits.enforce(`addresses:${sessionId}`, retrieveLimit);
      const address = await deps.addressLookup.retrieve(id, language);
      if (!address) throw problem('not-found');
      return address;
    },

    /** Throws `rate-limited`, `service-unavailable`. */
    searchBusinesses: async (
      sessionId: string,
      words: string,
      language: Language,
    ): Promise<readonly BusinessView[]> => {
      await deps.limits.enforce(`businesses:${sessionId}`, registryLimit);
      const today = dateIn(deps.now());
      const found = await deps.businessRegistry.find(words, language);
      return found.map(({ registeredOn, ...business }) => ({
        ...business,
        monthsRegistered: registeredOn === null ? null : countMonths(registeredOn, today),
      }));
    },

    /** Throws `rate-limited`, `not-found`, `service-unavailable`. */
    getOffice: async (sessionId: string, id: string): Promise<AddressInput> => {
      await deps.limits.enforce(`businesses:${sessionId}`, registryLimit);
      const office = await deps.businessRegistry.findOffice(id);
      if (!office) throw problem('not-found');
      return office;
    },
  };
}

/** Whole months from one date to a later one; 0 for a date to come. */
function countMonths(from: PlainDate, to: PlainDate): number {
  const [begin, end] = [toDateParts(from), toDateParts(to)];
  const months = (end.year - begin.year) * 12 + end.month - begin.month - (end.day < begin.day ? 1 : 0);
  return Math.max(0, months);
}
