import { isGivenName, isSameGivenName } from './given-names';
import { degrees, isBusinessWord, particles, personSuffixes, titles } from './name-words';
import { isCutSpelling, isSameSpelling, normalizeSaints, splitWords, toLatin } from './spelling';

export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/**
 * For an account, the printed name must be the applicant's, and a reviewer decides in doubt. For screening, it only has to be
 * possible: a doubtful name is a match.
 */
export type NameUse = 'account' | 'screening';

type Words = readonly string[];

/** The name that a printed name is compared with. */
interface ExpectedName {
  readonly given: Words;
  readonly family: Words;
  /** The first name has a hyphen: Jean-Pierre is not Jean. */
  readonly isUnit: boolean;
  readonly initials: string;
  /** Shorter lists of given names that identify this person too. */
  readonly shorter: readonly Words[];
}

/** Facts about a printed name in addition to its words. */
interface PrintedName {
  /** Whether the bank may have truncated the field. */
  readonly isCut: boolean;
  /** Whether there was a hyphen between two neighbouring words. */
  isJoined(word: string | undefined, next: string | undefined): boolean;
  /** Whether a word that the applicant did not state may be a middle name. */
  isMiddleName(word: string): boolean;
  /** Whether other names may follow the given name if the family name comes first. */
  readonly mayHaveMore: boolean;
}

/** Length from which on a bank's field may be truncated. */
const CUT_FIELD = 20;

/**
 * Whether a printed holder is a person: in either order, with or without middle names and titles, by full first name or
 * its initial. The last name is always whole, unless the field ended.
 *
 * @param text one holder; `splitHolders` separates several
 */
export function isSamePerson(text: string, { first, last }: PersonName, use: NameUse = 'account'): boolean {
  const [stated, whole, words] = [first, last, text].map((name) => listWords(name, use)) as [
    Words,
    Words,
    Words,
  ];
  const given = dropSuffix(dropTitle(stated));
  const family = dropSuffix(whole);
  if (given.length === 0 || family.length === 0) return false;
  if (isOtherGeneration(findSuffix(words), findSuffix(whole) ?? findSuffix(stated))) return false;
  const isUnit = /\p{L}-\p{L}/u.test(first);
  const own = {
    given,
    family,
    isUnit,
    initials: given.map((word) => toLatin(word).charAt(0)).join(''),
    shorter: isUnit ? [] : listShorter(given),
  };
  const printed = describe(text, family, use);
  const named = dropDegrees(words, [...given, ...family]);
  const isBusiness = (word: string): boolean =>
    isBusinessWord(word) && !given.includes(word) && !family.includes(word);
  return listReadings(named).some(
    (reading) =>
      !reading.some(isBusiness) &&
      (isRunTogether(reading, own) ||
        reading.some((_, at) => at > 0 && isSplitAt(reading.slice(0, at), reading.slice(at), own, printed))),
  );
}

/** Words of a name. For an account, "St-Pierre" is one word that does not match Pierre. */
function listWords(name: string, use: NameUse): Words {
  const words = splitWords(normalizeSaints(name));
  if (use === 'screening') return words;
  return words.flatMap((word, at) => {
    if (isSaint(words[at - 1])) return [];
    return isSaint(word) ? [`${word}${words[at + 1] ?? ''}`] : [word];
  });
}

const isSaint = (word: string | undefined): boolean => word === 'st' || word === 'ste';

function describe(text: string, family: Words, use: NameUse): PrintedName {
  const isCut = text.length >= CUT_FIELD;
  if (use === 'screening')
    return { isCut, isJoined: () => false, isMiddleName: () => true, mayHaveMore: true };
  const joined = new Set(
    text.split(/\s+/).flatMap((part) => {
      const words = listWords(part, use);
      return words.slice(1).map((word, at) => `${words[at]} ${word}`);
    }),
  );
  return {
    isCut,
    isJoined: (word, next) => joined.has(`${word} ${next}`),
    isMiddleName: (word) => toLatin(word).length === 1 || isGivenName(toLatin(word)),
    // otherwise DUNCAN IAN MORRISON would match Ian Duncan
    mayHaveMore: !isGivenName(toLatin(family.join(''))),
  };
}

