import { type PlainDate, providerZone } from '@tamarack/core/calendar/plain-date';

/** One for each form: making one takes a hundred times as long as using it. */
const formats = {
  full: new Intl.DateTimeFormat('en-CA', {
    timeZone: providerZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  day: new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }),
  month: new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', year: 'numeric', month: 'short' }),
};

const parts = (format: Intl.DateTimeFormat, at: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

/** `Nov 21, 2026, 11:43`, by the provider's clocks. */
export function whenIn(instant: Date): string {
  const { month = '', day, year, hour, minute } = parts(formats.full, instant);
  return `${bare(month)} ${day}, ${year}, ${hour}:${minute}`;
}

/** `Nov 21, 2026` of a calendar date. */
export function dayOf(date: PlainDate): string {
  const { month = '', day, year } = parts(formats.day, new Date(`${date}T00:00:00Z`));
  return `${bare(month)} ${day}, ${year}`;
}

/** `Nov 2026` of a month `YYYY-MM`. */
export function monthOf(month: string): string {
  const { month: name = '', year } = parts(formats.month, new Date(`${month}-01T00:00:00Z`));
  return `${bare(name)} ${year}`;
}

/** Canadian English abbreviates some months with a full stop. */
const bare = (month: string): string => month.replace('.', '');

const minute = 60_000;

/** How long ago, in the largest unit that makes sense. */
export function ago(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ago`;
  return `${Math.floor(hours / 24)} days ago`;
}
