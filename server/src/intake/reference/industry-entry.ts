import type { Language } from '@tamarack/core/language';
import { dropFillers, dropGeneral, toFoldedWords, toSingular, toStem } from './folded-words';
import type { IndustryRecord } from './industries';

/** Weight of a word found there. */
const weights = { code: 8, keyword: 6, label: 5, otherKeyword: 3, otherLabel: 2 } as const;

/** The least exact word outweighs the best stem, and any stem a prefix: "vet" is a vet before it is a `vêtement`. */
const nearness = { exact: 10, stem: 3, prefix: 0.5 } as const;

/**
 * Score of words that are a complete keyword, less one for each keyword before it: the first ones name the class best.
 * The page's language leads, unless the other one has the very words.
 */
const phraseScores = { exact: 400, joined: 380, general: 300, stem: 200, start: 20 } as const;
const otherLanguage = 40;

/** A sector is for those who find no class in it. On a tie the shop comes before its makers and wholesalers. */
const penalties = { sector: 380, supplier: 15 } as const;

/** What the search knows of a record, on a page of one language. */
export interface IndustryEntry {
  readonly record: IndustryRecord;
  /** Weight of each word in singular, and of each stem. */
  readonly exact: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
  /** Score of each whole keyword under all its keys. */
  readonly phrases: ReadonlyMap<string, number>;
  readonly penalty: number;
}

export function buildEntry(record: IndustryRecord, language: Language): IndustryEntry {
  const other = language === 'en' ? 'fr' : 'en';
  const { keywords, label } = record;
  const exact = new Map<string, number>();
  const stems = new Map<string, number>();
  const fields: readonly (readonly [number, readonly string[]])[] = [
    [weights.code, [record.code]],
    [weights.keyword, keywords[language]],
    [weights.label, [label[language]]],
    [weights.otherKeyword, keywords[other]],
    [weights.otherLabel, [label[other]]],
  ];
  for (const [weight, texts] of fields) {
    for (const word of texts.flatMap(toFoldedWords)) {
      raise(exact, toSingular(word), weight);
      raise(stems, toStem(word), weight);
    }
  }
  const phrases = new Map<string, number>();
  for (const [texts, less] of [
    [keywords[language], 0],
    [keywords[other], otherLanguage],
  ] as const) {
    for (const [index, keyword] of texts.entries()) {
      for (const [key, score] of toKeys(toFoldedWords(keyword)))
        raise(phrases, key, score - less - index / 4);
    }
  }
  const supplier = record.parentCode === '41' || record.parentCode === '31-33';
  return {
    record,
    exact,
    stems,
    phrases,
    penalty: (record.parentCode === null ? penalties.sector : 0) + (supplier ? penalties.supplier : 0),
  };
}

function raise(scores: Map<string, number>, key: string, score: number): void {
  if (score > (scores.get(key) ?? Number.NEGATIVE_INFINITY)) scores.set(key, score);
}

/** Words in any order are the same phrase, and so are joined and parted ones: "flower shop", "lave-auto", "food truck". */
const toKeys = (words: readonly string[]): readonly (readonly [key: string, score: number])[] => {
  const rest = dropFillers(words);
  const core = dropGeneral(rest);
  return [
    [rest.map(toSingular).sort().join(' '), phraseScores.exact],
    [`=${toSingular(rest.join(''))}`, phraseScores.joined],
    [core.map(toSingular).sort().join(' '), phraseScores.general],
    [`~${core.map(toStem).sort().join(' ')}`, phraseScores.stem],
  ];
};

/** The words somebody typed, as the entries are asked for them. */
export interface Query {
  readonly words: readonly { readonly typed: string; readonly singular: string; readonly stem: string }[];
  readonly keys: readonly (readonly [key: string, score: number])[];
  readonly start: string;
}

export const toQuery = (words: readonly string[]): Query => ({
  words: dropGeneral(dropFillers(words)).map((typed) => ({
    typed,
    singular: toSingular(typed),
    stem: toStem(typed),
  })),
  keys: toKeys(words),
  start: `=${dropFillers(words).join('')}`,
});

/** The score of an entry; of words that are not in it, `missed` says how many. */
export function scoreEntry(
  entry: IndustryEntry,
  { words, keys, start }: Query,
): { score: number; missed: number } {
  const phrase = Math.max(0, ...keys.map(([key, most]) => Math.min(most, entry.phrases.get(key) ?? 0)));
  let score = (phrase > 0 ? phrase : scoreStart(entry, start)) - entry.penalty;
  let missed = 0;
  for (const word of words) {
    const found = scoreWord(entry, word);
    if (found === 0) missed++;
    score += found;
  }
  return { score, missed: phrase > 0 ? 0 : missed };
}

/** Somebody is still typing a keyword. */
function scoreStart({ phrases }: IndustryEntry, start: string): number {
  let best = 0;
  for (const [key, score] of phrases) {
    if (score > best && key.startsWith(start)) best = score;
  }
  return (best / phraseScores.joined) * phraseScores.start;
}

function scoreWord(
  { exact, stems }: IndustryEntry,
  { typed, singular, stem: key }: Query['words'][number],
): number {
  const whole = exact.get(singular);
  if (whole !== undefined) return whole * nearness.exact;
  const stem = stems.get(key);
  if (stem !== undefined) return stem * nearness.stem;
  let best = 0;
  for (const [known, weight] of exact) {
    if (weight > best && known.startsWith(typed)) best = weight;
  }
  return best * nearness.prefix;
}
