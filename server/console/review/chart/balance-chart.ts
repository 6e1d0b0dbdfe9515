import { addDays, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Box } from './months-chart';
import { createScale, type Scale } from './scale';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BalanceChart {
  readonly scale: Scale;
  readonly zero: number;
  /** One line for each range of days with a known balance. */
  readonly lines: readonly (readonly Point[])[];
  /** Ranges of days that closed below zero. */
  readonly negative: readonly { readonly x: number; readonly width: number }[];
  /** First day of each month, for its label. */
  readonly labels: readonly { readonly month: string; readonly x: number }[];
}

/** Minimum step of the axis: $100. */
const unit = 100_00;

/**
 * The line of closing balances, each day in the middle of its slot.
 *
 * @param closing oldest first, the last one of `asOf`; null: unknown
 */
export function buildBalanceChart(
  { closing, asOf }: { readonly closing: readonly (number | null)[]; readonly asOf: PlainDate },
  box: Box,
): BalanceChart {
  const known = closing.flatMap((cents) => cents ?? []);
  const scale = createScale(known, { from: box.top + box.height, to: box.top, unit });
  const slotWidth = box.width / Math.max(1, closing.length);
  const toX = (day: number): number => box.left + slotWidth * day;
  const toDate = (day: number): PlainDate => addDays(asOf, day - (closing.length - 1));

  return {
    scale,
    zero: scale.at(0),
    lines: findRanges(closing, (cents) => cents !== null).map(({ from, to }) =>
      closing
        .slice(from, to)
        .map((cents, index) => ({ x: toX(from + index + 0.5), y: scale.at(cents ?? 0) })),
    ),
    negative: findRanges(closing, (cents) => cents !== null && cents < 0).map(({ from, to }) => ({
      x: toX(from),
      width: slotWidth * (to - from),
    })),
    labels: closing.flatMap((_, day) => {
      const date = toDate(day);
      return date.endsWith('-01') ? [{ month: date.slice(0, 7), x: toX(day) }] : [];
    }),
  };
}

/** Ranges of consecutive values that pass, `to` exclusive. */
function findRanges<T>(values: readonly T[], passes: (value: T) => boolean): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  values.forEach((value, index) => {
    if (!passes(value)) return;
    const last = ranges.at(-1);
    if (last?.to === index) last.to = index + 1;
    else ranges.push({ from: index, to: index + 1 });
  });
  return ranges;
}
