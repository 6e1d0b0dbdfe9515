const ACCENTS = /\p{Diacritic}/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Upper case, no accents, letters and digits only, single spaces: the form in which the rules' words are written. An
 * Interac e-Transfer becomes one word, for it is a customer's payment and no transfer between own accounts.
 */
export const plain = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFD').replace(ACCENTS, ''))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/\bE TRANSFER/g, 'ETRANSFER');

/** The first of the words that begins at a word of a text, or null. */
export type Finder = (text: string) => string | null;

/**
 * "NSF" is in "NSF FEE" and not in "TRANSFER". Made once for many texts.
 *
 * @param words in the form of `plain`; a space behind a word: the whole word only
 */
export function finderOf(words: readonly string[]): Finder {
  if (words.length === 0) return () => null;
  const any = new RegExp(` (?:${words.join('|')})`);
  return (text) => {
    const padded = ` ${text} `;
    return any.test(padded) ? (words.find((word) => padded.includes(` ${word}`)) ?? null) : null;
  };
}
