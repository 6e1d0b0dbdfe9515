import {
  addDays,
  addMonths,
  daysBetween,
  type PlainDate,
  toPlainDate,
} from '@tamarack/core/calendar/plain-date';
import { dateOf, type FoundDate, findDates, type NumberOrder, plainText } from './found-dates';
import { type Months, periodMonths } from './period-months';

interface Period {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

interface Candidate extends Period {
  /** How surely these words mean the statement's period; the highest is taken, of equals the first. */
  readonly score: number;
}

/** Longer texts are read up to here: a period stands on the first page. */
const MOST_CHARACTERS = 200_000;
const MOST_DAYS = 366;

/** What precedes a date, up to it; no digit between, so that it is this date's. */
const before = {
  period:
    /(?:period|statement|cycle|covering|activity|releve|etat de compte|periode|operations du|transactions)[^0-9]{0,40}$/,
  other:
    /(?:offer|offre|promo|rate|taux|valid|valable|tax|impot|year|annee|interest|interet|term)[^0-9]{0,40}$/,
  start:
    /(?:(?:opening|beginning|starting|previous|initial) balance|solde (?:d'ouverture|de debut|precedent|initial|reporte)|(?:start|from) date|period start|date de debut|debut de (?:la )?periode)[^0-9]{0,25}$/,
  end: /(?:(?:closing|ending|final|new) balance|solde (?:de cloture|de fermeture|de fin|final)|nouveau solde|(?:end|to) date|period end|date de fin|fin de (?:la )?periode)[^0-9]{0,25}$/,
  endOnly:
    /(?:(?:period|statement|month|cycle) (?:ending|ended|ends|as of|as at)(?: on)?|(?:releve|etat de compte|periode)(?: de compte)?(?: mensuel| bancaire)? (?:au|arrete au|se terminant le|terminee? le|prenant fin le))[ :]*$/,
  month: /(?:period|statement|releve|etat de compte|periode|mois)[^0-9]{0,30}$/,
};
const between =
  /^[ :;,.|()]*(?:-|to|through|thru|until|and|au|a|et|jusqu'au)[ :;,.|()]*(?:the |le |(?:and )?including |inclusive )?$/;

/**
 * The months that a bank statement covers, from its words, in English or French; null where they do not say. A period is
 * looked for first; failing that, the dates of its transactions, when nearly all are of one month. One date alone is
 * never enough, unless the statement says that its period ends on it.
 */
export function statementMonths(text: string): Months | null {
  const plain = plainText(text.slice(0, MOST_CHARACTERS));
  const dates = findDates(plain);
  const found = [
    ...ranges(plain, dates),
    ...labelled(plain, dates),
    ...dates.flatMap((date) => [...endOnly(plain, date), ...wholeMonth(plain, date)]),
  ];
  if (found.length === 0) return monthOfTransactions(dates);
  const best = found.reduce((best, candidate) => (candidate.score > best.score ? candidate : best));
  return periodMonths(best.from, best.to);
}

/** Two dates with no more than `to` between them, or one with two days. */
function ranges(text: string, dates: readonly FoundDate[]): Candidate[] {
  return dates.flatMap((date, index) => {
    const next = dates[index + 1];
    const period =
      date.firstDay !== null
        ? periodOf({ ...date, day: date.firstDay, firstDay: null }, date)
        : next && next.at - date.end <= 30 && between.test(text.slice(date.end, next.at))
          ? periodOf(date, next)
          : null;
    return period ? scored(period, contextOf(text, date)) : [];
  });
}

function scored(period: Period, context: string): Candidate[] {
  const named = before.period.test(context);
  if (!named && before.other.test(context)) return [];
  const regular = aboutAMonth(period) || ofWholeMonths(period);
  if (!named && !regular) return [];
  return [{ ...period, score: (named ? 10 : 2) + (regular ? 3 : 0) }];
}

/** `Opening balance on …`, and somewhere else `Closing balance on …`. */
function labelled(text: string, dates: readonly FoundDate[]): Candidate[] {
  const start = dates.find((date) => before.start.test(contextOf(text, date)));
  const end = dates.find((date) => date !== start && before.end.test(contextOf(text, date)));
  const period = start && end ? periodOf(start, end) : null;
  return period ? [{ ...period, score: aboutAMonth(period) ? 10 : 7 }] : [];
}

/** `For the period ending October 31`: the month that ends with that day. */
function endOnly(text: string, date: FoundDate): Candidate[] {
  if (date.numbers || !before.endOnly.test(contextOf(text, date))) return [];
  const to = dateOf(date, date.year, 'monthFirst');
  return to ? [{ from: addDays(addMonths(to, -1), 1), to, score: 6 }] : [];
}

/** `Statement period: October 2026`. */
function wholeMonth(text: string, date: FoundDate): Candidate[] {
  if (date.day !== null || date.year === null || !before.month.test(contextOf(text, date))) return [];
  return [{ ...monthDays(date.year, date.month), score: 5 }];
}

/** The date's own words before it: the pattern's reach and no more. */
const contextOf = (text: string, { at }: FoundDate): string => text.slice(Math.max(0, at - 80), at);

/** From one date to the other. A year that is not printed is the other's; numbers are read so that a month results. */
function periodOf(a: FoundDate, b: FoundDate): Period | null {
  if (a.day === null || b.day === null) return monthToMonth(a, b);
  const fromYear = a.year ?? (b.year === null ? null : b.year - (a.month > b.month ? 1 : 0));
  const toYear = b.year ?? (a.year === null ? null : a.year + (a.month > b.month ? 1 : 0));
  const orders: NumberOrder[] = a.numbers || b.numbers ? ['dayFirst', 'monthFirst'] : ['monthFirst'];
  const periods = orders
    .map((order) => ({ from: dateOf(a, fromYear, order), to: dateOf(b, toYear, order) }))
    .filter((each): each is Period => each.from !== null && each.to !== null && inOrder(each.from, each.to));
  return onlyOne(periods) ?? onlyOne(periods.filter(aboutAMonth));
}

function monthToMonth(a: FoundDate, b: FoundDate): Period | null {
  if (a.day !== null || b.day !== null || a.year === null || b.year === null) return null;
  const period = { from: monthDays(a.year, a.month).from, to: monthDays(b.year, b.month).to };
  return inOrder(period.from, period.to) ? period : null;
}

function monthOfTransactions(dates: readonly FoundDate[]): Months | null {
  const readings = (['dayFirst', 'monthFirst'] as const).map((order) =>
    clearMonth(dates.map((date) => dateOf(date, date.year, order)).filter((date) => date !== null)),
  );
  const months = new Set(readings.filter((month) => month !== null));
  const month = onlyOne([...months]);
  return month === null ? null : { from: month, to: month };
}

/** The month of at least four in five of at least five dates. */
function clearMonth(dates: readonly PlainDate[]): string | null {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date.slice(0, 7), (counts.get(date.slice(0, 7)) ?? 0) + 1);
  const clear = [...counts].find(([, count]) => count >= 5 && count >= dates.length * 0.8);
  return clear?.[0] ?? null;
}

const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

const inOrder = (from: PlainDate, to: PlainDate): boolean => from <= to && daysBetween(from, to) < MOST_DAYS;

function aboutAMonth({ from, to }: Period): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 26 && days <= 35;
}

const ofWholeMonths = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

const monthDays = (year: number, month: number): Period => ({
  from: toPlainDate(year, month, 1),
  to: toPlainDate(year, month + 1, 0),
});
