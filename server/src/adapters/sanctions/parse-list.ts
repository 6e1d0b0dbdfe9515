import { SaxesParser } from 'saxes';
import type { ListedEntry } from '../../underwriting/due-diligence';

export interface ParsedList {
  readonly entries: readonly ListedEntry[];
  /** `YYYY-MM-DD`; null if no record has one. */
  readonly latestListing: string | null;
}

/** Elements of a record by the English part of their names: `Country` for `Country-Pays`. */
type Fields = Readonly<Record<string, string>>;

/**
 * Reads the Consolidated Canadian Autonomous Sanctions List as Global Affairs Canada publishes it: `data-set` with a flat
 * `record` for each person, entity or ship.
 *
 * @throws Error if it is not well-formed or has no names
 */
export function parseSanctionsList(xml: string): ParsedList {
  const records = readRecords(xml);
  const entries = records.map(toEntry).filter(({ names }) => names.length > 0);
  if (entries.length === 0) throw new Error('no record with a name');
  const listings = records.flatMap(
    ({ DateOfListing = '' }) => DateOfListing.match(/^\d{4}-\d{2}-\d{2}/) ?? [],
  );
  return { entries, latestListing: listings.sort().at(-1) ?? null };
}

function readRecords(xml: string): readonly Fields[] {
  const records: Fields[] = [];
  const path: string[] = [];
  let fields: Record<string, string> = {};
  // without an error handler, the parser throws
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (path.length === 2 && name === 'record') fields = {};
  });
  parser.on('text', (text) => {
    const [root, record, element] = path;
    if (root !== 'data-set' || record !== 'record' || element === undefined) return;
    const name = element.split('-', 1)[0] ?? element;
    fields[name] = `${fields[name] ?? ''}${text}`;
  });
  parser.on('closetag', () => {
    if (path.length === 2 && path[1] === 'record') records.push(fields);
    path.pop();
  });
  parser.write(xml).close();
  return records;
}

function toEntry(fields: Fields): ListedEntry {
  const get = (name: string): string => (fields[name] ?? '').replace(/\s+/g, ' ').trim();
  const person = `${get('GivenName')} ${get('LastName')}`.trim();
  const entity = get('EntityOrShip');
  const referenceParts = [
    get('Country'),
    get('Schedule') && `Schedule ${get('Schedule')}`,
    get('Item') && `Item ${get('Item')}`,
  ];
  return {
    reference: referenceParts.filter((part) => part !== '').join(', '),
    kind: person === '' ? 'entity' : 'person',
    names: [...new Set([...listSpellings(person || entity), ...splitAliases(get('Aliases'))])],
    born: person === '' ? [] : listBirthDates(get('DateOfBirthOrShipBuildDate')),
  };
}

/** Words before an alias, in both languages. */
const alsoKnownAs =
  /\b(also|formerly|previously|better) known as\b|\b[af]\.?k\.?a\.?(?=\s|:|$)|\b(aussi|anciennement) connue?s? sous le nom de\b/giu;

/** "Sergei (Sergey) IVANOV": the name without the text in parentheses, and with it. */
function listSpellings(name: string): readonly string[] {
  const tidy = (text: string): string => text.replace(alsoKnownAs, ' ').replace(/\s+/g, ' ').trim();
  return [tidy(name.replace(/\([^)]*\)/g, ' ')), tidy(name.replace(/[()]/g, ' '))].filter(
    (each) => each !== '',
  );
}

/** Splits at semicolons, and at commas unless they are part of a name, as in "IVANOV, Sergei". */
function splitAliases(text: string): readonly string[] {
  return text.split(/\s*[;|]\s*/).flatMap((part) => {
    const parts = part.split(/\s*,\s*/);
    return (parts.every((each) => each.includes(' ')) ? parts : [part]).flatMap(listSpellings);
  });
}

/** Full dates, or years if the list has no date: `1969 or 1970`. */
function listBirthDates(text: string): readonly string[] {
  const dates = text.match(/\b(19|20)\d{2}-\d{2}-\d{2}\b/g);
  return dates ?? text.match(/\b(19|20)\d{2}\b/g) ?? [];
}
