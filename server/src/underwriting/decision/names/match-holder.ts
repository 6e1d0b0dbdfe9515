import { isSameBusiness, NUMBERED } from './business-name';
import { isGivenName } from './given-names';
import { isSamePerson, type PersonName } from './person-name';
import { splitWords, toLatin } from './spelling';

/** The names of an application. */
export interface OwnNames {
  readonly person?: PersonName;
  /** Legal and trade name; empty ones are ignored. */
  readonly businesses: readonly string[];
}

/** `unknown`: the bank gives no name. */
export type HolderMatch = 'own' | 'other' | 'unknown';

/** Characters of a holder that are read: no bank prints more. */
const LONGEST = 140;

/** Names of accounts that hold somebody else's money, or for which somebody signs on another's behalf. */
const HELD =
  /\b(in trust|itf|i\/t\/f|trustee|en fid[eé]icommis|en fiducie|poa|power of attorney|attorney for|par procuration|(guardian|executor|executrix) (of|for)|tut(eur|rice) de|liquidat(eur|rice))\b|^\s*(the\s+)?(estate|est\.? of|succession|succ\.?)\b|\bestate\s*$/iu;

/** From here on the name of another, who only receives the mail. */
const CARE_OF = /\s+(c\/o|a\/s|aux soins)\s.*$/iu;

/** The kind of account after the name: "OPERATING ACCOUNT", "(CAD)". */
const ACCOUNT =
  /\s*[([]\s*(cad|cdn|usd|us)\s*\$?\s*[)\]]\s*$|(\s+(operating|general|business|payroll|savings|chequing|current|usd|cad|us))*\s+(account|acct)\s*$|\s+sole prop(riet(or|orship))?\s*$/iu;

/** Between a legal name and a trade name. */
const TRADING_AS =
  /\s+(?:o\/?a|d[./]?b[./]?a\.?|t\/a|operating as|doing business as|trading as|faisant affaires? sous(?: (?:le nom|la raison sociale)(?: de)?)?|f\.?a\.?s\.?r\.?s\.?|fas)\s+/iu;

/** Around the trade name of a numbered company, or its number: "9123-4567 Québec inc. (Café Bon Matin)". */
const BRACKETS = /\s*[()]\s*/u;

/** Between two holders. A title begins the second one. */
const JOINT =
  /\s+(?:or|and|et|ou|and\s?\/\s?or|et\s?\/\s?ou)\s+|\s*[&/;+]\s*|\s+(?=(?:mr|mrs|ms|miss|mme|mlle)\b)/iu;

/** Words after a person's name in the name of a business: "JOHN SMITH & ASSOCIATES". */
const PARTNERS =
  /^(sons?|daughters?|bro(thers|s)|associates|partners|fils|filles?|fr[eè]res?|associ[eé]e?s|co|cie|company|compagnie)\b/iu;

/** "BOUCHARD/STEPHANE": the field has the family name first. */
const FAMILY_FIRST = /^\s*([^\s/]+)\/([^\s/]+(?:\s+\S)?)\s*$/u;

/** Whether an account is in one of the names of the application: alone, jointly, or under its trade name. */
export function matchHolder(printed: string | null, names: OwnNames): HolderMatch {
  if (printed === null || printed.trim() === '') return 'unknown';
  const shown = printed.trim().slice(0, LONGEST);
  const own = { ...names, businesses: names.businesses.flatMap(listBusinesses) };
  const isHeld = HELD.test(shown);
  if (isHeld && !names.businesses.some((name) => HELD.test(name))) return 'other';
  const readings = listReadings(shown);
  return readings.some((reading) => isOwn(reading, own)) ? 'own' : 'other';
}

/** The names that one entry states: legal and trade name in one. */
function listBusinesses(name: string): readonly string[] {
  const parts = [...name.split(TRADING_AS), ...(NUMBERED.test(name) ? name.split(BRACKETS) : [])];
  return [...new Set([name, ...parts])].filter((part) => splitWords(part).length > 0);
}

function listReadings(printed: string): readonly string[] {
  const name = printed.replace(CARE_OF, '').replace(ACCOUNT, '');
  const inOrder = name.replace(FAMILY_FIRST, '$1 $2');
  const inBrackets = NUMBERED.test(name) ? name.split(BRACKETS) : [];
  const parts = [...name.split(TRADING_AS), ...inBrackets, ...name.split(/\s*[/;]\s*/u)];
  return [...new Set([name, inOrder, ...parts])];
}

const isOwn = (reading: string, names: OwnNames): boolean => {
  if (names.businesses.some((name) => name.trim() !== '' && isSameBusiness(reading, name))) return true;
  if (!names.person) return false;
  const { person } = names;
  return (
    splitHolders(reading).some((holder) => isSamePerson(holder, person)) || isBoth(reading, person, names)
  );
};

/** "JOHN & JANE SMITH": both are Smith. */
function splitHolders(reading: string): readonly string[] {
  const holders = reading.split(JOINT).filter((holder) => holder.trim() !== '');
  if (holders.length < 2) return holders;
  if (holders.some((holder) => PARTNERS.test(holder.trim()))) return [];
  const family = findFamily(holders);
  return holders.map((holder) =>
    /\s/.test(holder.trim()) || family === '' ? holder : `${holder} ${family}`,
  );
}

/** The family name shared by holders with only a given name: "JOHN & JANE SMITH", "SMITH JOHN & JANE", "JOHN SMITH & JANE". */
function findFamily(holders: readonly string[]): string {
  const last = holders.at(-1)?.trim().split(/\s+/) ?? [];
  if (last.length > 1) return last.slice(1).join(' ');
  const words = holders[0]?.trim().split(/\s+/) ?? [];
  const ends = [words.at(0) ?? '', words.at(-1) ?? ''];
  const families = words.length > 1 ? ends.filter((word) => !isGivenName(toLatin(word))) : [];
  // unclear if both, or neither, may be the family name
  return families.length === 1 ? (families[0] ?? '') : '';
}

/** "SMITH PLUMBING JOHN SMITH": the business, then its owner, or the other way round. */
function isBoth(reading: string, person: PersonName, { businesses }: OwnNames): boolean {
  const words = reading.trim().split(/\s+/);
  return words.some((_, at) => {
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return businesses.some(
      (name) =>
        (isSameBusiness(left, name) && isSamePerson(right, person)) ||
        (isSamePerson(left, person) && isSameBusiness(right, name)),
    );
  });
}
