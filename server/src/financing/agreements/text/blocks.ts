import { formatDate } from '@tamarack/core/calendar/format-date';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { WEEKS_PER_YEAR } from '@tamarack/core/lending/rate';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney, formatPercent } from '@tamarack/core/money/format';
import type { AddressInput } from '@tamarack/core/validation/inputs';
import type { Block } from '../content/content';
import type { AgreementTerms } from '../content/terms';

export const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text, strong: false });
/** For prominent text. */
export const notice = (text: string): Block => ({ kind: 'paragraph', text, strong: true });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const rows = (...pairs: (readonly [label: string, value: string] | null)[]): Block => ({
  kind: 'facts',
  rows: pairs.filter((pair) => pair !== null).map(([label, value]) => ({ label, value })),
});

/** How a language formats the values of the terms. */
export interface Formatters extends ReturnType<typeof createFormatters> {}

export function createFormatters(language: Language) {
  return {
    money: (amount: Cents): string => formatMoney(amount, language, 2),
    date: (date: PlainDate): string => formatDate(date, language),
    percent: (value: number, decimals?: number): string => formatPercent(value, language, decimals),
  };
}

/** Canada Post's format, on one line: two no-break spaces before the postal code. */
export function formatAddress(address: AddressInput): string {
  return `${address.street}, ${address.city} ${address.province}\u00a0\u00a0${address.postal}`;
}

/**
 * The repayment plan as a table.
 *
 * @param texts.head names number, date, payment, interest, principal and balance
 * @param texts.week on shipment, when no dates are known
 */
export function buildScheduleTable(
  terms: AgreementTerms,
  formatters: Formatters,
  texts: { readonly caption: string; readonly head: readonly string[]; readonly week: string },
): Block {
  return {
    kind: 'table',
    caption: texts.caption,
    head: [...texts.head],
    rows: terms.schedule.instalments.map((row, index) => [
      String(index + 1),
      terms.onShipment ? `${texts.week} ${index + 1}` : formatters.date(terms.dueOn[index] ?? ''),
      formatters.money(row.payment),
      formatters.money(row.interest),
      formatters.money(row.principal),
      formatters.money(row.balance),
    ]),
  };
}

/** The weekly rate in percent, for the disclosure under the Interest Act. */
export const computeWeeklyPercent = (terms: AgreementTerms): number =>
  terms.annualRate / 100 / WEEKS_PER_YEAR;
