/** Normalizes a text to lower-case words without accents: `L’Épicerie d’Été` → `l epicerie d ete`. */
export const toSearchWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** A `tsquery` with prefix matching of all words; null for a text without words. */
export function toSearchQuery(text: string): string | null {
  const words = toSearchWords(text).split(' ').slice(0, 10);
  return words[0] === '' ? null : words.map((word) => `${word}:*`).join(' & ');
}
