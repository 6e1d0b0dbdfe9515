import { readFileSync } from 'node:fs';
import { type Language, languages } from '@tamarack/core/language';
import { readIndustries } from '../server/src/intake/reference/industries';
import { createIndustrySearch } from '../server/src/intake/reference/industry-search';
import type { Report } from './report';
import { formatTable } from './table';

/** One line of `industries/*.jsonl`. */
interface LabelledWords {
  readonly query: string;
  readonly language: Language;
  /** Six-digit codes of NAICS Canada, each of which is right. */
  readonly naics: readonly string[];
}

/** Hits that a person looks at before they type something else. */
const shown = 5;

/** Sets written by people who had not seen the list or its search, in order. */
const sets = ['blind', 'blind-2', 'blind-3a', 'blind-3b'];

/** Words for a business: how often their class comes first, and how often among those shown. */
export async function benchIndustries(): Promise<Report> {
  const search = createIndustrySearch(readIndustries());
  return { text: sets.map((set) => formatSet(set, search)).join('\n'), passed: true };
}

function formatSet(set: string, search: ReturnType<typeof createIndustrySearch>): string {
  const found = readFileSync(new URL(`industries/${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledWords)
    .map(({ query, language, naics }) => {
      const codes = search.find(query, language, shown).map(({ code }) => code);
      // ours are the classification's own groups: three to six digits
      const isRight = (code: string): boolean => code.length > 2 && naics.some((one) => one.startsWith(code));
      return {
        language,
        first: isRight(codes[0] ?? ''),
        among: codes.some(isRight),
        none: codes.length === 0,
      };
    });
  const rows = languages.map((language) => {
    const words = found.filter((one) => one.language === language);
    const count = (key: 'first' | 'among' | 'none'): string => String(words.filter((one) => one[key]).length);
    return [language, String(words.length), count('first'), count('among'), count('none')];
  });
  return formatTable([`${set} words`, 'words', 'class first', `among ${shown}`, 'nothing found'], rows);
}
