const ACCENTS = /\p{Diacritic}/gu;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * Normalizes a text: upper case, no accents, letters and digits only, single spaces. The rules' words are written in
 * this form. "Interac e-Transfer" becomes one word, because it is a customer's payment and not a transfer between own
 * accounts.
 */
export const normalizeText = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replace(ACCENTS, ''))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/\bE TRANSFER/g, 'ETRANSFER');

/** The first of the words that occurs at the start of a word of a text, or null. */
export type WordFinder = (text: string) => string | null;

/**
 * Matches "NSF" in "NSF FEE" but not in "TRANSFER". Create it once for many texts.
 *
 * @param words in the form of `normalizeText`; with a trailing space: whole words only
 */
export function createWordFinder(words: readonly string[]): WordFinder {
  if (words.length === 0) return () => null;
  const pattern = new RegExp(` (?:${words.join('|')})`);
  return (text) => {
    const padded = ` ${text} `;
    return pattern.test(padded) ? (words.find((word) => padded.includes(` ${word}`)) ?? null) : null;
  };
}
