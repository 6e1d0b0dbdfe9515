import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney, formatMoney } from '@tamarack/core/money/format';

/** `$1,250`, or `$1,250.40` with cents. */
export const money = (amount: Cents): string => formatExactMoney(amount, 'en');

const number = new Intl.NumberFormat('en-CA');

export const plainNumber = (value: number): string => number.format(value);

/** `$1,250`: without cents. */
export const roundMoney = (amount: Cents): string => formatMoney(amount, 'en', 0);

/** `1 day`, `1,200 days`. */
export const counted = (value: number, one: string, many: string): string =>
  `${number.format(value)} ${Math.abs(value) === 1 ? one : many}`;

const short = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** `$12.5K`, for the axis of a chart. */
export const shortMoney = (amount: Cents): string => short.format(amount / 100);