/** 李明, and JOHNSMITH: no space between the names. */
const isRunTogether = (reading: Words, { given, family }: ExpectedName): boolean =>
  reading.length === 1 &&
  (isSameJoined(reading, [...given, ...family]) || isSameJoined(reading, [...family, ...given]));

/** First name before the last name, or after it. */
function isSplitAt(left: Words, right: Words, own: ExpectedName, printed: PrintedName): boolean {
  if (isWholeFamily(left, own.family))
    return (
      isWithMiddleNames(right, countGiven(right, own, printed), printed) ||
      hasAsSecondName(right, own, printed) ||
      (printed.isCut && isCutGiven(right, own.given))
    );
  const count = countGiven(left, own, printed);
  if (
    count > 0 &&
    canFollow(left.slice(count), own, printed) &&
    isSameFamily(right, own.family, printed.isCut)
  )
    return true;
  return isWholeFamily(right, own.family) && hasAsSecondName(left, own, printed);
}

/**
 * Whether names may be between the given name and the family name: any may, unless the given name may be half of one with two
 * syllables. LAN ANH NGUYEN is not Lan Nguyễn, and WAI KIT CHEUNG is not Wai Cheung.
 */
const canFollow = (more: Words, { given }: ExpectedName, { isMiddleName }: PrintedName): boolean =>
  isGivenName(toLatin(given[0] ?? '')) || more.every(isMiddleName);

/** Whether the part after the family name has the given names, then only possible middle names. */
function isWithMiddleNames(right: Words, count: number, { isMiddleName, mayHaveMore }: PrintedName): boolean {
  const more = right.slice(count);
  return count > 0 && more.every(isMiddleName) && (mayHaveMore || more.every((word) => word.length === 1));
}

/** The name a person goes by may be printed as the second one. */
const hasAsSecondName = (
  part: Words,
  { given }: ExpectedName,
  { isJoined, isMiddleName }: PrintedName,
): boolean =>
  given.length === 1 &&
  part.some(
    (word, at) =>
      at > 0 &&
      isSameSpelling(word, given[0] ?? '') &&
      !isJoined(part[at - 1], word) &&
      !isJoined(word, part[at + 1]) &&
      (part.every((other, place) => place === at || isMiddleName(other)) ||
        // NGUYEN THI MINH HANH is called Hanh
        (vietnamese.has(toLatin(part[0] ?? '')) && at === part.length - 1)),
  );

/** Father and son: both have a suffix, and not the same. */
const isOtherGeneration = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

const isSuffix = (word: string, at: number): boolean => at > 0 && personSuffixes.has(word);

const findSuffix = (words: Words): string | undefined => words.find(isSuffix);

const dropSuffix = (words: Words): Words => words.filter((word, at) => !isSuffix(word, at));

/** "FRANCOIS LEMIEUX DMD": after a given and a family name. */
function dropDegrees(words: Words, own: Words): Words {
  const isDegree = (word: string | undefined): boolean =>
    word !== undefined && degrees.has(word) && !own.includes(word);
  let end = words.length;
  while (end > 2 && isDegree(words[end - 1])) end -= 1;
  return words.slice(0, end);
}

const dropTitle = (words: Words): Words =>
  words.length > 1 && titles.has(words[0] ?? '') ? words.slice(1) : words;

/** With and without a title: "M TREMBLAY" may be Marie, "M JEAN TREMBLAY" is Monsieur. */
function listReadings(words: Words): readonly Words[] {
  const named = dropSuffix(words);
  return titles.has(named[0] ?? '') ? [named, named.slice(1)] : [named];
}

const isSameJoined = (one: Words, other: Words): boolean => isSameSpelling(one.join(''), other.join(''));

/** Last name before the first name: whole. */
const isWholeFamily = (part: Words, family: Words): boolean =>
  isSameJoined(part, family) || (part.join('').length >= 12 && isCutSpelling(part.join(''), family.join('')));

/**
 * Last name after the first name: whole, its last or first part of several, with the last one as an initial, or cut by the end of
 * the field.
 */
function isSameFamily(part: Words, family: Words, isCut: boolean): boolean {
  if (isWholeFamily(part, family)) return true;
  if (isCut && isCutFamily(part.join(''), family.join(''))) return true;
  if (isWithInitial(part, family)) return true;
  const parts = [family.slice(0, part.length), family.slice(-part.length)];
  return (
    part.length < family.length &&
    !part.every((word) => particles.has(word)) &&
    parts.some((some) => isSameJoined(part, some))
  );
}

