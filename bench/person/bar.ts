import type { Language } from '@tamarack/core/language';
import type { Effort } from '../../test/e2e/support/effort';

/** What a business found by name may ask of a person at most. French is longer by nature, and has no bound of words. */
export const bar = { fields: 10, presses: 30, words: 900 } as const;

export const meetsBar = (
  { fields, presses, words }: Pick<Effort, 'fields' | 'presses' | 'words'>,
  language: Language,
): boolean => fields <= bar.fields && presses <= bar.presses && (language === 'fr' || words <= bar.words);
