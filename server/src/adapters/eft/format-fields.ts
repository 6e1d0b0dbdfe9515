import { daysBetween, type PlainDate, toDateParts, toPlainDate } from '@tamarack/core/calendar/plain-date';
import { toAscii } from '../../settlement/payouts';

/** `A`: left-justified, blank-filled. `N`: right-justified, zero-filled. */
export type Field = readonly [kind: 'A' | 'N', width: number, value: string | number];

/**
 * Joins fields, each in exactly its width. Text that is too long is cut; a number is not, because it would become
 * another number.
 *
 * @throws RangeError for a value that is not a number or does not fit
 */
export function formatFields(fields: readonly Field[]): string {
  return fields
    .map(([kind, width, value]) => {
      if (kind === 'A') return toAscii(String(value)).slice(0, width).trimEnd().padEnd(width, ' ');
      const digits = String(value);
      if (!/^\d*$/.test(digits) || digits.length > width)
        throw new RangeError(`a number does not fit ${width} digits`);
      return digits.padStart(width, '0');
    })
    .join('');
}

/** `0YYDDD`: the year's last two digits and the day of the year. */
export function toJulianDate(date: PlainDate): string {
  const { year } = toDateParts(date);
  const day = daysBetween(toPlainDate(year, 1, 1), date) + 1;
  return `0${String(year % 100).padStart(2, '0')}${String(day).padStart(3, '0')}`;
}
