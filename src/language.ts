/** Languages of the product: Canadian English and Canadian French. */
export type Language = 'en' | 'fr';

/** All languages, the default first. */
export const languages: readonly Language[] = ['en', 'fr'];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/**
 * The language of a tag as browsers and pages write it: `fr`, `FR`, `fr-CA`, `fr_CA`. Undefined for any other, such as
 * `frr` (North Frisian).
 */
export const parseLanguage = (tag: string | null | undefined): Language | undefined =>
  tag?.toLowerCase().match(/^(en|fr)(?![a-z])/)?.[1] as Language | undefined;
