import type { AddressInput } from '@tamarack/core/validation/inputs';
import { z } from 'zod';
import type { AddressLookUp, AddressSuggestion } from '../../intake/reference';
import { problem } from '../../platform/errors';
import { provinceCode } from '../../platform/http';

/** Calls the vendor's API and returns the JSON body. */
export type AddressCompleteCall = (
  operation: 'Find/v2.10' | 'Retrieve/v2.11',
  parameters: Readonly<Record<string, string>>,
) => Promise<unknown>;

const failure = z.object({ Error: z.coerce.string() });
const found = z.object({
  Id: z.string(),
  Text: z.string(),
  Description: z.string(),
  Next: z.enum(['Find', 'Retrieve']),
});
const retrieved = z.object({
  Language: z.string(),
  SubBuilding: z.string(),
  Line1: z.string(),
  City: z.string(),
  ProvinceCode: z.string(),
  PostalCode: z.string(),
  CountryIso2: z.string(),
});
const items = z.object({ Items: z.array(z.unknown()) });

/** The search term is missing or has no match: not a failure of the service. */
const nothingFound = new Set(['1001', '1002']);

/**
 * Canada Post AddressComplete, Find v2.10 and Retrieve v2.11
 * (canadapost-postescanada.ca/ac/support/api/addresscomplete-interactive-find). It reports errors as HTTP 200 with an
 * item that has an `Error`.
 */
export function createAddressComplete(call: AddressCompleteCall): AddressLookUp {
  const ask = async <T>(item: z.ZodType<T>, ...request: Parameters<AddressCompleteCall>): Promise<T[]> => {
    const answer = items.parse(await call(...request));
    const error = failure.safeParse(answer.Items[0]);
    if (!error.success) return z.array(item).parse(answer.Items);
    if (nothingFound.has(error.data.Error)) return [];
    throw problem('service-unavailable', { detail: `address look-up refused: ${error.data.Error}` });
  };

  return {
    find: async ({ words, within, language }) => {
      const answer = await ask(found, 'Find/v2.10', {
        SearchTerm: words,
        LastId: within ?? '',
        Country: 'CAN',
        LanguagePreference: language,
        MaxSuggestions: '7',
      });
      return answer.map(toSuggestion);
    },
    retrieve: async (id, language) => {
      const answer = await ask(retrieved, 'Retrieve/v2.11', { Id: id });
      const wanted = language === 'fr' ? 'FRE' : 'ENG';
      const best = answer.find((item) => item.Language === wanted) ?? answer[0];
      return best ? toAddress(best) : null;
    },
  };
}

function toSuggestion(item: z.infer<typeof found>): AddressSuggestion {
  return { id: item.Id, text: item.Text, description: item.Description, more: item.Next === 'Find' };
}

/** Null for an address outside Canada, which is not supported. */
function toAddress(item: z.infer<typeof retrieved>): AddressInput | null {
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
export function addressCompleteOverHttp(options: {
  readonly key: string;
  readonly fetch: typeof fetch;
  /** For tests; default is the vendor's host. */
  readonly baseUrl?: string;
}): AddressCompleteCall {
  const base = options.baseUrl ?? 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive';
  return async (operation, parameters) => {
    const query = new URLSearchParams({ Key: options.key, ...parameters });
    try {
      const answer = await options.fetch(`${base}/${operation}/json3.ws?${query}`, {
        signal: AbortSignal.timeout(5000),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return await answer.json();
    } catch {
      // no cause: a network error can contain the URL, and the URL contains the key
      throw problem('service-unavailable', { detail: 'address look-up did not answer' });
    }
  };
}
