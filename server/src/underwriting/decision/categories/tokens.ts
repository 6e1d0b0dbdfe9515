/** A description's words in their canonical form, in order; a number, reference or masked account is `#`. */
export type Tokens = readonly string[];

const NUMBER = '#';
const MARKS = /\p{Diacritic}/gu;
const ASCII = /^[\x20-\x7e]*$/;
/** Letters that no decomposition splits. */
const LIGATURES: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ø: 'O', Đ: 'D', Ł: 'L' };
/** Letters with dots or spaces between: "N.S.F.", "N S F". */
const SPELLED =
  /(?<![A-Z0-9])(?:[A-Z]\.){2,}[A-Z]?(?![A-Z0-9])|(?<![A-Z0-9'])(?:[A-Z][ /-]){2,}[A-Z](?![A-Z0-9'])/g;
/** One word, because it is a customer's payment and no transfer between own accounts. */
const E_TRANSFER =
  /(?<![A-Z])E[- ]?(?:TRANSFER|TRANSFERT|TRANSF|TRANS|TRSF|TRFR|TFR|TRF|TFER|TRNSFR|TRNSF|XFER|VIREMENT)(?![A-Z])/g;
const WORD = /\*+[A-Z0-9]+|[A-Z0-9]+|#/g;

/** Upper case without accents. */
export const foldText = (text: string): string => {
  const upper = text.toUpperCase();
  return ASCII.test(upper)
    ? upper
    : upper
        .normalize('NFD')
        .replace(MARKS, '')
        .replace(/[ŒÆØĐŁ]/g, (letter) => LIGATURES[letter] ?? letter);
};

/** `cut`: the last word may be truncated. */
export type Tokenizer = (folded: string, cut: boolean) => Tokens;

/** Letters that identify a truncated word. */
const MIN_PREFIX = 5;

/**
 * @param synonyms word as a bank prints it → canonical word; empty: left out
 * @param names words with digits that are no reference ("2M7")
 */
export function createTokenizer(
  synonyms: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): Tokenizer {
  const prefixes = listPrefixes(synonyms);
  return (folded, cut) => {
    const words = splitWords(folded, names);
    const tokens: string[] = [];
    for (const [index, word] of words.entries()) {
      if (word === NUMBER && tokens.at(-1) === NUMBER) continue;
      const last = cut && index === words.length - 1;
      const canonical = synonyms.get(word) ?? (last ? prefixes.get(word) : undefined) ?? word;
      if (canonical !== '') tokens.push(canonical);
    }
    return tokens;
  };
}

function splitWords(folded: string, names: ReadonlySet<string>): readonly string[] {
  const text = folded
    .replace(SPELLED, (letters) => letters.replace(/[^A-Z]/g, ''))
    .replace(/(?<![A-Z])O['’](?=[A-Z])/g, 'O')
    .replace(/(?<=[A-Z])['’]S(?![A-Z])/g, 'S')
    .replace(E_TRANSFER, ' ETRANSFER ');
  const words: string[] = [];
  for (const word of text.match(WORD) ?? []) {
    if (word.startsWith('*')) words.push(NUMBER);
    else if (!/\d/.test(word) || names.has(word)) words.push(word);
    else {
      // "CHQ00123" is a word and a number, "4F9K2" a reference
      const letters = /^([A-Z]{2,})\d+$/.exec(word)?.[1];
      if (letters !== undefined) words.push(letters);
      words.push(NUMBER);
    }
  }
  return words;
}

/** The canonical word of each prefix, if all words with this prefix have the same one. */
function listPrefixes(synonyms: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  const add = (word: string, canonical: string): void => {
    for (let length = MIN_PREFIX; length < word.length; length += 1) {
      const prefix = word.slice(0, length);
      const before = found.get(prefix);
      found.set(prefix, before === undefined || before === canonical ? canonical : null);
    }
  };
  for (const [word, canonical] of synonyms) add(word, canonical);
  for (const canonical of new Set(synonyms.values())) add(canonical, canonical);
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null));
}
