import { type Language, languages } from '@tamarack/core/language';
import { foldedWords, readTable } from '../../intake/reference';
import type { AddressCompleteCall } from './address-complete';

interface KnownAddress {
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
const mostSuggestions = 7;

/**
 * AddressComplete without an account: the same interface over a small built-in list of addresses in every province and
 * territory.
 */
export function builtInAddresses(): AddressCompleteCall {
  const known = readTable(new URL('./built-in-addresses.tsv', import.meta.url)).map(toKnown);
  return async (operation, parameters) =>
    operation === 'Find/v2.10' ? { Items: find(known, parameters) } : { Items: retrieve(known, parameters) };
}

function toKnown([
  id = '',
  unit = '',
  en = '',
  fr = '',
  cityEn = '',
  cityFr = '',
  province = '',
  postal = '',
]: readonly string[]): KnownAddress {
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

function find(known: readonly KnownAddress[], parameters: Item): readonly Item[] {
  const language = parameters['LanguagePreference'] === 'fr' ? 'fr' : 'en';
  const within = parameters['LastId'] ?? '';
  const asked = foldedWords(parameters['SearchTerm'] ?? '');
  if (within !== '') {
    const building = known.find((address) => buildingId(address) === within)?.building;
    return known.filter((address) => address.building === building).map((address) => leaf(address, language));
  }
  if (asked.length === 0) return [refusal('1001', 'SearchTerm or LastId Required')];

  const seen = new Set<string>();
  const items: Item[] = [];
  for (const address of known) {
    if (items.length === mostSuggestions || seen.has(address.building) || !matches(address, asked)) continue;
    seen.add(address.building);
    const suites = known.filter((other) => other.building === address.building).length;
    items.push(suites > 1 ? container(address, suites, language) : leaf(address, language));
  }
  return items;
}

function matches(address: KnownAddress, asked: readonly string[]): boolean {
  const { line, city, province, postal } = address;
  const words = foldedWords(
    [line.en, line.fr, city.en, city.fr, province, postal, postal.replace(' ', '')].join(' '),
  );
  return asked.every((word) => words.some((known) => known.startsWith(word)));
}

function leaf(address: KnownAddress, language: Language): Item {
  return {
    Id: address.id,
    Text: lineOf(address, language),
    Highlight: '',
    Cursor: '0',
    Description: place(address, language),
    Next: 'Retrieve',
  };
}

function container(address: KnownAddress, suites: number, language: Language): Item {
  const count = language === 'fr' ? `${suites} adresses` : `${suites} Addresses`;
  return {
    Id: buildingId(address),
    Text: address.line[language],
    Highlight: '',
    Cursor: '0',
    Description: `${place(address, language)} - ${count}`,
    Next: 'Find',
  };
}

function retrieve(known: readonly KnownAddress[], parameters: Item): readonly Item[] {
  const address = known.find(({ id }) => id === parameters['Id']);
  if (!address) return [refusal('1002', 'Id Invalid')];
  return languages.map((language) => ({
    Id: address.id,
    Language: language === 'en' ? 'ENG' : 'FRE',
    SubBuilding: address.unit,
    Line1: lineOf(address, language),
    City: address.city[language],
    ProvinceCode: address.province,
    PostalCode: address.postal,
    CountryIso2: 'CA',
  }));
}

const buildingId = (address: KnownAddress): string => `${address.id.split('|')[0]}|B`;
const lineOf = ({ unit, line }: KnownAddress, language: Language): string =>
  unit === '' ? line[language] : `${unit}-${line[language]}`;
const place = ({ city, province, postal }: KnownAddress, language: Language): string =>
  `${city[language]}, ${province}, ${postal}`;
const refusal = (code: string, description: string): Item => ({
  Error: code,
  Description: description,
  Cause: description,
  Resolution: '',
});
