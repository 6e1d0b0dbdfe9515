/** Languages of the product: Canadian English and Canadian French. */
export type Language = 'en' | 'fr';

/** All languages, the default first. */
export const languages: readonly Language[] = ['en', 'fr'];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
