import type { Language } from '@tamarack/core/language';
import type { Effort } from '../../test/e2e/support/effort';

interface Counted {
  readonly effort: Pick<Effort, 'fields' | 'presses' | 'words'>;
  readonly language: Language;
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

/** What a business found by name may ask of a person at most. */
export const bar = { fields: 10, presses: 30, words: 900 } as const;

/** French is longer by nature: it has the bound of words on a phone alone, where a screen does not name all steps. */
const phoneWidth = 360;

export function meetsBar({ effort, language, width }: Counted): boolean {
  const { fields, presses, words } = effort;
  const hasBound = language === 'en' || width <= phoneWidth;
  return fields <= bar.fields && presses <= bar.presses && (!hasBound || words <= bar.words);
}
