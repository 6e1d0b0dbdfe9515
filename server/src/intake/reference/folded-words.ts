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

/** One form for singular and plural, in both languages: `bakeries` and `bakery`, `gâteaux` and `gâteau`. */
export function toSingular(folded: string): string {
  if (folded.length <= 3) return folded;
  return folded.replace(/ies?$/, 'y').replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$|(?<=au|eu)x$/, '');
}

/** Articles and prepositions, which people omit from the name of a business. */
const fillers = new Set('a an and at d de des du en et for in l la le les of the to un une'.split(' '));

/** The words without fillers; all of them if nothing else is left. */
export function dropFillers(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !fillers.has(word));
  return rest.length > 0 ? rest : words;
}
