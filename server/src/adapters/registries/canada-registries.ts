import { isPlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { normalizePostal } from '@tamarack/core/validation/address/postal';
import { isProvince } from '@tamarack/core/validation/address/provinces';
import type { AddressInput } from '@tamarack/core/validation/inputs';
import { z } from 'zod';
import type { BusinessRegistry, RegisteredBusiness, RegisterRecord } from '../../intake/reference';
import { problem } from '../../platform/errors';
import { fetchWithoutRedirect } from '../requests';
import { toEntityType } from './to-entity-type';

export interface CanadaRegistriesConfig {
  /** Base URL of the API of Innovation, Science and Economic Development Canada. */
  readonly url: string;
  /** Timeout for a response in milliseconds. */
  readonly timeoutMs: number;
}

const maxBusinesses = 7;
/** Prefix of the corporation number in the IDs of federal corporations. */
const federalPrefix = 'CC_';

const searchDocument = z.object({
  MRAS_ID: z.string(),
  Company_Name: z.string(),
  Juri_ID: z.string(),
  Entity_Type: z.string().nullish(),
  Date_Incorporated: z.string().nullish(),
  City: z.string().nullish(),
  Reg_office_city: z.string().nullish(),
  Reg_office_province: z.string().nullish(),
  Status_State: z.string(),
  Status_Notes: z.string().nullish(),
  Alternate_Name: z.union([z.string(), z.array(z.string())]).nullish(),
  BN: z.string().nullish(),
});
const searchResponse = z.object({ docs: z.array(z.unknown()) });

const office = z.object({
  addressLine: z.array(z.string()),
  city: z.string(),
  postalCode: z.string(),
  provinceCode: z.string(),
  countryCode: z.string(),
  current: z.boolean().optional(),
});
/** `adresses` is the API's spelling. For an unknown number it returns two sentences instead of a record. */
const corporationResponse = z.tuple(
  [z.object({ adresses: z.array(z.object({ address: office })) })],
  z.unknown(),
);

/**
 * The public search over the registries of Canada and its provinces (Canada's Business Registries, `cbr/srch/api/v1`),
 * and the record of a federal corporation (Corporations Canada, `cc/lgcy/api`). Neither needs a key; both allow 60 calls per minute.
 */
export function createCanadaRegistries(config: CanadaRegistriesConfig): BusinessRegistry {
  return {
    find: async (words, language) => {
      const documents = await search(config, { words, language, filter: ' Status_State:Active' });
      const found = documents.filter(isActive).map(toBusiness);
      // a business is listed in each province where it operates
      return [...new Map(found.map((each) => [each.id, each])).values()].slice(0, maxBusinesses);
    },
    // includes inactive ones: the caller checks the status
    findRecords: async (words) => (await search(config, { words, language: 'en', filter: '' })).map(toRecord),
    findOffice: async (id) => {
      if (!/^CC_\d{1,9}$/.test(id)) return null;
      const number = id.slice(federalPrefix.length);
      const body = await request(config, `cc/lgcy/api/corporations/${number}.json?lang=eng`, z.unknown());
      const offices =
        corporationResponse.safeParse(body).data?.[0].adresses.map(({ address }) => address) ?? [];
      const current = offices.find((each) => each.current) ?? offices[0];
      return current ? toAddress(current) : null;
    },
  };
}

type SearchDocument = z.infer<typeof searchDocument>;

async function search(
  config: CanadaRegistriesConfig,
  {
    words,
    language,
    filter,
  }: { readonly words: string; readonly language: Language; readonly filter: string },
): Promise<readonly SearchDocument[]> {
  // the search API quotes phrases with braces
  const keyword = `{${words.replace(/[{}:+]/g, ' ').trim()}}`;
  const query = new URLSearchParams({
    fq: `keyword:${keyword}${filter}`,
    lang: language,
    queryaction: 'fieldquery',
    sortfield: 'score',
    sortorder: 'desc',
  });
  const { docs } = await request(config, `cbr/srch/api/v1/search?${query}`, searchResponse);
  return docs.flatMap((each) => searchDocument.safeParse(each).data ?? []);
}

const isActive = ({ Status_State }: SearchDocument): boolean => Status_State === 'Active';

function toRecord(each: SearchDocument): RegisterRecord {
  const { id, number, name, city, province, registeredOn } = toBusiness(each);
  return {
    registry: id.split('_', 1)[0] ?? '',
    number,
    name,
    otherNames: [each.Alternate_Name ?? []].flat(),
    businessNumber: each.BN ?? null,
    active: isActive(each),
    status: each.Status_Notes || each.Status_State,
    office: [city, province].filter((part) => part !== null).join(', '),
    registeredOn,
  };
}

function toBusiness(each: SearchDocument): RegisteredBusiness {
  const date = each.Date_Incorporated?.slice(0, 10) ?? '';
  return {
    id: each.MRAS_ID,
    name: each.Company_Name.trim(),
    number: each.Juri_ID,
    city: each.Reg_office_city ?? each.City ?? null,
    province: each.Reg_office_province ?? null,
    entity: toEntityType(each.Entity_Type ?? ''),
    registeredOn: isPlainDate(date) ? date : null,
  };
}

/** Null for an office outside Canada, which is not supported. */
function toAddress({
  addressLine,
  city,
  postalCode,
  provinceCode,
  countryCode,
}: z.infer<typeof office>): AddressInput | null {
  if (countryCode !== 'CA' || !isProvince(provinceCode)) return null;
  const lines = addressLine.map((line) => line.trim()).filter((line) => line !== '');
  return {
    street: lines.join(', '),
    city,
    province: provinceCode,
    postal: normalizePostal(postalCode),
    country: 'CA',
  };
}

async function request<T>(
  { url, timeoutMs }: CanadaRegistriesConfig,
  path: string,
  body: z.ZodType<T>,
): Promise<T> {
  try {
    const response = await fetchWithoutRedirect(`${url}/${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return body.parse(await response.json());
  } catch {
    // without the cause: it can contain the URL, which contains what the applicant typed
    throw problem('service-unavailable', { detail: 'the business registry did not respond' });
  }
}
