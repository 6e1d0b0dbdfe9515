import { minuteMs } from '@tamarack/core/calendar/durations';
import { dateIn, providerZone } from '@tamarack/core/calendar/plain-date';
import { toCents } from '@tamarack/core/money/cents';
import { formatExactMoney } from '@tamarack/core/money/format';

const createFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: providerZone, hourCycle: 'h23', ...options });

const timeFormat = createFormat({ hour: '2-digit', minute: '2-digit' });
const weekdayFormat = createFormat({ weekday: 'short' });
const dayFormat = createFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const dayWithYearFormat = createFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** Dollars from the API: `$1,234.50`, `$25,000`. */
export const formatDollars = (amount: number): string => formatExactMoney(toCents(amount), 'en');

/** `14:30` in the provider's time zone, as all times here. */
const formatTime = (at: Date): string => timeFormat.format(at);

/** `Tue 14:30`: for times within a few days. */
export const formatWeekdayTime = (at: Date): string => `${weekdayFormat.format(at)} ${formatTime(at)}`;

/** `Tue, Nov 24, 14:30`; with the year unless it is the current one. */
export function formatDateTime(at: Date, now: Date): string {
  const sameYear = dateIn(at).slice(0, 4) === dateIn(now).slice(0, 4);
  return `${(sameYear ? dayFormat : dayWithYearFormat).format(at)}, ${formatTime(at)}`;
}

const units = [
  ['day', 24 * 60],
  ['h', 60],
  ['min', 1],
] as const;

/** The two largest units: `2 days 3 h`, `3 h 20 min`, `5 min`; `less than a minute`. */
export function formatDuration(ms: number): string {
  let left = Math.floor(ms / minuteMs);
  if (left < 1) return 'less than a minute';
  const parts: string[] = [];
  const first = units.findIndex(([, minutes]) => left >= minutes);
  for (const [name, minutes] of units.slice(first, first + 2)) {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    if (count > 0) parts.push(`${count} ${name === 'day' && count > 1 ? 'days' : name}`);
  }
  return parts.join(' ');
}

/** `3 h 20 min ago`. */
export const formatTimeAgo = (at: Date, now: Date): string =>
  `${formatDuration(now.getTime() - at.getTime())} ago`;
