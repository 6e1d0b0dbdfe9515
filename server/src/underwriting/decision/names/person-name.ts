import { isSameGivenName } from './given-names';
import { isBusinessWord, particles, personSuffixes, titles } from './name-words';
import { isCutSpelling, isSameSpelling, normalizeSaints, splitWords, toLatin } from './spelling';

export interface PersonName {
  readonly first: string;
  readonly last: string;
}

type Words = readonly string[];

/** Characters from which on a bank's field may have cut a name. */
const CUT_FIELD = 20;

/**
 * Whether a printed holder is a person: in either order, with or without middle names and titles, by full first name or
 * its initial. The last name is always whole, unless the field ended.
 *
 * @param printed one holder; `splitHolders` separates several
 */
export function isSamePerson(printed: string, { first, last }: PersonName): boolean {
  const given = dropTitle(splitWords(normalizeSaints(first)));
  const whole = splitWords(normalizeSaints(last));
  const family = dropSuffix(whole);
  if (given.length === 0 || family.length === 0) return false;
  const words = splitWords(normalizeSaints(printed));
  if (isOtherGeneration(words.at(-1), whole.at(-1))) return false;
  const isUnit = /\p{L}-\p{L}/u.test(first);
  const cut = printed.length >= CUT_FIELD;
  return listReadings(words).some(
    (reading) =>
      !reading.some(isBusinessWord) &&
      (isRunTogether(reading, given, family) ||
        reading.some(
          (_, at) =>
            at > 0 && isSplitAt(reading.slice(0, at), reading.slice(at), { given, family, isUnit, cut }),
        )),
  );
}

/** 李明, and JOHNSMITH: no space between the names. */
const isRunTogether = (reading: Words, given: Words, family: Words): boolean =>
  reading.length === 1 &&
  (isSameJoined(reading, [...given, ...family]) || isSameJoined(reading, [...family, ...given]));

/** First name before the last name, or after it. */
function isSplitAt(
  left: Words,
  right: Words,
  { given, family, isUnit, cut }: { given: Words; family: Words; isUnit: boolean; cut: boolean },
): boolean {
  if (isWholeFamily(left, family)) return isSameGiven(right, given, isUnit) || hasAsSecondName(right, given);
  if (isSameGiven(left, given, isUnit) && isSameFamily(right, family, cut)) return true;
  return isWholeFamily(right, family) && hasAsSecondName(left, given);
}

/** The name a person goes by may be printed as the second one. */
const hasAsSecondName = (part: Words, given: Words): boolean =>
  given.length === 1 && part.slice(1).some((word) => isSameSpelling(word, given[0] ?? ''));

/** Father and son: both have a suffix, and not the same. */
const isOtherGeneration = (one = '', other = ''): boolean =>
  personSuffixes.has(one) && personSuffixes.has(other) && one !== other;

const dropSuffix = (words: Words): Words =>
  words.length > 1 && personSuffixes.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;

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

/** Last name after the first name: whole, its last or first part of several, or cut by the end of the field. */
function isSameFamily(part: Words, family: Words, cut: boolean): boolean {
  if (isWholeFamily(part, family)) return true;
  if (cut && part.join('').length >= 4 && isCutSpelling(part.join(''), family.join(''))) return true;
  const parts = [family.slice(0, part.length), family.slice(-part.length)];
  return (
    part.length < family.length &&
    !part.every((word) => particles.has(word)) &&
    parts.some((some) => isSameJoined(part, some))
  );
}

const isInitial = (short: string, word: string): boolean =>
  toLatin(short).length === 1 && short.length === 1 && toLatin(word).startsWith(toLatin(short));

const isSameOrInitial = (one: string, other: string): boolean =>
  isSameSpelling(one, other) ||
  isInitial(one, other) ||
  isInitial(other, one) ||
  isSameGivenName(toLatin(one), toLatin(other));

/** @param isUnit the first name has a hyphen: Jean-Pierre is not Jean */
function isSameGiven(part: Words, given: Words, isUnit: boolean): boolean {
  if (part.some((_, at) => isSameJoined(part.slice(0, at + 1), given))) return true;
  const initials = given.map((word) => toLatin(word).charAt(0)).join('');
  if (given.length > 1 && part.length === 1 && toLatin(part[0] ?? '') === initials) return true;
  // Văn Anh is printed as ANH VAN if the family name comes last
  if (!isUnit && given.length === 2 && isSameJoined([...part].reverse(), given)) return true;
  if (isUnit && part.length < given.length) return false;
  const shared = Math.min(part.length, given.length);
  return (
    part.slice(0, shared).every((word, at) => isSameOrInitial(word, given[at] ?? '')) &&
    // "J ANDREW SMITH" goes by Andrew
    !(isInitial(part[0] ?? '', given[0] ?? '') && part.slice(shared).some((word) => word.length > 1))
  );
}
