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

/** A word of a name with its comparison keys. */
export interface NameWord {
  readonly text: string;
  /** Whether its script is not Latin. */
  readonly nonLatin: boolean;
  /** Whether the word has non-ASCII letters, some of which have two transcriptions. */
  readonly accented: boolean;
  /** Equal for common transliterations: Sergey and Sergei; Alexander and Aleksandr begin alike. */
  readonly key: string;
  /** The key without a joined article, as in Alkhatib or Elkhatib; null without one. */
  readonly bare: string | null;
  /** Its consonants, equal for Mohamed and Muhammad. */
  readonly skeleton: string;
}

function toNameWord(text: string): NameWord {
  const latin = toLatin(text);
  const key = toAlphabetKey(latin);
  return {
    text,
    nonLatin: findScript(text) !== undefined,
    accented: /[^\x20-\x7e]/.test(text),
    key,
    bare: /^[ae]l.{4,}/.test(key) ? key.slice(2) : null,
    skeleton: toAbjadKey(latin),
  };
}

/**
 * Whether two words may be spellings of the same name. More lenient than the check of account holders: an operator reviews
 * each match, but nobody would notice a missed one.
 */
export function isSimilarWord(one: NameWord, other: NameWord): boolean {
  if (one.text === other.text) return true;
  if (one.nonLatin || other.nonLatin) return isSameSpelling(one.text, other.text);
  if (one.key === other.key) return one.key.length > 1;
  if ((one.accented || other.accented) && isSameSpelling(one.text, other.text)) return true;
  if (one.bare === other.key || other.bare === one.key) return true;
  const shorter = Math.min(one.key.length, other.key.length);
  const longer = Math.max(one.key.length, other.key.length);
  if (shorter < oneEditLength || longer - shorter > 3) return false;
  const edits = distance(one.key, other.key);
  if (edits <= (shorter >= twoEditsLength ? 2 : 1)) return true;
  return one.skeleton === other.skeleton && edits <= (one.skeleton.length > 3 ? 3 : 2);
}

/** Minimum number of letters for one edit, and for two. */
const oneEditLength = 5;
const twoEditsLength = 8;

/** The words of a person's name, without initials, titles and particles. */
export function listPersonWords(name: string): readonly NameWord[] {
  const words = splitWords(name).filter((word) => !particles.has(word) && !titles.has(word));
  return words.map(toNameWord).filter(({ text, nonLatin }) => nonLatin || text.length > 1);
}

/** Legal forms of other countries. */
const foreignForms = new Set(
  'joint stock public jsc ojsc pjsc cjsc ao oao pao zao ooo gmbh ag sa sas sarl nv bv fze fzco'.split(' '),
);

/** The words of an entity's name, without its legal form. */
export const listEntityWords = (name: string): readonly NameWord[] =>
  splitWords(name)
    .filter((word) => !conjunctions.has(word) && !articles.has(word))
    .filter((word) => !legalForms.has(toLatin(word)) && !foreignForms.has(toLatin(word)))
    .map((word) => toNameWord(expandWord(word)));
