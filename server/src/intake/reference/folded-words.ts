/** Folds a text to lower case without accents or ligatures, so that spelling variants match. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The folded words of a text. `l'eau` is two words, so that "eau" finds it. */
export function toFoldedWords(text: string): readonly string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}
