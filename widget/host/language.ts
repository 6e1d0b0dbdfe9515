import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/protocol/mount';

/** Query parameter, cookie and storage entry of the choice. The page's own language is not touched. */
const key = `${brand.id}-language`;

/** Parses a tag such as `fr` or `fr-CA`; undefined for any other, such as `frr` (North Frisian). */
export const knownLanguage = (value: string | null | undefined): Language | undefined =>
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
  knownLanguage(new URLSearchParams(location.search).get('lng')) ??
  knownLanguage(attempt(() => document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1])) ??
  knownLanguage(attempt(() => localStorage.getItem(key))) ??
  navigator.languages.map(knownLanguage).find(Boolean) ??
  'en';

/** Stored for the next visit if the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  attempt(() => {
    localStorage.setItem(key, language);
    return null;
  });
};
