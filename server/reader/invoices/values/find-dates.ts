import { isPlainDate, type PlainDate, toPlainDate } from '@tamarack/core/calendar/plain-date';

export type DayOrder = 'dayFirst' | 'monthFirst';

/** A date and its position in a text. */
export interface DateMatch {
  readonly start: number;
  readonly end: number;
  /** Two dates if day and month are ambiguous: day first, then month first. */
  readonly readings: readonly [PlainDate] | readonly [PlainDate, PlainDate];
  /** The order that this date proves for its document. */
  readonly order: DayOrder | null;
}

/** Other years are misread numbers. */
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

/** 1 to 12 for a month's name or an unambiguous prefix; `jui` is June or July, so null. */
function toMonthNumber(name: string): number | null {
  const found = months.flatMap((names, index) =>
    names.some((full) => full.startsWith(name)) ? [index + 1] : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const month = '([a-z]{3,9})\\.?';
const patterns: readonly (readonly [RegExp, (parts: readonly string[]) => DateMatch['readings'] | null])[] = [
  // 2026-11-21, 2026/11/21, 2026.11.21
  [
    /(?<![\w$/.,-])(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?![\d/]|[-.,]\d)/g,
    ([y, m, d]) => toSingleDate(y, m, d),
  ],
  // 20261121
  [/(?<![\w$/.,-])(20\d{2})(\d{2})(\d{2})(?![\w/-]|[.,]\d)/g, ([y, m, d]) => toSingleDate(y, m, d)],
  // 21/11/2026, 11-21-2026, 21.11.26
  [
    /(?<![\w$/.,-])(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?![\w/%]|[-.,]\d)/g,
    ([a, , b, y]) => toNumericDate(a, b, y),
  ],
  // Nov 21, 2026; november 21st 2026
  [
    new RegExp(`(?<![a-z0-9])${month} ?(\\d{1,2})(?:st|nd|rd|th)?[ ,.]{1,3}(\\d{4})(?![\\w/]|[-.,]\\d)`, 'g'),
    ([name, d, y]) => toNamedDate(y, name, d),
  ],
  // 21 novembre 2026, 1er décembre 2026, 21-NOV-26, 21 Nov. 2026, 21/NOV/2026
  [
    new RegExp(
      `(?<![\\w$/.,-])(\\d{1,2})(?:st|nd|rd|th|er|ere|e)?[ ./-]{1,2}(?:of |de )?${month}[ ,./-]{1,2}(\\d{4}|\\d{2})(?![\\w/]|[-.,]\\d)`,
      'g',
    ),
    ([d, name, y]) => toNamedDate(y, name, d),
  ],
  // 21NOV26
  [/(?<![\w$/.,-])(\d{2})([a-z]{3})(\d{4}|\d{2})(?!\w|[-.,/]\d)/g, ([d, name, y]) => toNamedDate(y, name, d)],
  // Nov 21/26
  [
    new RegExp(`(?<![a-z0-9])${month} (\\d{1,2})/(\\d{2})(?![\\w/]|[-.,]\\d)`, 'g'),
    ([name, d, y]) => toNamedDate(y, name, d),
  ],
  // 2026-Nov-21, 2026 nov 21
  [
    new RegExp(`(?<![\\w$/.,-])(\\d{4})[ /-]${month}[ /-](\\d{1,2})(?!\\w)`, 'g'),
    ([y, name, d]) => toNamedDate(y, name, d),
  ],
  // Nov-21-2026, Nov/21/2026
  [
    new RegExp(`(?<![a-z0-9])${month}[/-](\\d{1,2})[/-](\\d{4}|\\d{2})(?!\\w)`, 'g'),
    ([name, d, y]) => toNamedDate(y, name, d),
  ],
];

/** Dates in a text, in order, without impossible ones. */
export function findDates(text: string): readonly DateMatch[] {
  // keeps the length, so that positions remain valid
  const plain = [...text].map(stripAccent).join('');
  const found: DateMatch[] = [];
  for (const [pattern, parse] of patterns)
    for (const match of plain.matchAll(pattern)) {
      const readings = parse(match.slice(1));
      const [start, end] = [match.index, match.index + match[0].length];
      if (!readings || found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ start, end, readings, order: detectOrder(match.slice(1)) });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

const stripAccent = (letter: string): string => {
  const bare = letter.toLowerCase().normalize('NFD').charAt(0);
  return /\s/.test(bare) ? ' ' : bare.padEnd(letter.length, ' ');
};

/** `21/11/2026` proves day first, `11/21/2026` month first. */
function detectOrder([a = '', separator = '', b = '', y = '']: readonly string[]): DayOrder | null {
  if (y === '' || !/^[-/.]$/.test(separator)) return null;
  if (Number(a) > 12) return 'dayFirst';
  return Number(b) > 12 ? 'monthFirst' : null;
}

const toYear = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function toDate(year: number, monthNumber: number, day: number): PlainDate | null {
  if (year < years.from || year > years.to || monthNumber < 1 || monthNumber > 12 || day < 1) return null;
  const date = toPlainDate(year, monthNumber, day);
  return isPlainDate(date) && Number(date.slice(8)) === day ? date : null;
}

function toSingleDate(y?: string, m?: string, d?: string): readonly [PlainDate] | null {
  const date = toDate(toYear(y), Number(m), Number(d));
  return date ? [date] : null;
}

function toNamedDate(y?: string, name = '', d?: string): readonly [PlainDate] | null {
  const number = toMonthNumber(name);
  return number === null ? null : toSingleDate(y, String(number), d);
}

/** `26-02-09`: of a year before 2020 no invoice is read, so that the year is first. */
const isYearFirst = (a = '', y = ''): boolean => y.length === 2 && Number(y) < 20 && Number(a) >= 20;

function toNumericDate(a?: string, b?: string, y?: string): DateMatch['readings'] | null {
  if (isYearFirst(a, y)) return toSingleDate(a, b, y);
  const dayFirst = toDate(toYear(y), Number(b), Number(a));
  const monthFirst = toDate(toYear(y), Number(a), Number(b));
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return [dayFirst, monthFirst];
  const date = dayFirst ?? monthFirst;
  return date ? [date] : null;
}

/** Whether a text is a date and nothing else. */
export const isDate = (text: string): boolean =>
  findDates(text).some(({ start, end }) => start === 0 && end === text.length);
