export type Language = 'en' | 'fr';

/** Every language of the product, the default first. */
export const languages: readonly Language[] = ['en', 'fr'];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
