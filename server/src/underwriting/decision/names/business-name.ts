import { articles, conjunctions, expandRegister, expandWord, legalForms, longForms } from './name-words';
import { isCutSpelling, isSameSpelling, normalizeSaints, splitWords, toLatin } from './spelling';

/** Characters from which on a bank's field may have cut a name. */
const CUT_FIELD = 20;

/** Company numbers have six digits at least. */
export const NUMBERED = /\d{6}|\d{4}[- ]\d{4}/u;

/**
 * Whether a printed holder is a business: the same words in the same order, whatever its legal form, its spaces and dots
 * and the usual short forms. One word more or less is another business.
 */
export function isSameBusiness(printed: string, name: string): boolean {
  const [shown, full] = [listWords(printed), listWords(name)];
  if (shown.length === 0 || full.length === 0) return false;
  if (isSameSpelling(shown.join(''), full.join(''))) return true;
  const isSameWords =
    shown.length === full.length && shown.every((word, at) => isSameSpelling(word, full[at] ?? ''));
  return isSameWords || (printed.trim().length >= CUT_FIELD && isCutOff(shown, full));
}

/** The printed name ends within one of the words, and has all before it. */
function isCutOff(shown: readonly string[], full: readonly string[]): boolean {
  const at = shown.length - 1;
  const [cut, word] = [shown[at] ?? '', full[at] ?? ''];
  return (
    at >= 1 &&
    isSameSpelling(shown.slice(0, at).join(''), full.slice(0, at).join('')) &&
    /^[a-z]{2,}$/.test(toLatin(cut)) &&
    isCutSpelling(cut, word) &&
    full.length - shown.length <= 1
  );
}

/** The words that distinguish a business from another. */
function listWords(name: string): readonly string[] {
  const short = longForms.reduce(
    (text, [form, letters]) => text.replace(form, letters),
    normalizeSaints(name),
  );
  const words = joinLetters(splitWords(short).filter((word) => !conjunctions.has(word)));
  const first = words.length > 1 && articles.has(words[0] ?? '') ? 1 : 0;
  let last = words.length;
  while (last > first && legalForms.has(toLatin(words[last - 1] ?? ''))) last -= 1;
  return words.slice(first, last).map(NUMBERED.test(name) ? expandRegister : expandWord);
}

/** S. E. N. C. and B C are one word each. */
function joinLetters(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let letters = false;
  for (const word of words) {
    const letter = /^\p{Script=Latin}$/u.test(word);
    if (letter && letters) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    letters = letter;
  }
  return joined;
}
