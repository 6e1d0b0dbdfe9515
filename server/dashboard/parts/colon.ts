import type { Language } from '@tamarack/core/language';

/** A term before its value: with a no-break space before the colon in French. */
export const withColon = (term: string, language: Language): string =>
  `${term}${language === 'fr' ? '\u00a0' : ''}:`;
