import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

/** Query parameter, cookie and storage entry of the choice. The page's own language is not touched. */
const key = `${brand.id}-language`;

/** Parses a tag such as `fr` or `fr-CA`; undefined for any other, such as `frr` (North Frisian). */
export const parseLanguage = (value: string | null | undefined): Language | undefined =>
  value?.match(/^(en|fr)(?![a-z])/i)?.[1]?.toLowerCase() as Language | undefined;

/** Storage and cookies throw where the browser denies access. */
const attempt = (read: () => string | null | undefined): string | null | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Query string, cookie, local storage, then browser settings, in the order of the specification (section 7);
 * English by default.
 */
export const detectLanguage = (): Language =>
  parseLanguage(new URLSearchParams(location.search).get('lng')) ??
  parseLanguage(attempt(() => document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1])) ??
  parseLanguage(attempt(() => localStorage.getItem(key))) ??
  navigator.languages.map(parseLanguage).find(Boolean) ??
  'en';

/** Stored for the next visit if the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  attempt(() => {
    localStorage.setItem(key, language);
    return null;
  });
};
