const ACCENTS = /\p{Diacritic}/gu;

/** Upper case, no accents, single spaces: the form in which the rules' words are written. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').toUpperCase().replace(/\s+/g, ' ').trim();

export const holdsAny = (text: string, words: readonly string[]): string | null =>
  words.find((word) => text.includes(word)) ?? null;
