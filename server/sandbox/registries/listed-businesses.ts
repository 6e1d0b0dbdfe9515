/** A business in the wire format of Canada's Business Registries; `office` is the address at Corporations Canada. */
export interface ListedBusiness {
  readonly id: string;
  readonly name: string;
  readonly alternate?: string;
  readonly entity: { readonly en: string; readonly fr: string };
  readonly incorporated: string;
  readonly city: string;
  readonly province: string;
  readonly businessNumber?: string;
  readonly inactive?: true;
  readonly office?: { readonly lines: readonly string[]; readonly postal: string; readonly province: string };
}

/** Fictitious. IDs are the registry (`CC` for the federal one), an underscore and the number. */
export const listedBusinesses: readonly ListedBusiness[] = [
  {
    id: 'CC_1284410',
    name: 'Maple Ridge Coffee Roasters Inc.',
    entity: { en: 'Business Corporation', fr: 'Société par actions' },
    incorporated: '2014-05-06',
    city: 'Toronto',
    province: 'Ontario',
    businessNumber: '812345678RC0001',
    office: { lines: ['410 Queen Street West'], postal: 'M5V2A5', province: 'ON' },
  },
  {
    id: 'CC_1390027',
    name: 'Northern Lights Carpentry Ltd.',
    entity: { en: 'Business Corporation', fr: 'Société par actions' },
    incorporated: '2019-09-17',
    city: 'Yellowknife',
    province: 'Northwest Territories',
    businessNumber: '823456789RC0001',
    office: { lines: ['5016 50 Avenue', 'Suite 200'], postal: 'X1A2P3', province: 'NT' },
  },
  {
    id: 'CC_1502288',
    name: 'Prairie Sky Trucking Inc.',
    alternate: 'Transport Ciel des Prairies inc.',
    entity: { en: 'Business Corporation', fr: 'Société par actions' },
    incorporated: '2021-02-11',
    city: 'Regina',
    province: 'Saskatchewan',
    businessNumber: '834567890RC0001',
    office: { lines: ['1901 Victoria Avenue'], postal: 'S4P3R4', province: 'SK' },
  },
  {
    id: 'CC_1611903',
    name: 'Boulangerie du Vieux-Port inc.',
    entity: { en: 'Business Corporation', fr: 'Société par actions' },
    incorporated: '2017-11-23',
    city: 'Québec',
    province: 'Quebec',
    businessNumber: '845678901RC0001',
    office: { lines: ['85, rue Dalhousie'], postal: 'G1K8R2', province: 'QC' },
  },
  {
    id: 'CC_1700451',
    name: 'Closed Door Consulting Inc.',
    entity: { en: 'Business Corporation', fr: 'Société par actions' },
    incorporated: '2010-03-02',
    city: 'Ottawa',
    province: 'Ontario',
    businessNumber: '856789012RC0001',
    inactive: true,
    office: { lines: ['150 Elgin Street'], postal: 'K2P1L4', province: 'ON' },
  },
  {
    id: 'CC_1733120',
    name: 'Harbour View Builders Inc.',
    entity: { en: 'Business Corporation', fr: 'Société par actions' },
    incorporated: '2016-06-30',
    city: 'Halifax',
    province: 'Nova Scotia',
    businessNumber: '867890123RC0001',
    office: { lines: ['1505 Barrington Street'], postal: 'B3J3K5', province: 'NS' },
  },
  {
    id: 'ON_002457810',
    name: 'Maple Ridge Landscaping Ltd.',
    entity: { en: 'Ontario Business Corporation', fr: 'Société par actions de l’Ontario' },
    incorporated: '2015-04-20',
    city: 'Mississauga',
    province: 'Ontario',
    businessNumber: '878901234RC0002',
  },
  {
    id: 'ON_000911772',
    name: 'Lakeside Plumbing & Heating',
    entity: { en: 'Sole Proprietorship', fr: 'Entreprise individuelle' },
    incorporated: '2012-08-14',
    city: 'Barrie',
    province: 'Ontario',
  },
  {
    id: 'QC_1174550921',
    name: 'Plomberie Belle-Rive s.e.n.c.',
    entity: { en: 'General Partnership', fr: 'Société en nom collectif' },
    incorporated: '2018-05-03',
    city: 'Laval',
    province: 'Quebec',
  },
  {
    id: 'QC_1180022345',
    name: 'Coopérative de travail Les Artisans',
    entity: { en: 'Co-operative', fr: 'Coopérative' },
    incorporated: '2020-01-28',
    city: 'Sherbrooke',
    province: 'Quebec',
    businessNumber: '889012345RC0001',
  },
  {
    id: 'BC_BC0981234',
    name: 'Salish Sea Catering Ltd.',
    entity: { en: 'Limited Company', fr: 'Compagnie à responsabilité limitée' },
    incorporated: '2013-10-09',
    city: 'Victoria',
    province: 'British Columbia',
    businessNumber: '890123456BC0001',
  },
  {
    id: 'AB_2019876543',
    name: 'Foothills Fitness LP',
    entity: { en: 'Limited Partnership', fr: 'Société en commandite' },
    incorporated: '2022-07-19',
    city: 'Calgary',
    province: 'Alberta',
  },
  {
    id: 'MB_7654321',
    name: 'Red River Community Kitchen',
    entity: {
      en: 'Corporation Without Share Capital (Not-for-profit)',
      fr: 'Corporation sans capital-actions (sans but lucratif)',
    },
    incorporated: '2011-02-15',
    city: 'Winnipeg',
    province: 'Manitoba',
    businessNumber: '901234567RC0001',
  },
  {
    id: 'NS_3312456',
    name: 'Harbour View Builders Inc.',
    entity: { en: 'Extra-Provincial Corporation', fr: 'Corporation extraprovinciale' },
    incorporated: '2017-01-12',
    city: 'Halifax',
    province: 'Nova Scotia',
    businessNumber: '867890123RC0001',
  },
];

/** Words in an entered name that determine the registries' result. */
export const businessWords = {
  unregistered: { word: 'Unregistered', effect: 'the registries do not know it: a person decides' },
  dissolved: { word: 'Dissolved', effect: 'it is dissolved: a person decides' },
  away: {
    word: 'Unreachable',
    effect: 'the registries do not respond: a person decides from the amount that the rules set',
  },
} as const;

export const hasWord = (name: string, kind: keyof typeof businessWords): boolean =>
  new RegExp(`\\b${businessWords[kind].word}\\b`, 'i').test(name);

/** Any other business name is found as a federal corporation. */
export function inventBusiness(name: string): readonly ListedBusiness[] {
  if (name.trim() === '' || hasWord(name, 'unregistered')) return [];
  const number = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 900_000, 7);
  return [
    {
      id: `CC_${1_000_000 + number}`,
      name,
      entity: { en: 'Business Corporation', fr: 'Société par actions' },
      incorporated: '2018-03-12',
      city: 'Toronto',
      province: 'Ontario',
      ...(hasWord(name, 'dissolved') && { inactive: true as const }),
    },
  ];
}
