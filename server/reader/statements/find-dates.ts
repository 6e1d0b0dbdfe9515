import { isPlainDate, type PlainDate } from '@tamarack/core/calendar/plain-date';

/** How to read a numeric date that fits both orders. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** A date as printed; missing parts are null. */
export interface PrintedDate {
  /** Position in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly year: number | null;
  /** 1 to 12; in an ambiguous date, the first number. */
  readonly month: number;
  /** Null for a month and a year alone; in an ambiguous date, the second number. */
  readonly day: number | null;
  /** Day and month may be swapped. */
  readonly isAmbiguous: boolean;
  /** First day of a range: 1 in `1 - 31 October 2026` and in `October 1 - 31, 2026`. */
  readonly firstDay: number | null;
}

/** English and French, without accents, with the abbreviations that statements use. */
const monthNames: readonly (readonly string[])[] = [
  ['january', 'janvier', 'janv', 'jan'],
  ['february', 'fevrier', 'fevr', 'feb', 'fev'],
  ['march', 'mars', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['may', 'mai'],
  ['june', 'juin', 'jun'],
  ['july', 'juillet', 'juill', 'juil', 'jul'],
  ['august', 'aout', 'aug', 'aou'],
  ['september', 'septembre', 'sept', 'sep'],
  ['october', 'octobre', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dec'],
];
const monthNumbers = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const name = `(?:${[...monthNumbers.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const ordinal = '(?: ?(?:er|st|nd|rd|th)\\b)?';
const connector = ' ?(?:-|to|au|a) ?';
/** Four digits that are not an amount, or two after a separator: `OCT 31/26`, `31-Oct-26`. */
const year = "(?:,? ?['/-]?(20\\d\\d)(?!\\d|[.,]\\d)|,? ?['/-](\\d\\d)(?!\\d|[.,/]\\d))";

/** In `12 Oct 1, 2026` the 12 is a page or row number. */
const notMonthFirst = "(?!\\.? ?\\d\\d?(?:,? ?['/-]?20\\d\\d|/\\d\\d(?!\\d)))";

/** Every part is bounded and none repeats: matching takes linear time. */
const datePattern = new RegExp(
  [
    // 2026-10-31
    '(?<![\\d.,/-])(20\\d\\d)([-/.])(\\d\\d?)\\2(\\d\\d?)(?!\\d|[.,/-]\\d)',
    // 31/10/2026, 10/31/26
    '(?<![\\d.,/-])(\\d\\d?)([-/.])(\\d\\d?)\\6(20\\d\\d|\\d\\d)(?!\\d|[.,/-]\\d)',
    // 31 octobre 2026, 1 - 31 October 2026
    `(?<![\\d.,/-])(?:(\\d\\d?)${ordinal}${connector})?(\\d\\d?)${ordinal}[ -]?(?:of |de )?(${name})\\b${notMonthFirst}\\.?${year}?`,
    // October 31, 2026, OCT31, October 1 - 31, 2026
    `(?<![a-z])(${name})\\.?[ -]?(\\d\\d?)(?!\\d|[.,:]\\d)${ordinal}(?:${connector}(\\d\\d?)(?!\\d|[.,:]\\d)${ordinal}(?! ?${name}))?${year}?`,
    // October 2026
    `(?<![a-z])(${name})\\.?,? ?(20\\d\\d)(?![\\d]|[.,]\\d)`,
  ].join('|'),
  'g',
);

/** Lower case, no accents, one kind of dash, apostrophe and space: the input of `findDates`. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Dates of a text from `normalizeText`, in order, without impossible ones. */
export function findDates(text: string): PrintedDate[] {
  return [...text.matchAll(datePattern)].map(toPrintedDate).filter((date) => date !== null);
}

function toPrintedDate(match: RegExpMatchArray): PrintedDate | null {
  const [text, isoYear, , isoMonth, isoDay, first, , second, numberYear, ...named] = match;
  const [dayStart, day, dayMonth, dayYear, dayShort, month, monthDay, monthEnd, monthYear, monthShort] =
    named;
  const position = { start: match.index ?? 0, end: (match.index ?? 0) + text.length };
  if (isoYear) return buildDate(position, toYear(isoYear), Number(isoMonth), Number(isoDay));
  if (first) return buildNumericDate(position, Number(first), Number(second), toYear(numberYear));
  if (dayMonth)
    return buildDate(
      position,
      toYear(dayYear ?? dayShort),
      monthNumbers.get(dayMonth),
      Number(day),
      dayStart,
    );
  if (month) {
    const from = monthEnd === undefined ? undefined : monthDay;
    return buildDate(
      position,
      toYear(monthYear ?? monthShort),
      monthNumbers.get(month),
      Number(monthEnd ?? monthDay),
      from,
    );
  }
  const [aloneMonth = '', aloneYear] = named.slice(10);
  return buildDate(position, toYear(aloneYear), monthNumbers.get(aloneMonth), null);
}

function buildDate(
  position: Pick<PrintedDate, 'start' | 'end'>,
  year: number | null,
  month: number | undefined,
  day: number | null,
  firstDay?: string,
): PrintedDate | null {
  // without a printed year, check against a leap year
  if (month === undefined || !isCalendarDate(year ?? 2000, month, day ?? 1)) return null;
  return { ...position, year, month, day, isAmbiguous: false, firstDay: firstDay ? Number(firstDay) : null };
}

function buildNumericDate(
  position: Pick<PrintedDate, 'start' | 'end'>,
  first: number,
  second: number,
  year: number | null,
): PrintedDate | null {
  const fits = [isCalendarDate(year ?? 0, first, second), isCalendarDate(year ?? 0, second, first)];
  if (!fits.includes(true)) return null;
  const [month, day] = fits[0] ? [first, second] : [second, first];
  const isAmbiguous = fits[0] === true && fits[1] === true && first !== second;
  return { ...position, year, month, day, isAmbiguous, firstDay: null };
}

function toYear(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);
}

const isCalendarDate = (year: number, month: number, day: number): boolean =>
  isPlainDate(toIso(year, month, day));

const toIso = (year: number, month: number, day: number): PlainDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The full date, with an ambiguous one read in the given order; null without a day or if impossible. */
export function resolveDate(printed: PrintedDate, year: number | null, order: DayOrder): PlainDate | null {
  if (year === null || printed.day === null) return null;
  const isSwapped = printed.isAmbiguous && order === 'dayFirst';
  const date = isSwapped ? toIso(year, printed.day, printed.month) : toIso(year, printed.month, printed.day);
  return isPlainDate(date) ? date : null;
}
