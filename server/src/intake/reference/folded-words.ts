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

/** What remains of a trade's name without the ending for the person, the work or the shop: `roofer`, `roofing`; `coiffeuse`, `coiffure`. */
export function toStem(folded: string): string {
  return toSingular(folded).replace(
    /(?<=.{4})(?:isation|ation|ement|erie|euse|ienne|iere|iste|eur|ure|age|ien|ier|ist|ing|ery|er|y|ie|e)$/,
    '',
  );
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Articles and prepositions, which people omit from the name of a business. */
const fillers = toSet(
  'a an and at au aux chez d de des du en et for i in l la le les my of on own pour the to un une',
);

/** Words that name any business. They decide only between classes that the other words fit. */
const general = toSet(
  'shop store retailer service business company firm inc ltd boutique magasin entreprise compagnie commerce ltee small local ' +
    'crew team neighbourhood neighborhood quartier equipe',
);

/** Words for what somebody does with a thing. They count until no class has both the work and the thing. */
const actions = toSet(
  'installer installation installing install contractor maker making manufacturer seller selling sale dealer specialist technician worker expert provider supplier ' +
    'installateur pose poseur vente vendeur fabricant fabrication specialiste technicien entrepreneur travaux marchand fournisseur reparateur',
);

const dropUnlessAll = (words: readonly string[], dropped: ReadonlySet<string>): readonly string[] => {
  const rest = words.filter((word) => !dropped.has(word) && !dropped.has(toSingular(word)));
  return rest.length > 0 ? rest : words;
};

/** The words without fillers; all of them if nothing else is left. */
export const dropFillers = (words: readonly string[]): readonly string[] => dropUnlessAll(words, fillers);

/** "flower shop" is "flower"; "shop" stays "shop". */
export const dropGeneral = (words: readonly string[]): readonly string[] => dropUnlessAll(words, general);

/** "fireplace installer" is "fireplace". */
export const dropActions = (words: readonly string[]): readonly string[] => dropUnlessAll(words, actions);
