import type { Language } from '../../language';

type Names = string | { readonly en: string; readonly fr: string };

/**
 * Names of Canadian financial institutions by institution number (Payments Canada, Financial Institutions
 * File). Credit unions share the number of their central.
 */
const institutions: Readonly<Record<string, Names>> = {
  '001': { en: 'BMO Bank of Montreal', fr: 'BMO Banque de Montréal' },
  '002': { en: 'Scotiabank', fr: 'Banque Scotia' },
  '003': { en: 'RBC Royal Bank', fr: 'RBC Banque Royale' },
  '004': 'TD Canada Trust',
  '006': { en: 'National Bank', fr: 'Banque Nationale' },
  '010': 'CIBC',
  // HSBC Bank Canada, acquired in 2024; cheques with its number are still in use.
  '016': { en: 'RBC Royal Bank (formerly HSBC)', fr: 'RBC Banque Royale (ex-HSBC)' },
  '030': 'Canadian Western Bank',
  '039': { en: 'Laurentian Bank', fr: 'Banque Laurentienne' },
  '219': 'ATB Financial',
  '260': 'Citibank Canada',
  '308': { en: 'Bank of China (Canada)', fr: 'Banque de Chine (Canada)' },
  '310': { en: 'First Nations Bank of Canada', fr: 'Banque des Premières Nations du Canada' },
  '338': { en: 'Canadian Tire Bank', fr: 'Banque Canadian Tire' },
  '340': { en: 'ICICI Bank Canada', fr: 'Banque ICICI du Canada' },
  '509': 'Canada Trust',
  '540': { en: 'Manulife Bank', fr: 'Banque Manuvie' },
  '568': 'Peace Hills Trust',
  '608': { en: 'Alterna Bank', fr: 'Banque Alterna' },
  '614': 'Tangerine',
  '618': { en: 'B2B Bank', fr: 'B2B Banque' },
  '621': 'Peoples Trust',
  '623': { en: 'EQ Bank', fr: 'Banque EQ' },
  '809': { en: 'Credit union, British Columbia', fr: 'Coopérative de crédit, C.-B.' },
  '815': 'Desjardins',
  '828': { en: 'Credit union, Ontario', fr: 'Coopérative de crédit, Ontario' },
  '829': 'Desjardins (Ontario)',
  '837': 'Meridian',
  '839': { en: 'Credit union, Atlantic Canada', fr: 'Coopérative de crédit, Atlantique' },
  '842': 'Alterna',
  '865': { en: 'UNI Financial Cooperation', fr: 'UNI Coopération financière' },
  '879': { en: 'Credit union, Manitoba', fr: 'Coopérative de crédit, Manitoba' },
  '889': { en: 'Credit union, Saskatchewan', fr: 'Coopérative de crédit, Saskatchewan' },
  '899': { en: 'Credit union, Alberta', fr: 'Coopérative de crédit, Alberta' },
};

const choose = (names: Names, language: Language): string =>
  typeof names === 'string' ? names : names[language];

/**
 * Name of a financial institution.
 *
 * @param number three digits with leading zeros
 * @returns null for unknown numbers, which can be valid: new ones are assigned
 */
export function findInstitutionName(number: string, language: Language): string | null {
  const names = Object.hasOwn(institutions, number) ? institutions[number] : undefined;
  return names === undefined ? null : choose(names, language);
}

/** Every name that `findInstitutionName` returns, once. */
export const listInstitutionNames = (language: Language): readonly string[] => [
  ...new Set(Object.values(institutions).map((names) => choose(names, language))),
];
