import type { Language } from '@tamarack/core/language';

/** Names of the languages, also looked up by a text that may name none. */
export const languageTexts: Readonly<Record<Language, string> & Record<string, string>> = {
  en: 'English',
  fr: 'French',
};
