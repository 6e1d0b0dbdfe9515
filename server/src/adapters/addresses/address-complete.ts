import type { AddressInput } from '@tamarack/core/validation/inputs';
import { z } from 'zod';
import type { AddressLookup, AddressSuggestion } from '../../intake/reference';
import { problem } from '../../platform/errors';
import { provinceCode } from '../../platform/http';
import { fetchWithoutRedirect, isRedirectError, redirectCode } from '../requests';

/** Calls the vendor's API and returns the JSON body. */
export type AddressCompleteCall = (
  operation: 'Find/v2.10' | 'Retrieve/v2.11',
  parameters: Readonly<Record<string, string>>,
) => Promise<unknown>;

const errorItem = z.object({ Error: z.coerce.string() });
const suggestionItem = z.object({
  Id: z.string(),
  Text: z.string(),
  Description: z.string(),
  Next: z.enum(['Find', 'Retrieve']),
});
const addressItem = z.object({
  Language: z.string(),
  SubBuilding: z.string(),
  Line1: z.string(),
  City: z.string(),
  ProvinceCode: z.string(),
  PostalCode: z.string(),
  CountryIso2: z.string(),
});
const responseBody = z.object({ Items: z.array(z.unknown()) });

/** The search term is missing or has no match: not a failure of the service. */
const noMatchCodes = new Set(['1001', '1002']);

/**
 * Canada Post AddressComplete, Find v2.10 and Retrieve v2.11
 * (canadapost-postescanada.ca/ac/support/api/addresscomplete-interactive-find). It reports errors as HTTP 200 with an
 * item that has an `Error`.
 */
export function createAddressComplete(call: AddressCompleteCall): AddressLookup {
  const fetchItems = async <T>(
    item: z.ZodType<T>,
    ...request: Parameters<AddressCompleteCall>
  ): Promise<T[]> => {
    const result = responseBody.parse(await call(...request));
    const error = errorItem.safeParse(result.Items[0]);
    if (!error.success) return z.array(item).parse(result.Items);
    if (noMatchCodes.has(error.data.Error)) return [];
    throw problem('service-unavailable', { detail: `address lookup refused: ${error.data.Error}` });
  };

  return {
    find: async ({ words, within, language }) => {
      const result = await fetchItems(suggestionItem, 'Find/v2.10', {
        SearchTerm: words,
        LastId: within ?? '',
        Country: 'CAN',
        LanguagePreference: language,
        MaxSuggestions: '7',
      });
      return result.map(toSuggestion);
    },
    retrieve: async (id, language) => {
      const result = await fetchItems(addressItem, 'Retrieve/v2.11', { Id: id });
      const languageCode = language === 'fr' ? 'FRE' : 'ENG';
      const best = result.find((item) => item.Language === languageCode) ?? result[0];
      return best ? toAddress(best) : null;
    },
  };
}

function toSuggestion(item: z.infer<typeof suggestionItem>): AddressSuggestion {
  return { id: item.Id, text: item.Text, description: item.Description, more: item.Next === 'Find' };
}

/** Null for an address outside Canada, which is not supported. */
function toAddress(item: z.infer<typeof addressItem>): AddressInput | null {
  const province = provinceCode.safeParse(item.ProvinceCode);
  if (!province.success || item.CountryIso2 !== 'CA') return null;
  return {
    street: item.Line1,
    city: item.City,
    province: province.data,
    postal: item.PostalCode,
    country: 'CA',
  };
}

/** The vendor over HTTP. The vendor requires the key in the query: never log the URL. */
export function createAddressCompleteCall(options: {
  readonly key: string;
  readonly fetch: typeof fetch;
  /** For tests; default is the vendor's host. */
  readonly baseUrl?: string;
}): AddressCompleteCall {
  const base = options.baseUrl ?? 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive';
  return async (operation, parameters) => {
    const query = new URLSearchParams({ Key: options.key, ...parameters });
    try {
      const response = await fetchWithoutRedirect(
        `${base}/${operation}/json3.ws?${query}`,
        { signal: AbortSignal.timeout(5000) },
        options.fetch,
      );
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await response.json();
    } catch (error) {
      // no cause: a network error can contain the URL, and the URL contains the key
      const detail = isRedirectError(error)
        ? `address lookup failed: ${redirectCode}`
        : 'address lookup did not respond';
      throw problem('service-unavailable', { detail });
    }
  };
}
