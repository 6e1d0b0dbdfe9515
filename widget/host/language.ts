import { brand } from '@tamarack/core/brand';
import { type Language, parseLanguage } from '@tamarack/core/language';
import { attempt } from './attempt';

/** Query parameter, cookie and storage entry of the choice. The page's own language is not touched. */
const key = `${brand.id}-language`;

/**
 * Query string, cookie, local storage, then browser settings, in the order of the specification (section 7);
 * English by default.
 *
 * @param preferred the page's choice, which comes after what the customer chose and before the browser's settings
 */
export const detectLanguage = (preferred?: Language): Language =>
  parseLanguage(new URLSearchParams(location.search).get('lng')) ??
  parseLanguage(attempt(() => document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1])) ??
  parseLanguage(attempt(() => localStorage.getItem(key))) ??
  preferred ??
  navigator.languages.map(parseLanguage).find(Boolean) ??
  'en';

/** Stored for the next visit if the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  attempt(() => localStorage.setItem(key, language));
};
