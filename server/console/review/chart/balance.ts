import { addDays, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Box } from './months';
import { type Scale, scaleOver } from './scale';

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
export function balanceChart(
  { closing, asOf }: { readonly closing: readonly (number | null)[]; readonly asOf: PlainDate },
  box: Box,
): BalanceChart {
  const known = closing.flatMap((cents) => cents ?? []);
  const scale = scaleOver(known, { from: box.top + box.height, to: box.top, unit });
  const place = box.width / Math.max(1, closing.length);
  const startOf = (day: number): number => box.left + place * day;
  const dateOf = (day: number): PlainDate => addDays(asOf, day - (closing.length - 1));

  return {
    scale,
    zero: scale.at(0),
    lines: stretches(closing, (cents) => cents !== null).map(({ from, to }) =>
      closing
        .slice(from, to)
        .map((cents, index) => ({ x: startOf(from + index + 0.5), y: scale.at(cents ?? 0) })),
    ),
    negative: stretches(closing, (cents) => cents !== null && cents < 0).map(({ from, to }) => ({
      x: startOf(from),
      width: place * (to - from),
    })),
    labels: closing.flatMap((_, day) => {
      const date = dateOf(day);
      return date.endsWith('-01') ? [{ month: date.slice(0, 7), x: startOf(day) }] : [];
    }),
  };
}

/** Ranges of consecutive values that pass, `to` exclusive. */
function stretches<T>(values: readonly T[], passes: (value: T) => boolean): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  values.forEach((value, index) => {
    if (!passes(value)) return;
    const last = found.at(-1);
    if (last?.to === index) last.to = index + 1;
    else found.push({ from: index, to: index + 1 });
  });
  return found;
}
