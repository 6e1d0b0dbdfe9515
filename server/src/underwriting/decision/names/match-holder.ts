import { isSameBusiness } from './business-name';
import { isSamePerson, type PersonName } from './person-name';
import { splitWords } from './spelling';

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

/** Names of accounts that hold somebody else's money. */
const HELD =
  /\b(in trust|itf|i\/t\/f|trustee|en fid[eé]icommis|en fiducie)\b|^\s*(estate|succession)\b|\bestate\s*$/iu;

/** From here on the name of another, who only receives the mail. */
const CARE_OF = /\s+(c\/o|a\/s|aux soins)\s.*$/iu;

const ACCOUNT =
  /(\s+(operating|general|business|payroll|savings|chequing|current|usd|cad|us))*\s+(account|acct)\s*$|\s+sole prop(riet(or|orship))?\s*$/iu;

/** Between a legal name and a trade name. */
const TRADING_AS =
  /\s+(?:o\/?a|d\/?b\/?a|t\/a|operating as|doing business as|trading as|faisant affaires? sous(?: (?:le nom|la raison sociale)(?: de)?)?|f\.?a\.?s\.?r\.?s\.?|fas)\s+/iu;

/** Around the trade name of a numbered company, or its number: "9123-4567 Québec inc. (Café Bon Matin)". */
const BRACKETS = /\s*[()]\s*/u;

/** Company numbers have six digits at least. */
const NUMBERED = /\d{6}|\d{4}-\d{4}/u;

const JOINT = /\s+(?:or|and|et|ou)\s+|\s*[&/;+]\s*/iu;

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
  return [name, ...name.split(TRADING_AS), ...name.split(/\s*[/;]\s*/u)];
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
  const family = holders.at(-1)?.trim().split(/\s+/).slice(1).join(' ') ?? '';
  return holders.length < 2
    ? holders
    : holders.map((holder) => (/\s/.test(holder.trim()) || family === '' ? holder : `${holder} ${family}`));
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
