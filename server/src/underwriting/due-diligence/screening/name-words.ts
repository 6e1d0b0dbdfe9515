import { distance } from 'fastest-levenshtein';
import {
  articles,
  conjunctions,
  expandWord,
  findScript,
  isSameSpelling,
  legalForms,
  particles,
  splitWords,
  titles,
  toAbjadKey,
  toAlphabetKey,
  toLatin,
} from '../../decision';

/** A word of a name, with what it is compared by. */
export interface NameWord {
  readonly text: string;
  /** Letters of another script than Latin. */
  readonly foreign: boolean;
  /** Whether it has letters beyond A to Z, of which some have two spellings. */
  readonly accented: boolean;
  /** Spelled alike for the usual transliterations: Sergey is Sergei, Alexander begins as Aleksandr. */
  readonly key: string;
  /** The key without an article that was run together with it: Alkhatib, Elkhatib; null where there is none. */
  readonly bare: string | null;
  /** Its consonants: Mohamed is Muhammad. */
  readonly skeleton: string;
}

function toNameWord(text: string): NameWord {
  const latin = toLatin(text);
  const key = toAlphabetKey(latin);
  return {
    text,
    foreign: findScript(text) !== undefined,
    accented: /[^\x20-\x7e]/.test(text),
    key,
    bare: /^[ae]l.{4,}/.test(key) ? key.slice(2) : null,
    skeleton: toAbjadKey(latin),
  };
}

/**
 * Whether two words may be spellings of one name. More lenient than for the holder of an account: a match is looked at by
 * a person, and a missed one by nobody.
 */
export function isSimilarWord(one: NameWord, other: NameWord): boolean {
  if (one.text === other.text) return true;
  if (one.foreign || other.foreign) return isSameSpelling(one.text, other.text);
  if (one.key === other.key) return one.key.length > 1;
  if ((one.accented || other.accented) && isSameSpelling(one.text, other.text)) return true;
  if (one.bare === other.key || other.bare === one.key) return true;
  const shorter = Math.min(one.key.length, other.key.length);
  const longer = Math.max(one.key.length, other.key.length);
  if (shorter < shortestFuzzy || longer - shorter > 3) return false;
  const edits = distance(one.key, other.key);
  if (edits <= (shorter >= longWord ? 2 : 1)) return true;
  return one.skeleton === other.skeleton && edits <= (one.skeleton.length > 3 ? 3 : 2);
}

/** Letters from which on words may differ by one, and by two. */
const shortestFuzzy = 5;
const longWord = 8;

/** Words of a person's name without initials, titles and particles. */
export function listPersonWords(name: string): readonly NameWord[] {
  const words = splitWords(name).filter((word) => !particles.has(word) && !titles.has(word));
  return words.map(toNameWord).filter(({ text, foreign }) => foreign || text.length > 1);
}

/** Legal forms elsewhere. */
const foreignForms = new Set(
  'joint stock public jsc ojsc pjsc cjsc ao oao pao zao ooo gmbh ag sa sas sarl nv bv fze fzco'.split(' '),
);

/** Words of an entity's name without its legal form. */
export const listEntityWords = (name: string): readonly NameWord[] =>
  splitWords(name)
    .filter((word) => !conjunctions.has(word) && !articles.has(word))
    .filter((word) => !legalForms.has(toLatin(word)) && !foreignForms.has(toLatin(word)))
    .map((word) => toNameWord(expandWord(word)));
