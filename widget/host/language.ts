import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

/** Query value, cookie and storage entry of the choice. Ours alone: the page's own language is not touched. */
const key = `${brand.id}-language`;

/** The language of a tag such as `fr` or `fr-CA`; undefined for any other, `frr` (North Frisian) among them. */
export const knownLanguage = (value: string | null | undefined): Language | undefined =>
  value?.match(/^(en|fr)(?![a-z])/i)?.[1]?.toLowerCase() as Language | undefined;

/** Storage and cookies throw where the browser denies them. */
const attempt = (read: () => string | null | undefined): string | null | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Query string, cookie, local storage, then browser settings, as the specification orders them (section 7); English
 * when none of them says.
 */
export const detectLanguage = (): Language =>
  knownLanguage(new URLSearchParams(location.search).get('lng')) ??
  knownLanguage(attempt(() => document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1])) ??
  knownLanguage(attempt(() => localStorage.getItem(key))) ??
  navigator.languages.map(knownLanguage).find(Boolean) ??
  'en';

/** Kept for the next visit where the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  attempt(() => {
    localStorage.setItem(key, language);
    return null;
  });
};
