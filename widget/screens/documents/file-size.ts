import type { Language } from '@tamarack/core/protocol/mount';

const MEGA = 1024 * 1024;

/** A file's size in words: `2.4 MB`, `2,4 Mo`; small ones in kilobytes. Counted as the limits are. */
export function fileSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < MEGA ? [Math.ceil(bytes / 1024), 'kilobyte'] : [bytes / MEGA, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(`${language}-CA`, { style: 'unit', unit, maximumFractionDigits }).format(
    value,
  );
}
