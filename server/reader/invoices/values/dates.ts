import { isPlainDate, type PlainDate, toPlainDate } from '@tamarack/core/calendar/plain-date';

export type DayOrder = 'dayFirst' | 'monthFirst';

/** A date where it stands in a text. */
export interface FoundDate {
  readonly at: number;
  readonly end: number;
  /** One date; two where day and month may be either: the day first, then the month first. */
  readonly readings: readonly [PlainDate] | readonly [PlainDate, PlainDate];
  /** What its numbers say of the order of day and month in this document. */
  readonly order: DayOrder | null;
}

/** Nobody finances an invoice of another age, or of the end of the century. */
const years = { from: 2000, to: 2079 };

const months = [
  'january janvier',
  'february fevrier',
  'march mars',
  'april avril',
  'may mai',
  'june juin',
  'july juillet',
  'august aout',
  'september septembre',
  'october octobre',
  'november novembre',
  'december decembre',
].map((names) => names.split(' '));

/** 1 to 12 of a month's name or of what it begins with: `jui` is June as much as July. */
function monthOf(name: string): number | null {
  const found = months.flatMap((names, index) =>
    names.some((full) => full.startsWith(name)) ? [index + 1] : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const month = '([a-z]{3,9})\\.?';
const patterns: readonly (readonly [RegExp, (parts: readonly string[]) => FoundDate['readings'] | null])[] = [
  // 2026-11-21, 2026/11/21, 2026.11.21
  [
    /(?<![\w$/.,-])(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?![\d/]|[-.,]\d)/g,
    ([y, m, d]) => one(y, m, d),
  ],
  // 20261121
  [/(?<![\w$/.,-])(20\d{2})(\d{2})(\d{2})(?![\w/-]|[.,]\d)/g, ([y, m, d]) => one(y, m, d)],
  // 21/11/2026, 11-21-2026, 21.11.26
  [
    /(?<![\w$/.,-])(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?![\w/%]|[-.,]\d)/g,
    ([a, , b, y]) => either(a, b, y),
  ],
  // Nov 21, 2026; november 21st 2026
  [
    new RegExp(`(?<![a-z0-9])${month} ?(\\d{1,2})(?:st|nd|rd|th)?[ ,.]{1,3}(\\d{4})(?![\\w/]|[-.,]\\d)`, 'g'),
    ([name, d, y]) => named(y, name, d),
  ],
  // 21 novembre 2026, 1er décembre 2026, 21-NOV-26, 21 Nov. 2026
  [
    new RegExp(
      `(?<![\\w$/.,-])(\\d{1,2})(?:st|nd|rd|th|er|ere|e)?[ .-]{1,2}(?:of |de )?${month}[ ,.-]{1,2}(\\d{4}|\\d{2})(?![\\w/]|[-.,]\\d)`,
      'g',
    ),
    ([d, name, y]) => named(y, name, d),
  ],
  // 2026-Nov-21, 2026 nov 21
  [
    new RegExp(`(?<![\\w$/.,-])(\\d{4})[ /-]${month}[ /-](\\d{1,2})(?!\\w)`, 'g'),
    ([y, name, d]) => named(y, name, d),
  ],
  // Nov-21-2026, Nov/21/2026
  [
    new RegExp(`(?<![a-z0-9])${month}[/-](\\d{1,2})[/-](\\d{4}|\\d{2})(?!\\w)`, 'g'),
    ([name, d, y]) => named(y, name, d),
  ],
];

/** The dates in a text, in their order; those that do not exist or are of another age are none. */
export function findDates(text: string): readonly FoundDate[] {
  // one letter for each, so that places stay
  const plain = [...text].map(unaccented).join('');
  const found: FoundDate[] = [];
  for (const [pattern, read] of patterns)
    for (const match of plain.matchAll(pattern)) {
      const readings = read(match.slice(1));
      const [at, end] = [match.index, match.index + match[0].length];
      if (!readings || found.some((other) => other.at < end && at < other.end)) continue;
      found.push({ at, end, readings, order: orderOf(match.slice(1)) });
    }
  return found.toSorted((a, b) => a.at - b.at);
}

const unaccented = (letter: string): string => {
  const bare = letter.toLowerCase().normalize('NFD').charAt(0);
  return /\s/.test(bare) ? ' ' : bare.padEnd(letter.length, ' ');
};

/** `21/11/2026` tells that days come first here, `11/21/2026` that months do. */
function orderOf([a = '', separator = '', b = '', y = '']: readonly string[]): DayOrder | null {
  if (y === '' || !/^[-/.]$/.test(separator)) return null;
  if (Number(a) > 12) return 'dayFirst';
  return Number(b) > 12 ? 'monthFirst' : null;
}

const yearOf = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function dateOf(year: number, monthNumber: number, day: number): PlainDate | null {
  if (year < years.from || year > years.to || monthNumber < 1 || monthNumber > 12 || day < 1) return null;
  const date = toPlainDate(year, monthNumber, day);
  return isPlainDate(date) && Number(date.slice(8)) === day ? date : null;
}

function one(y?: string, m?: string, d?: string): readonly [PlainDate] | null {
  const date = dateOf(yearOf(y), Number(m), Number(d));
  return date ? [date] : null;
}

function named(y?: string, name = '', d?: string): readonly [PlainDate] | null {
  const number = monthOf(name);
  return number === null ? null : one(y, String(number), d);
}

function either(a?: string, b?: string, y?: string): FoundDate['readings'] | null {
  const dayFirst = dateOf(yearOf(y), Number(b), Number(a));
  const monthFirst = dateOf(yearOf(y), Number(a), Number(b));
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return [dayFirst, monthFirst];
  const date = dayFirst ?? monthFirst;
  return date ? [date] : null;
}