/** "BOUCHARD-R." is Bouchard-Roy. */
const isWithInitial = (part: Words, family: Words): boolean =>
  part.length > 1 &&
  part.length === family.length &&
  isSameJoined(part.slice(0, -1), family.slice(0, -1)) &&
  isInitial(part.at(-1) ?? '', family.at(-1) ?? '');

/** Endings that turn one family name into another: Richards and Richardson, Martin and Martineau, Green and Greenberg. */
const familyEndings =
  /^(a|i|o|e|s|y|es|on|en|er|et|ez|eau|ini|man|mann|sen|son|ton|ski|sky|ska|ov|ova|off|ko|enko|uk|chuk|berg|stein|baum|blatt|feld|field|ford|hill|house|land|ley|stone|water|way|well|wood|worth)$/;

/** Whether the end of the field truncated the last name. A part that may be a whole other name does not count. */
function isCutFamily(part: string, family: string): boolean {
  const [cut, full] = [toLatin(part), toLatin(family)];
  return (
    cut.length >= 4 &&
    isCutSpelling(cut, full) &&
    !isGivenName(cut) &&
    (!familyEndings.test(full.slice(cut.length)) || cut.length >= 9)
  );
}

const isInitial = (short: string, word: string): boolean =>
  toLatin(short).length === 1 && short.length === 1 && toLatin(word).startsWith(toLatin(short));

const isSameOrInitial = (one: string, other: string): boolean =>
  isSameSpelling(one, other) ||
  isInitial(one, other) ||
  isInitial(other, one) ||
  isSameGivenName(toLatin(one), toLatin(other));

/** Number of words at the start of a part that are the given names; 0 if it does not start with them. */
function countGiven(
  part: Words,
  { given, isUnit, initials, shorter }: ExpectedName,
  { isJoined }: PrintedName,
): number {
  const ends = (count: number): boolean => !isJoined(part[count - 1], part[count]);
  const joined = part.findIndex((_, at) => isSameJoined(part.slice(0, at + 1), given) && ends(at + 1));
  if (joined >= 0) return joined + 1;
  if (given.length > 1 && part.length === 1 && toLatin(part[0] ?? '') === initials) return 1;
  // Văn Anh is printed as ANH VAN if the family name comes last
  if (!isUnit && given.length === 2 && isSameJoined([...part].reverse(), given)) return 2;
  if (isUnit && part.length < given.length) return 0;
  if (shorter.some((names) => isSameJoined(part, names))) return part.length;
  const shared = Math.min(part.length, given.length);
  const isSame =
    ends(shared) &&
    part.slice(0, shared).every((word, at) => isSameOrInitial(word, given[at] ?? '')) &&
    // "J ANDREW SMITH" goes by Andrew
    !(isInitial(part[0] ?? '', given[0] ?? '') && part.slice(shared).some((word) => word.length > 1));
  return isSame ? shared : 0;
}

/** Names that precede the one a person goes by, in Québec and in Việt Nam. */
const baptismal = new Set(['joseph', 'marie']);
const vietnamese = new Set(['thi', 'van']);

/** Lists shorter forms of three or more given names: Joseph Edmond Luc is Luc, Thị Kim Oanh is Kim Oanh. */
function listShorter(given: Words): readonly Words[] {
  const [before = '', ...rest] = given.map(toLatin);
  if (rest.length < 2) return [];
  if (baptismal.has(before)) return [rest, rest.slice(-1)];
  return vietnamese.has(before) ? [rest] : [];
}

/** Missing letters from which on a truncation is more than the ending of a female name. */
const CUT_LETTERS = 3;

/** Whether the end of the field truncated the last given name: KONSTANT is Konstantinos; GABRIEL may be Gabriel. */
function isCutGiven(part: Words, given: Words): boolean {
  const at = part.length - 1;
  const [cut, full] = [toLatin(part[at] ?? ''), toLatin(given[at] ?? '')];
  return (
    part.slice(0, at).every((word, place) => isSameSpelling(word, given[place] ?? '')) &&
    cut.length >= 4 &&
    isCutSpelling(cut, full) &&
    !isGivenName(cut) &&
    (isGivenName(full) || full.length - cut.length >= CUT_LETTERS)
  );
}
