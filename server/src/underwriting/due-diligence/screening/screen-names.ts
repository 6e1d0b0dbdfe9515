import { isSameBusiness, isSamePerson } from '../../decision';
import { isSimilarWord, listEntityWords, listPersonWords, type NameWord } from './name-words';
import type { ListedEntry } from './sanctions-list';

/** A person or entity to screen. */
export type ScreenedName =
  | {
      readonly kind: 'person';
      readonly first: string;
      readonly last: string;
      /** `YYYY-MM-DD`; null if unknown. */
      readonly born: string | null;
    }
  | { readonly kind: 'entity'; readonly name: string };

/** An entry with a similar name. */
export interface ListMatch {
  readonly entry: ListedEntry;
  /** The similar name: the listed one or an alias. */
  readonly name: string;
  /** Whether the dates of birth agree; `unknown` if either is missing. */
  readonly born: 'agrees' | 'differs' | 'unknown';
}

interface IndexedName {
  readonly entry: ListedEntry;
  readonly name: string;
  readonly words: readonly NameWord[];
}

export interface NameScreen extends ReturnType<typeof createNameScreen> {}

/** Indexes the names of an edition. Expensive: build it once for each edition. */
export function createNameScreen(entries: readonly ListedEntry[]) {
  const names = entries.flatMap((entry) =>
    entry.names.map((name): IndexedName => {
      const words = entry.kind === 'person' ? listPersonWords(name) : listEntityWords(name);
      return { entry, name, words };
    }),
  );
  const byWord = new Map<string, { readonly word: NameWord; readonly names: Set<IndexedName> }>();
  for (const each of names)
    for (const word of each.words) {
      const known = byWord.get(word.text) ?? { word, names: new Set() };
      byWord.set(word.text, known);
      known.names.add(each);
    }
  // names without spaces, such as 李明
  const singleWordNames = names.filter(({ words }) => words.length === 1 && words[0]?.nonLatin === true);

  const listCandidates = (words: readonly NameWord[]): ReadonlySet<IndexedName> =>
    new Set(
      words.flatMap((word) =>
        [...byWord.values()].flatMap((each) => (isSimilarWord(word, each.word) ? [...each.names] : [])),
      ),
    );

  return {
    find: (subject: ScreenedName): readonly ListMatch[] => {
      const words = listSubjectWords(subject);
      const similar = [...listCandidates(words), ...singleWordNames].filter(
        (name) => name.entry.kind === subject.kind && isSimilarName(subject, words, name),
      );
      // one match for each entry: its first similar name
      const matches = new Map<ListedEntry, ListMatch>();
      for (const { entry, name } of similar)
        if (!matches.has(entry)) matches.set(entry, { entry, name, born: compareBirth(subject, entry) });
      return [...matches.values()];
    },
  };
}

const listSubjectWords = (subject: ScreenedName): readonly NameWord[] =>
  subject.kind === 'person'
    ? listPersonWords(`${subject.first} ${subject.last}`)
    : listEntityWords(subject.name);

const isSimilarName = (subject: ScreenedName, words: readonly NameWord[], listed: IndexedName): boolean =>
  subject.kind === 'person'
    ? isSimilarPerson(subject, words, listed)
    : isSimilarEntity(subject.name, words, listed);

/** Whether the longer name contains all words of the shorter one, in any order: middle names and patronymics are often omitted. */
function isSimilarPerson(
  subject: Extract<ScreenedName, { kind: 'person' }>,
  words: readonly NameWord[],
  { entry, name, words: listed }: IndexedName,
): boolean {
  if (isSamePerson(name, subject, 'screening')) return true;
  const shared = countShared(words, listed);
  const shorter = Math.min(words.length, listed.length);
  // one shared word is enough only if the date of birth agrees
  return shared === shorter && (shared > 1 || (shared === 1 && compareBirth(subject, entry) === 'agrees'));
}

/** Whether the longer name has all words of the shorter one and at most one more, or both begin with one distinctive word. */
function isSimilarEntity(
  name: string,
  words: readonly NameWord[],
  { name: listedName, words: listed }: IndexedName,
): boolean {
  if (isSameBusiness(listedName, name) || isSameBusiness(name, listedName)) return true;
  const [shorter, longer] = [Math.min(words.length, listed.length), Math.max(words.length, listed.length)];
  if (countShared(words, listed) < shorter || longer - shorter > 1) return false;
  const [one, other] = [words[0], listed[0]];
  return shorter > 1 || (one?.text === other?.text && (one?.text.length ?? 0) >= distinctiveLength);
}

/** Minimum number of letters for a single word to identify an entity. */
const distinctiveLength = 6;

/** Counts the words that both names share, each once. Equal words are paired before similar ones. */
function countShared(words: readonly NameWord[], listed: readonly NameWord[]): number {
  const [unmatchedListed, unmatched] = [[...listed], [...words]];
  for (const isMatch of [isEqualWord, isSimilarWord])
    for (const word of [...unmatched]) {
      const at = unmatchedListed.findIndex((other) => isMatch(word, other));
      if (at < 0) continue;
      unmatchedListed.splice(at, 1);
      unmatched.splice(unmatched.indexOf(word), 1);
    }
  return words.length - unmatched.length;
}

const isEqualWord = (one: NameWord, other: NameWord): boolean => one.text === other.text;

/** Tolerates one year: listed dates of birth are often approximate. */
function compareBirth(subject: ScreenedName, { born }: ListedEntry): ListMatch['born'] {
  if (subject.kind !== 'person' || subject.born === null || born.length === 0) return 'unknown';
  const year = Number(subject.born.slice(0, 4));
  return born.some((date) => Math.abs(Number(date.slice(0, 4)) - year) <= 1) ? 'agrees' : 'differs';
}
