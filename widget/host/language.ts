import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/protocol/mount';

/** Query value, cookie and storage entry of the choice. Ours alone: the page's own language is not touched. */
const key = `${brand.id}-language`;

const known = (value: string | null | undefined): Language | undefined => {
  const short = value?.slice(0, 2).toLowerCase();
  return short === 'en' || short === 'fr' ? short : undefined;
};

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
  known(new URLSearchParams(location.search).get('lng')) ??
  known(attempt(() => document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1])) ??
  known(attempt(() => localStorage.getItem(key))) ??
  navigator.languages.map(known).find(Boolean) ??
  'en';

/** Kept for the next visit where the browser allows it. */
export const rememberLanguage = (language: Language): void => {
  attempt(() => {
    localStorage.setItem(key, language);
    return null;
  });
};
