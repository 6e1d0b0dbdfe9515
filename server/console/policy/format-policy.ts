import type { Totals } from '../../src/underwriting/decision';
import { formatAmount, formatNumber } from '../review/texts/format-amounts';

/** A share of the cases in whole percent. */
export const formatShare = ({ cases }: Pick<Totals, 'cases'>, part: number): string =>
  cases === 0 ? '–' : `${Math.round((part * 100) / cases)}%`;

export const formatPercent = (value: number | null): string => (value === null ? '–' : `${value}%`);

/** `60% → 55%`; once where both are the same. */
export const formatChange = (before: string, after: string): string =>
  before === after ? before : `${before} → ${after}`;

/** `+$1,200`, `−$400`, `no change`. */
export function formatDifference(cents: number): string {
  if (cents === 0) return 'no change';
  return `${cents > 0 ? '+' : '−'}${formatAmount(Math.abs(cents))}`;
}

export const formatCases = (count: number): string => formatNumber(count);
