import type { FastifyInstance } from 'fastify';
import { toFoldedWords } from '../../src/intake/reference';
import { hasWord, inventBusiness, type ListedBusiness, listedBusinesses } from './listed-businesses';

/**
 * The emulated public registries: the search of Canada's Business Registries and the records of Corporations Canada,
 * under the paths of the real ones.
 */
export function registerRegistries(app: FastifyInstance): void {
  app.get('/registries/cbr/srch/api/v1/search', async (request, reply) => {
    const { fq = '', lang = 'en' } = request.query as Record<string, string | undefined>;
    const named = /keyword:\{([^}]*)\}/.exec(fq)?.[1] ?? '';
    if (hasWord(named, 'away')) return reply.code(503).send({ message: 'Service Unavailable' });
    const words = toFoldedWords(named);
    const listed = listedBusinesses
      .map((business) => ({ business, score: countHits(business, words) }))
      .filter(
        ({ score, business }) => score > 0 && !(business.inactive && fq.includes('Status_State:Active')),
      )
      .sort((a, b) => b.score - a.score);
    // a search for any status verifies an entered business; without a full registry, the sandbox finds every name
    const isListed = listed.some(({ business }) => toFoldedWords(business.name).join() === words.join());
    const invented = fq.includes('Status_State') || isListed ? [] : inventBusiness(named);
    const found = [...listed, ...invented.map((business) => ({ business, score: 1 }))];
    return {
      count: found.length,
      totalResults: found.length,
      keyword: words.join(' '),
      docs: found.map(({ business, score }) => ({ ...toDocument(business, lang), score })),
      paging: { previous: '', next: '' },
    };
  });

  app.get('/registries/cc/lgcy/api/corporations/:file', async (request) => {
    const { file } = request.params as { file: string };
    const number = file.replace(/\.json$/, '');
    const business = listedBusinesses.find(({ id, office }) => office && id === `CC_${number}`);
    return business
      ? [toRecord(business), null]
      : [`could not find corporation ${number}`, `Corporation ${number} est inconnu.`];
  });
}

/** The number of searched words if each is the beginning of a word of the name or of a number; otherwise 0. */
function countHits(
  { id, name, alternate = '', businessNumber = '' }: ListedBusiness,
  words: readonly string[],
) {
  const text = toFoldedWords(`${name} ${alternate} ${id} ${businessNumber}`);
  return words.filter((word) => text.some((each) => each.startsWith(word))).length === words.length
    ? words.length
    : 0;
}

function toDocument(business: ListedBusiness, language: string) {
  const [source = '', number = ''] = business.id.split('_');
  return {
    Company_Name: business.name,
    ...(business.alternate !== undefined && { Alternate_Name: [business.alternate] }),
    ...(business.businessNumber !== undefined && { BN: business.businessNumber }),
    MRAS_ID: business.id,
    Juri_ID: number,
    Jurisdiction: source,
    Registry_Source: source,
    Data_Source: source,
    Entity_Type: language === 'fr' ? business.entity.fr : business.entity.en,
    Date_Incorporated: business.incorporated,
    Display_Date: business.incorporated,
    City: business.city,
    Reg_office_city: business.city,
    Reg_office_province: business.province,
    Status_State: business.inactive ? 'Inactive' : 'Active',
    Status_Notes: business.inactive ? 'Dissolved' : 'Active',
    hierarchy: 'parent',
  };
}

/** The misspelled `adresses` and the capital letter of `CorporationName` are those of the real API. */
function toRecord({ id, name, city, incorporated, inactive, businessNumber, office }: ListedBusiness) {
  return {
    corporationId: id.replace('CC_', ''),
    act: 'Canada Business Corporations Act',
    status: inactive ? 'Dissolved' : 'Active',
    corporationNames: [
      { CorporationName: { name, nameType: 'Primary', current: true, effectiveDate: incorporated } },
    ],
    adresses: office
      ? [
          {
            address: {
              addressLine: office.lines,
              city,
              postalCode: office.postal,
              provinceCode: office.province,
              countryCode: 'CA',
              current: true,
            },
          },
        ]
      : [],
    directorLimits: { minimum: 1, maximum: 10 },
    businessNumbers: { businessNumber: businessNumber?.slice(0, 9) },
    annualReturns: [],
    activities: [{ activity: { activity: 'Incorporation', date: incorporated } }],
  };
}
