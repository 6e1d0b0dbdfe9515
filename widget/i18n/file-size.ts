import type { Language } from '@tamarack/core/language';

const MEGA = 1024 * 1024;

/** Kept by language and options: rows are drawn with every frame of progress, and making one takes far longer. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.unit ?? options.style}`;
  const kept = formatters.get(key) ?? new Intl.NumberFormat(`${language}-CA`, options);
  formatters.set(key, kept);
  return kept;
}

/** A file's size in words: `2.4 MB`, `2,4 Mo`; small ones in kilobytes. Counted as the limits are. */
export function fileSize(bytes: number, language: Language): string {
  const small = bytes < MEGA;
  const unit = small ? 'kilobyte' : 'megabyte';
  const options = { style: 'unit', unit, maximumFractionDigits: small ? 0 : 1 } as const;
  return formatter(language, options).format(small ? Math.ceil(bytes / 1024) : bytes / MEGA);
}

/** A share of 0 to 1 in whole percent, never more than is done: `57%`, `57 %`. */
export const percentOf = (share: number, language: Language): string =>
  formatter(language, { style: 'percent' }).format(Math.floor(share * 100) / 100);
