import type { Language } from '@tamarack/core/language';

/** Texts of a page in both languages: the French ones have the same keys. Returns those of a language. */
export const defineTexts =
  <T extends object>(en: T, fr: NoInfer<T>) =>
  (language: Language): T =>
    language === 'fr' ? fr : en;
