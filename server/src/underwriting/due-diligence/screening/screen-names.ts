import { isSameBusiness, isSamePerson } from '../../decision';
import { isSimilarWord, listEntityWords, listPersonWords, type NameWord } from './name-words';
import type { ListedEntry } from './sanctions-list';

/** Who is looked up. */
export type ScreenedName =
  | {
      readonly kind: 'person';
      readonly first: string;
      readonly last: string;
      /** `YYYY-MM-DD`; null where nobody gave it. */
      readonly born: string | null;
    }
  | { readonly kind: 'entity'; readonly name: string };

/** An entry whose name is similar. */
export interface ListMatch {
  readonly entry: ListedEntry;
  /** The listed name, or the alias, that is similar. */
  readonly name: string;
  /** `differs`: the list has a date of birth, and it is another one. */
  readonly born: 'agrees' | 'differs' | 'unknown';
}

interface IndexedName {
  readonly entry: ListedEntry;
  readonly name: string;
  readonly words: readonly NameWord[];
}

export interface NameScreen {
  find(subject: ScreenedName): readonly ListMatch[];
}

/** Built once for an edition of the list: thousands of names. */
export function createNameScreen(entries: readonly ListedEntry[]): NameScreen {
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
  // 李明: no space between the names
  const unspaced = names.filter(({ words }) => words.length === 1 && words[0]?.foreign === true);

  const listCandidates = (words: readonly NameWord[]): ReadonlySet<IndexedName> =>
    new Set(
      words.flatMap((word) =>
        [...byWord.values()].flatMap((each) => (isSimilarWord(word, each.word) ? [...each.names] : [])),
      ),
    );

  return {
    find: (subject) => {
      const words = listSubjectWords(subject);
      const similar = [...listCandidates(words), ...unspaced].filter(
        (name) => name.entry.kind === subject.kind && isSimilarName(subject, words, name),
      );
      // the first name of an entry that is similar stands for it
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

/** All words of the shorter name are in the longer one, in any order: second names and patronymics come and go. */
function isSimilarPerson(
  subject: Extract<ScreenedName, { kind: 'person' }>,
  words: readonly NameWord[],
  { entry, name, words: listed }: IndexedName,
): boolean {
  if (isSamePerson(name, subject)) return true;
  const shared = countShared(words, listed);
  const shorter = Math.min(words.length, listed.length);
  // of one word, the name says too little on its own
  return shared === shorter && (shared > 1 || (shared === 1 && compareBirth(subject, entry) === 'agrees'));
}

/** The words of the shorter name, with one more at most; or the one word that names it. */
function isSimilarEntity(
  name: string,
  words: readonly NameWord[],
  { name: listedName, words: listed }: IndexedName,
): boolean {
  if (isSameBusiness(listedName, name) || isSameBusiness(name, listedName)) return true;
  const [shorter, longer] = [Math.min(words.length, listed.length), Math.max(words.length, listed.length)];
  if (countShared(words, listed) < shorter || longer - shorter > 1) return false;
  const [one, other] = [words[0], listed[0]];
  return shorter > 1 || (one?.text === other?.text && (one?.text.length ?? 0) >= distinctiveLetters);
}

/** Letters from which on a single word names an entity. */
const distinctiveLetters = 6;

/** Words of one name that the other has, each once. Equal ones first: they must not be taken by a similar one. */
function countShared(words: readonly NameWord[], listed: readonly NameWord[]): number {
  const [left, open] = [[...listed], [...words]];
  for (const isAlike of [isEqualWord, isSimilarWord])
    for (const word of [...open]) {
      const at = left.findIndex((other) => isAlike(word, other));
      if (at < 0) continue;
      left.splice(at, 1);
      open.splice(open.indexOf(word), 1);
    }
  return words.length - open.length;
}

const isEqualWord = (one: NameWord, other: NameWord): boolean => one.text === other.text;

/** A year more or less: lists know birth dates from hearsay. */
function compareBirth(subject: ScreenedName, { born }: ListedEntry): ListMatch['born'] {
  if (subject.kind !== 'person' || subject.born === null || born.length === 0) return 'unknown';
  const year = Number(subject.born.slice(0, 4));
  return born.some((date) => Math.abs(Number(date.slice(0, 4)) - year) <= 1) ? 'agrees' : 'differs';
}
