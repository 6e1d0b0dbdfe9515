import {
  addDays,
  addMonths,
  daysBetween,
  type PlainDate,
  toPlainDate,
} from '@tamarack/core/calendar/plain-date';
import { type DayOrder, findDates, normalizeText, type PrintedDate, resolveDate } from './find-dates';
import { type Months, toMonths } from './to-months';

interface Period {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

interface Candidate extends Period {
  /** Higher is more likely the statement's period; the first wins a tie. */
  readonly score: number;
}

/** The period is on the first page. */
const MAX_CHARACTERS = 200_000;
const MAX_DAYS = 366;

/** Patterns of the text right before a date. No digits between, so that it belongs to this date. */
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
/** Text between the two dates of a period. */
const between =
  /^[ :;,.|()]*(?:-|to|through|thru|until|and|au|a|et|jusqu'au)[ :;,.|()]*(?:the |le |(?:and )?including |inclusive )?$/;

/**
 * Finds the months that a bank statement in English or French covers, or null. Looks for a period first, then for
 * transaction dates that are nearly all in one month. A single date counts only if the period ends on it.
 */
export function findStatementMonths(text: string): Months | null {
  const plain = normalizeText(text.slice(0, MAX_CHARACTERS));
  const dates = findDates(plain);
  const candidates = [
    ...findRanges(plain, dates),
    ...findLabelledPeriod(plain, dates),
    ...dates.flatMap((date) => [...findPeriodByEnd(plain, date), ...findWholeMonth(plain, date)]),
  ];
  if (candidates.length === 0) return findTransactionMonth(dates);
  const best = candidates.reduce((best, candidate) => (candidate.score > best.score ? candidate : best));
  return toMonths(best.from, best.to);
}

/** Two dates joined by `to`, or one date with two days. */
function findRanges(text: string, dates: readonly PrintedDate[]): Candidate[] {
  return dates.flatMap((date, index) => {
    const next = dates[index + 1];
    const period =
      date.firstDay !== null
        ? toPeriod({ ...date, day: date.firstDay, firstDay: null }, date)
        : next && next.start - date.end <= 30 && between.test(text.slice(date.end, next.start))
          ? toPeriod(date, next)
          : null;
    return period ? scorePeriod(period, getContext(text, date)) : [];
  });
}

function scorePeriod(period: Period, context: string): Candidate[] {
  const labelled = before.period.test(context);
  if (!labelled && before.other.test(context)) return [];
  const typical = isAboutAMonth(period) || isWholeMonths(period);
  if (!labelled && !typical) return [];
  return [{ ...period, score: (labelled ? 10 : 2) + (typical ? 3 : 0) }];
}

/** `Opening balance on …` and, elsewhere, `Closing balance on …`. */
function findLabelledPeriod(text: string, dates: readonly PrintedDate[]): Candidate[] {
  const start = dates.find((date) => before.start.test(getContext(text, date)));
  const end = dates.find((date) => date !== start && before.end.test(getContext(text, date)));
  const period = start && end ? toPeriod(start, end) : null;
  return period ? [{ ...period, score: isAboutAMonth(period) ? 10 : 7 }] : [];
}

/** `For the period ending October 31`: the month up to that day. */
function findPeriodByEnd(text: string, date: PrintedDate): Candidate[] {
  if (date.isAmbiguous || !before.endOnly.test(getContext(text, date))) return [];
  const to = resolveDate(date, date.year, 'monthFirst');
  return to ? [{ from: addDays(addMonths(to, -1), 1), to, score: 6 }] : [];
}

/** `Statement period: October 2026`. */
function findWholeMonth(text: string, date: PrintedDate): Candidate[] {
  if (date.day !== null || date.year === null || !before.month.test(getContext(text, date))) return [];
  return [{ ...toWholeMonth(date.year, date.month), score: 5 }];
}

/** As much text before the date as the patterns need. */
const getContext = (text: string, { start }: PrintedDate): string =>
  text.slice(Math.max(0, start - 80), start);

/** A missing year comes from the other date; an ambiguous date is read so that the period is about a month. */
function toPeriod(a: PrintedDate, b: PrintedDate): Period | null {
  if (a.day === null || b.day === null) return toMonthPeriod(a, b);
  const fromYear = a.year ?? (b.year === null ? null : b.year - (a.month > b.month ? 1 : 0));
  const toYear = b.year ?? (a.year === null ? null : a.year + (a.month > b.month ? 1 : 0));
  const orders: DayOrder[] = a.isAmbiguous || b.isAmbiguous ? ['dayFirst', 'monthFirst'] : ['monthFirst'];
  const periods = orders
    .map((order) => ({ from: resolveDate(a, fromYear, order), to: resolveDate(b, toYear, order) }))
    .filter(
      (each): each is Period => each.from !== null && each.to !== null && isOrdered(each.from, each.to),
    );
  return onlyOne(periods) ?? onlyOne(periods.filter(isAboutAMonth));
}

function toMonthPeriod(a: PrintedDate, b: PrintedDate): Period | null {
  if (a.day !== null || b.day !== null || a.year === null || b.year === null) return null;
  const period = { from: toWholeMonth(a.year, a.month).from, to: toWholeMonth(b.year, b.month).to };
  return isOrdered(period.from, period.to) ? period : null;
}

function findTransactionMonth(dates: readonly PrintedDate[]): Months | null {
  const readings = (['dayFirst', 'monthFirst'] as const).map((order) =>
    findDominantMonth(
      dates.map((date) => resolveDate(date, date.year, order)).filter((date) => date !== null),
    ),
  );
  const months = new Set(readings.filter((month) => month !== null));
  const month = onlyOne([...months]);
  return month === null ? null : { from: month, to: month };
}

/** The month of at least 80% of at least five dates. */
function findDominantMonth(dates: readonly PlainDate[]): string | null {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date.slice(0, 7), (counts.get(date.slice(0, 7)) ?? 0) + 1);
  const dominant = [...counts].find(([, count]) => count >= 5 && count >= dates.length * 0.8);
  return dominant?.[0] ?? null;
}

const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

const isOrdered = (from: PlainDate, to: PlainDate): boolean => from <= to && daysBetween(from, to) < MAX_DAYS;

function isAboutAMonth({ from, to }: Period): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 26 && days <= 35;
}

const isWholeMonths = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

const toWholeMonth = (year: number, month: number): Period => ({
  from: toPlainDate(year, month, 1),
  to: toPlainDate(year, month + 1, 0),
});
