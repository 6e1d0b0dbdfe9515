import type { Language } from '@tamarack/core/language';
import { readTable } from './tsv';

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
  return readTable(new URL('./industries.tsv', import.meta.url)).map(
    ([code = '', parent = '', en = '', fr = '', keywordsEn = '', keywordsFr = '']) => ({
      code,
      parentCode: parent === '' ? null : parent,
      label: { en, fr },
      keywords: { en: list(keywordsEn), fr: list(keywordsFr) },
    }),
  );
}

function list(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
