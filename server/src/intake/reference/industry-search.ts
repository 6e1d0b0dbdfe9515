import type { Language } from '@tamarack/core/language';
import { dropActions, dropFillers, dropGeneral, toFoldedWords, toSingular, toStem } from './folded-words';
import type { IndustryRecord } from './industries';
import { buildEntry, type IndustryEntry, type Query, scoreEntry, toQuery } from './industry-entry';
import { findNearWords } from './near-words';

/** A misspelled word has few neighbours; more are no help to anybody. */
const maxCorrections = 6;

/** Wrong codes in earlier lists. Stored applications contain them. */
const formerCodes: ReadonlyMap<string, string> = new Map([['5171', '5173']]);

interface Index {
  readonly entries: readonly IndustryEntry[];
  /** All words in singular, and their stems. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/**
 * Finds classes by their labels and keywords, ignoring accents, plurals and articles. Searches both languages, the requested one
 * first: many people in Canada name their trade in the other one.
 */
export function createIndustrySearch(records: readonly IndustryRecord[]) {
  const byCode = new Map(records.map((record) => [record.code, record]));
  const indexes = new Map<Language, Index>();
  /** Built for the first search: no start waits for it. */
  const getIndex = (language: Language): Index => {
    const index = indexes.get(language) ?? buildIndex(records, language);
    indexes.set(language, index);
    return index;
  };
  const sectors = records.filter(({ parentCode }) => parentCode === null);

  return {
    findByCode: (code: string): IndustryRecord | undefined => byCode.get(formerCodes.get(code) ?? code),

    /** Best match first. Without words: the sectors. */
    find: (words: string, language: Language, limit: number): readonly IndustryRecord[] => {
      const typed = toFoldedWords(words);
      if (typed.length === 0) return sectors.slice(0, limit);
      return search(getIndex(language), typed).slice(0, limit);
    },
  };
}

function buildIndex(records: readonly IndustryRecord[], language: Language): Index {
  const entries = records.map((record) => buildEntry(record, language));
  return {
    entries,
    words: new Set(entries.flatMap(({ exact }) => [...exact.keys()])),
    stems: new Set(entries.flatMap(({ stems }) => [...stems.keys()])),
  };
}

/** Each step finds only what the previous ones did not. */
function search(index: Index, typed: readonly string[]): readonly IndustryRecord[] {
  const asTyped = rank(index, [toQuery(typed)], 0);
  if (asTyped.length > 0) return asTyped;

  const spellings = correct(index, dropFillers(typed));
  const corrected = rank(index, spellings.map(toQuery), 0);
  if (corrected.length > 0) return corrected;

  const things = spellings.map(dropGeneral).map(dropActions);
  const ofThings = rank(index, things.map(toQuery), 0);
  if (ofThings.length > 0) return ofThings;

  // a word that no class has ("zebra") says that the words are about something else
  const known = things.filter((words) => words.every((word) => isKnown(index, word)));
  const fewest = Math.min(...known.map((words) => words.length));
  return rank(index, known.map(toQuery), Math.max(0, fewest - 1));
}

/** The classes with at most that many of the words missing, those with the fewest first. */
function rank({ entries }: Index, queries: readonly Query[], maxMissed: number): readonly IndustryRecord[] {
  if (queries.length === 0 || maxMissed === Number.POSITIVE_INFINITY) return [];
  return entries
    .map((entry) => ({
      code: entry.record.code,
      record: entry.record,
      ...queries
        .map((query) => scoreEntry(entry, query))
        .reduce((a, b) => (b.missed < a.missed || (b.missed === a.missed && b.score > a.score) ? b : a)),
    }))
    .filter(({ missed }) => missed <= maxMissed)
    .sort((a, b) => a.missed - b.missed || b.score - a.score || a.code.localeCompare(b.code))
    .map(({ record }) => record);
}

const isKnown = ({ words, stems }: Index, word: string): boolean =>
  words.has(toSingular(word)) || stems.has(toStem(word));

/** The words as they may have been meant: unknown ones replaced by their nearest. */
function correct(index: Index, words: readonly string[]): readonly (readonly string[])[] {
  let spellings: readonly (readonly string[])[] = [[]];
  for (const word of words) {
    const near = isKnown(index, word) ? [] : findNearWords(toSingular(word), index.words);
    const options = near.length > 0 ? near : [word];
    spellings = spellings
      .flatMap((spelling) => options.map((option) => [...spelling, option]))
      .slice(0, maxCorrections);
  }
  return spellings;
}
