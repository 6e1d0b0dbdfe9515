import { type Language, languages } from '@tamarack/core/language';
import { readTsv, toFoldedWords } from '../../intake/reference';
import type { AddressCompleteCall } from './address-complete';

interface BuiltInAddress {
  readonly id: string;
  /** Shared by the suites of one building. */
  readonly building: string;
  readonly unit: string;
  readonly line: { readonly en: string; readonly fr: string };
  readonly city: { readonly en: string; readonly fr: string };
  readonly province: string;
  readonly postal: string;
}

type Item = Readonly<Record<string, string>>;
const maxSuggestions = 7;

/**
 * AddressComplete without an account: the same interface over a small built-in list of addresses in every province and
 * territory.
 */
export function createBuiltInAddressCall(): AddressCompleteCall {
  const addresses = readTsv(new URL('./built-in-addresses.tsv', import.meta.url)).map(toAddress);
  return async (operation, parameters) =>
    operation === 'Find/v2.10'
      ? { Items: findItems(addresses, parameters) }
      : { Items: retrieveItems(addresses, parameters) };
}

function toAddress([
  id = '',
  unit = '',
  en = '',
  fr = '',
  cityEn = '',
  cityFr = '',
  province = '',
  postal = '',
]: readonly string[]): BuiltInAddress {
  return {
    id,
    building: `${en}|${postal}`,
    unit,
    line: { en, fr: fr || en },
    city: { en: cityEn, fr: cityFr || cityEn },
    province,
    postal,
  };
}

function findItems(addresses: readonly BuiltInAddress[], parameters: Item): readonly Item[] {
  const language = parameters['LanguagePreference'] === 'fr' ? 'fr' : 'en';
  const buildingId = parameters['LastId'] ?? '';
  const searchWords = toFoldedWords(parameters['SearchTerm'] ?? '');
  if (buildingId !== '') {
    const building = addresses.find((address) => toBuildingId(address) === buildingId)?.building;
    return addresses
      .filter((address) => address.building === building)
      .map((address) => toAddressItem(address, language));
  }
  if (searchWords.length === 0) return [createErrorItem('1001', 'SearchTerm or LastId Required')];

  const buildings = new Set<string>();
  const items: Item[] = [];
  for (const address of addresses) {
    if (items.length === maxSuggestions || buildings.has(address.building) || !isMatch(address, searchWords))
      continue;
    buildings.add(address.building);
    const suites = addresses.filter((other) => other.building === address.building).length;
    items.push(suites > 1 ? toBuildingItem(address, suites, language) : toAddressItem(address, language));
  }
  return items;
}

function isMatch(address: BuiltInAddress, searchWords: readonly string[]): boolean {
  const { line, city, province, postal } = address;
  const words = toFoldedWords(
    [line.en, line.fr, city.en, city.fr, province, postal, postal.replace(' ', '')].join(' '),
  );
  return searchWords.every((word) => words.some((candidate) => candidate.startsWith(word)));
}

function toAddressItem(address: BuiltInAddress, language: Language): Item {
  return {
    Id: address.id,
    Text: formatLine(address, language),
    Highlight: '',
    Cursor: '0',
    Description: formatPlace(address, language),
    Next: 'Retrieve',
  };
}

function toBuildingItem(address: BuiltInAddress, suites: number, language: Language): Item {
  const count = language === 'fr' ? `${suites} adresses` : `${suites} Addresses`;
  return {
    Id: toBuildingId(address),
    Text: address.line[language],
    Highlight: '',
    Cursor: '0',
    Description: `${formatPlace(address, language)} - ${count}`,
    Next: 'Find',
  };
}

function retrieveItems(addresses: readonly BuiltInAddress[], parameters: Item): readonly Item[] {
  const address = addresses.find(({ id }) => id === parameters['Id']);
  if (!address) return [createErrorItem('1002', 'Id Invalid')];
  return languages.map((language) => ({
    Id: address.id,
    Language: language === 'en' ? 'ENG' : 'FRE',
    SubBuilding: address.unit,
    Line1: formatLine(address, language),
    City: address.city[language],
    ProvinceCode: address.province,
    PostalCode: address.postal,
    CountryIso2: 'CA',
  }));
}

const toBuildingId = (address: BuiltInAddress): string => `${address.id.split('|')[0]}|B`;
const formatLine = ({ unit, line }: BuiltInAddress, language: Language): string =>
  unit === '' ? line[language] : `${unit}-${line[language]}`;
const formatPlace = ({ city, province, postal }: BuiltInAddress, language: Language): string =>
  `${city[language]}, ${province}, ${postal}`;
const createErrorItem = (code: string, description: string): Item => ({
  Error: code,
  Description: description,
  Cause: description,
  Resolution: '',
});
