import { isPlainDate, type PlainDate } from '@tamarack/core/calendar/plain-date';

/** Order of the numbers where a date is written with three of them and it does not show. */
export type NumberOrder = 'dayFirst' | 'monthFirst';

/** A date as a text has it: what is not printed is null. */
export interface FoundDate {
  /** Where it begins and ends in the text. */
  readonly at: number;
  readonly end: number;
  readonly year: number | null;
  /** 1 to 12; of two plain numbers the first one. */
  readonly month: number;
  /** Null: only a month and a year. Of two plain numbers the second one. */
  readonly day: number | null;
  /** Two plain numbers in an order that does not show. */
  readonly numbers: boolean;
  /** What precedes the date, for `1 - 31 October 2026` and `October 1 - 31, 2026`: the day the range begins with. */
  readonly firstDay: number | null;
}

/** English and French, without accents; how each is abbreviated on statements of either language. */
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
const monthOf = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const name = `(?:${[...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const ordinal = '(?: ?(?:er|st|nd|rd|th)\\b)?';
const connector = ' ?(?:-|to|au|a) ?';
/** Four digits that are no amount, or two after a sign that makes them a year: `OCT 31/26`, `31-Oct-26`. */
const year = "(?:,? ?['/-]?(20\\d\\d)(?!\\d|[.,]\\d)|,? ?['/-](\\d\\d)(?!\\d|[.,/]\\d))";

/** `12 Oct 1, 2026` is a page's or a row's 12 and a date. */
const notMonthFirst = "(?!\\.? ?\\d\\d?(?:,? ?['/-]?20\\d\\d|/\\d\\d(?!\\d)))";

/** Every part has a bounded length and no part repeats another: time grows with the text alone. */
const forms = new RegExp(
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

/** Lower case, without accents, one kind of dash, apostrophe and space: what `findDates` reads. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** The dates of a text that `plainText` made, in their order; those that do not exist are left out. */
export function findDates(text: string): FoundDate[] {
  return [...text.matchAll(forms)].map(read).filter((date) => date !== null);
}

function read(match: RegExpMatchArray): FoundDate | null {
  const [whole, isoYear, , isoMonth, isoDay, first, , second, numberYear, ...named] = match;
  const [dayStart, day, dayMonth, dayYear, dayShort, month, monthDay, monthEnd, monthYear, monthShort] =
    named;
  const place = { at: match.index ?? 0, end: (match.index ?? 0) + whole.length };
  if (isoYear) return made(place, yearOf(isoYear), Number(isoMonth), Number(isoDay));
  if (first) return numbered(place, Number(first), Number(second), yearOf(numberYear));
  if (dayMonth) return made(place, yearOf(dayYear ?? dayShort), monthOf.get(dayMonth), Number(day), dayStart);
  if (month) {
    const from = monthEnd === undefined ? undefined : monthDay;
    return made(
      place,
      yearOf(monthYear ?? monthShort),
      monthOf.get(month),
      Number(monthEnd ?? monthDay),
      from,
    );
  }
  const [aloneMonth = '', aloneYear] = named.slice(10);
  return made(place, yearOf(aloneYear), monthOf.get(aloneMonth), null);
}

function made(
  place: Pick<FoundDate, 'at' | 'end'>,
  year: number | null,
  month: number | undefined,
  day: number | null,
  firstDay?: string,
): FoundDate | null {
  // a leap year stands in where none is printed
  if (month === undefined || !exists(year ?? 2000, month, day ?? 1)) return null;
  return { ...place, year, month, day, numbers: false, firstDay: firstDay ? Number(firstDay) : null };
}

function numbered(
  place: Pick<FoundDate, 'at' | 'end'>,
  first: number,
  second: number,
  year: number | null,
): FoundDate | null {
  const fits = [exists(year ?? 0, first, second), exists(year ?? 0, second, first)];
  if (!fits.includes(true)) return null;
  const [month, day] = fits[0] ? [first, second] : [second, first];
  const numbers = fits[0] === true && fits[1] === true && first !== second;
  return { ...place, year, month, day, numbers, firstDay: null };
}

function yearOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);
}

const exists = (year: number, month: number, day: number): boolean => isPlainDate(isoOf(year, month, day));

const isoOf = (year: number, month: number, day: number): PlainDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The date in full, its numbers read in the order given; null where it has no day or does not exist. */
export function dateOf(found: FoundDate, year: number | null, order: NumberOrder): PlainDate | null {
  if (year === null || found.day === null) return null;
  const turned = found.numbers && order === 'dayFirst';
  const date = turned ? isoOf(year, found.day, found.month) : isoOf(year, found.month, found.day);
  return isPlainDate(date) ? date : null;
}
