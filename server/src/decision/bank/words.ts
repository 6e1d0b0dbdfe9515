const ACCENTS = /\p{Diacritic}/gu;

/**
 * Upper case, no accents, letters and digits only, single spaces: the form in which the rules' words are written. An
 * Interac e-Transfer becomes one word, for it is a customer's payment and no transfer between own accounts.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/\bE TRANSFER/g, 'ETRANSFER');

/** The first of `words` that begins at a word of `text`: "NSF" is in "NSF FEE" and not in "TRANSFER". */
export const holdsAny = (text: string, words: readonly string[]): string | null => {
  const padded = ` ${text} `;
  return words.find((word) => padded.includes(` ${word}`)) ?? null;
};
