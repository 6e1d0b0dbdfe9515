import type { Language } from '@tamarack/core/language';
import { toFoldedWords } from './folded-words';
import type { IndustryRecord } from './industries';

/** Weight of a match there. A whole word counts double a prefix. */
const weights = { keyword: 6, label: 5, otherKeyword: 3, otherLabel: 2, code: 8 } as const;
/** Bonus when the words are, in order, a complete keyword ("coffee shop"). */
const wholeKeywordBonus = 10;

interface Entry {
  readonly record: IndustryRecord;
  readonly fields: readonly (readonly [weight: number, words: readonly string[]])[];
  readonly phrases: ReadonlySet<string>;
}

export interface IndustrySearch {
  /** Best match first; every word must match. Without words: the sectors. */
  find(words: string, language: Language, limit: number): readonly IndustryRecord[];
  findByCode(code: string): IndustryRecord | undefined;
}

/**
 * Matches words in labels and keywords by prefix, ignoring accents. Searches both languages, the requested one first:
 * many people in Canada name their trade in the other one.
 */
export function createIndustrySearch(records: readonly IndustryRecord[]): IndustrySearch {
  const byCode = new Map(records.map((record) => [record.code, record]));
  const index = {
    en: records.map((record) => buildEntry(record, 'en')),
    fr: records.map((r) => buildEntry(r, 'fr')),
  };
  const sectors = records.filter((record) => record.parentCode === null);

  return {
    findByCode: (code) => byCode.get(code),
    find: (words, language, limit) => {
      const queryWords = toFoldedWords(words);
      if (queryWords.length === 0) return sectors.slice(0, limit);
      return index[language]
        .map(({ record, ...found }) => ({ record, score: computeScore(found, queryWords) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.record.code.localeCompare(b.record.code))
        .slice(0, limit)
        .map(({ record }) => record);
    },
  };
}

function buildEntry(record: IndustryRecord, language: Language): Entry {
  const other = language === 'en' ? 'fr' : 'en';
  return {
    record,
    fields: [
      [weights.code, toFoldedWords(record.code)],
      [weights.keyword, record.keywords[language].flatMap(toFoldedWords)],
      [weights.label, toFoldedWords(record.label[language])],
      [weights.otherKeyword, record.keywords[other].flatMap(toFoldedWords)],
      [weights.otherLabel, toFoldedWords(record.label[other])],
    ],
    phrases: new Set(record.keywords[language].map((keyword) => toFoldedWords(keyword).join(' '))),
  };
}

/** 0 when a word does not match. */
function computeScore(entry: Omit<Entry, 'record'>, queryWords: readonly string[]): number {
  let total = entry.phrases.has(queryWords.join(' ')) ? wholeKeywordBonus : 0;
  for (const word of queryWords) {
    const best = Math.max(...entry.fields.map(([weight, words]) => weight * computeNearness(words, word)));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function computeNearness(words: readonly string[], queryWord: string): 0 | 1 | 2 {
  if (words.includes(queryWord)) return 2;
  return words.some((word) => word.startsWith(queryWord)) ? 1 : 0;
}
