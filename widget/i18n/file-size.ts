import type { Language } from '@tamarack/core/language';

const MEGA = 1024 * 1024;

/**
 * Cached by language and options: rows render with every frame of progress, and creating a formatter is slow.
 */
const formatters = new Map<string, Intl.NumberFormat>();

function getFormatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.unit ?? options.style}`;
  const found = formatters.get(key) ?? new Intl.NumberFormat(`${language}-CA`, options);
  formatters.set(key, found);
  return found;
}

/**
 * Formats a file size: `2.4 MB`, `2,4 Mo`; small ones in kilobytes. Uses the same units as the limits, and rounds up: a file just
 * over a limit does not show the limit as its size.
 */
export function formatFileSize(bytes: number, language: Language): string {
  const small = bytes < MEGA;
  const unit = small ? 'kilobyte' : 'megabyte';
  const options = { style: 'unit', unit, maximumFractionDigits: small ? 0 : 1 } as const;
  return getFormatter(language, options).format(
    small ? Math.ceil(bytes / 1024) : Math.ceil((bytes / MEGA) * 10) / 10,
  );
}

/** Formats a share of 0 to 1 as whole percent, rounded down: `57%`, `57 %`. */
export const formatPercent = (share: number, language: Language): string =>
  getFormatter(language, { style: 'percent' }).format(Math.floor(share * 100) / 100);
