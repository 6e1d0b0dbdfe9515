import type { Language } from '@tamarack/core/language';
import { readTsv } from './read-tsv';

export interface IndustryRecord {
  /** NAICS Canada 2022. */
  readonly code: string;
  /** Code of the sector; null for a sector itself. */
  readonly parentCode: string | null;
  readonly label: Readonly<Record<Language, string>>;
  readonly keywords: Readonly<Record<Language, readonly string[]>>;
}

/** All 20 sectors of NAICS Canada 2022 and the industries small businesses name most. */
export function readIndustries(): readonly IndustryRecord[] {
  return readTsv(new URL('./industries.tsv', import.meta.url)).map(
    ([code = '', parent = '', en = '', fr = '', keywordsEn = '', keywordsFr = '']) => ({
      code,
      parentCode: parent === '' ? null : parent,
      label: { en, fr },
      keywords: { en: splitList(keywordsEn), fr: splitList(keywordsFr) },
    }),
  );
}

function splitList(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
