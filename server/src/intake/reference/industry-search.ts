import type { Language } from '@tamarack/core/language';
import { dropFillers, toFoldedWords, toSingular } from './folded-words';
import type { IndustryRecord } from './industries';

/** Weight of a match there. A whole word, in singular or plural, counts double a prefix. */
const weights = { keyword: 6, label: 5, otherKeyword: 3, otherLabel: 2, code: 8 } as const;

/**
 * Score of words that are a complete keyword ("coffee shop"), less one for each keyword before it: the first ones name the
 * class best. Those of the other language follow.
 */
const wholeKeyword = { own: 60, other: 40 } as const;

/** A sector is for those who find no class in it. On a tie the shop comes before its makers and wholesalers. */
const penalties = { sector: 50, supplier: 1 } as const;

interface Entry {
  readonly record: IndustryRecord;
  readonly fields: readonly (readonly [weight: number, words: Words])[];
  /** Score of each whole keyword, its words in any order. */
  readonly phrases: ReadonlyMap<string, number>;
  readonly penalty: number;
}

interface Words {
  readonly folded: readonly string[];
  readonly singular: ReadonlySet<string>;
}

export interface IndustrySearch {
  /** Best match first; every word must match. Without words: the sectors. */
  find(words: string, language: Language, limit: number): readonly IndustryRecord[];
  findByCode(code: string): IndustryRecord | undefined;
}

/**
 * Matches words in labels and keywords by prefix, ignoring accents, plurals and articles. Searches both languages, the requested one first:
 * many people in Canada name their trade in the other one.
 */
export function createIndustrySearch(records: readonly IndustryRecord[]): IndustrySearch {
  const byCode = new Map(records.map((record) => [record.code, record]));
  const indexes = new Map<Language, readonly Entry[]>();
  /** Built for the first search: no start waits for it. */
  const getIndex = (language: Language): readonly Entry[] => {
    const index = indexes.get(language) ?? records.map((record) => buildEntry(record, language));
    indexes.set(language, index);
    return index;
  };
  const sectors = records.filter((record) => record.parentCode === null);

  return {
    findByCode: (code) => byCode.get(code),
    find: (words, language, limit) => {
      const queryWords = dropFillers(toFoldedWords(words));
      if (queryWords.length === 0) return sectors.slice(0, limit);
      return getIndex(language)
        .map(({ record, ...found }) => ({ record, score: computeScore(found, queryWords) }))
        .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
        .sort((a, b) => b.score - a.score || a.record.code.localeCompare(b.record.code))
        .slice(0, limit)
        .map(({ record }) => record);
    },
  };
}

const isSupplier = ({ parentCode }: IndustryRecord): boolean => parentCode === '41' || parentCode === '31-33';

function buildEntry(record: IndustryRecord, language: Language): Entry {
  const other = language === 'en' ? 'fr' : 'en';
  const { keywords, label } = record;
  return {
    record,
    fields: [
      [weights.code, toWords([record.code])],
      [weights.keyword, toWords(keywords[language])],
      [weights.label, toWords([label[language]])],
      [weights.otherKeyword, toWords(keywords[other])],
      [weights.otherLabel, toWords([label[other]])],
    ],
    phrases: new Map([
      ...scoreKeywords(keywords[other], wholeKeyword.other),
      ...scoreKeywords(keywords[language], wholeKeyword.own),
    ]),
    penalty:
      (record.parentCode === null ? penalties.sector : 0) + (isSupplier(record) ? penalties.supplier : 0),
  };
}

const toWords = (texts: readonly string[]): Words => {
  const folded = texts.flatMap(toFoldedWords);
  return { folded, singular: new Set(folded.map(toSingular)) };
};

/** Words in any order are the same phrase: "flower shop", "magasin de meubles". */
const toPhrase = (words: readonly string[]): string => dropFillers(words).map(toSingular).sort().join(' ');

const scoreKeywords = (keywords: readonly string[], first: number): (readonly [string, number])[] =>
  keywords.map((keyword, index) => [toPhrase(toFoldedWords(keyword)), first - index] as const).reverse();

/** Ranks an entry below all others if a word does not match. */
function computeScore(entry: Omit<Entry, 'record'>, queryWords: readonly string[]): number {
  let total = (entry.phrases.get(toPhrase(queryWords)) ?? 0) - entry.penalty;
  for (const word of queryWords) {
    const best = Math.max(...entry.fields.map(([weight, words]) => weight * computeNearness(words, word)));
    if (best === 0) return Number.NEGATIVE_INFINITY;
    total += best;
  }
  return total;
}

function computeNearness({ folded, singular }: Words, queryWord: string): 0 | 1 | 2 {
  if (singular.has(toSingular(queryWord))) return 2;
  return folded.some((word) => word.startsWith(queryWord)) ? 1 : 0;
}
