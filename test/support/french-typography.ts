/** What is counted or measured in our texts: never apart from its number. */
const units = [
  /[kMG]?o|bits|pixels|\$|%/,
  /h|min|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?/,
  /caractères?|chiffres?|fichiers?|pages?|colonnes|origines|erreurs?|tentatives?|essais?/,
  /versements?|débits?|virements?|paiements?|parties?|factures?|liens?|relevés?|documents?/,
  /entrées?|opérations?|soldes?|adresses?|entreprises?|secteurs?|derniers?|dernières?|premiers?|premières?/,
  /janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre/,
]
  .map(({ source }) => source)
  .join('|');

/** A space where a line may break, although a number or a sign there belongs to its words. A placeholder counts as a number. */
const torn = new RegExp(
  [
    /[^\u00a0:/][:%$»](?![/\d\w])/u.source,
    /«[^\u00a0]/u.source,
    `(?:\\d|\\}\\}|1er) (?:${units})(?!\\p{L})`,
    /\d h \d/u.source,
    // what a number ends, or names a part
    /terminant par (?:\d|\{\{)|[aA]rticle \d|[pP]artie [AB](?!\p{L})/u.source,
  ].join('|'),
  'u',
);

/** In Canada no space stands before these; the apostrophe and the quotation marks are curly. */
const foreign = /\s[;!?]|['"]/;

/** French texts that break a number from its unit or a sign from its words, or have signs of another language. */
export const findMisset = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => torn.test(text) || foreign.test(text));
