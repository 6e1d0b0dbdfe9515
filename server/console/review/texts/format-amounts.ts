import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney, formatMoney } from '@tamarack/core/money/format';

/** `$1,250`, or `$1,250.40` with cents. */
export const formatAmount = (amount: Cents): string => formatExactMoney(amount, 'en');

const numberFormat = new Intl.NumberFormat('en-CA');

export const formatNumber = (value: number): string => numberFormat.format(value);

/** `$1,250`: without cents. */
export const formatRoundAmount = (amount: Cents): string => formatMoney(amount, 'en', 0);

/** `1 day`, `1,200 days`. */
export const formatCount = (value: number, one: string, many: string): string =>
  `${numberFormat.format(value)} ${Math.abs(value) === 1 ? one : many}`;

const compactFormat = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** `$12.5K`, for the axis of a chart. */
export const formatShortAmount = (amount: Cents): string => compactFormat.format(amount / 100);
