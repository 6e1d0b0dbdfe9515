import type { Language } from '@tamarack/core/language';
import { formatNumber, formatPercent } from '@tamarack/core/money/format';

const MEGA = 1024 * 1024;

const unitNames = { en: { kilo: 'kB', mega: 'MB' }, fr: { kilo: 'ko', mega: 'Mo' } } as const;

/**
 * Formats a file size: `2.4 MB`, `2,4 Mo`; small ones in kilobytes. Uses the same units as the limits, and rounds up: a file just
 * over a limit does not show the limit as its size.
 */
export function formatFileSize(bytes: number, language: Language): string {
  const { kilo, mega } = unitNames[language];
  if (bytes < MEGA) return `${formatNumber(Math.ceil(bytes / 1024), language, 0)}\u00a0${kilo}`;
  const tenths = Math.ceil((bytes / MEGA) * 10);
  const text = tenths % 10 === 0 ? formatNumber(tenths / 10, language, 0) : formatNumber(tenths, language, 1);
  return `${text}\u00a0${mega}`;
}

/** Formats a share of 0 to 1 as whole percent, rounded down: `57%`, `57 %`. */
export const formatShare = (share: number, language: Language): string =>
  formatPercent(Math.floor(share * 100), language, 0);
