import type { BankDataMonth } from '../../../src/underwriting/decision';
import { createScale, type Scale } from './scale';

/** The chart's position within its drawing; the rest is for labels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The content of a bar or of a segment of it. Within a month, deposits are on the left, withdrawals on the right. */
export type BarKind = 'sales' | 'otherIn' | 'lenders' | 'out';

interface Bar {
  readonly month: string;
  readonly kind: BarKind;
  readonly amount: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MonthsChart {
  readonly scale: Scale;
  /** Omits bars without height. */
  readonly bars: readonly Bar[];
  /** Middle of each month, for its label. */
  readonly labels: readonly { readonly month: string; readonly x: number }[];
  /** Months with returned payments: marked above their bars. */
  readonly nsf: readonly {
    readonly month: string;
    readonly count: number;
    readonly x: number;
    readonly y: number;
  }[];
}

/** Minimum step of the axis: $100. */
const unit = 100_00;

/** Share of a month's slot used by its bars. */
const barShare = 0.72;

/** Bars of money in and out by month, from the zero line. */
export function buildMonthsChart(months: readonly BankDataMonth[], box: Box): MonthsChart {
  const zeroLine = box.top + box.height;
  const scale = createScale(
    months.flatMap((month) => [month.sales + month.otherIn, month.out]),
    { from: zeroLine, to: box.top, unit },
  );
  const slotWidth = box.width / Math.max(1, months.length);
  const width = (slotWidth * barShare) / 2;
  const slots = months.map((month, index) => ({ month, middle: box.left + slotWidth * (index + 0.5) }));

  const stack = (month: string, x: number, segments: readonly (readonly [BarKind, number])[]): Bar[] => {
    let below = 0;
    return segments.flatMap(([kind, amount]) => {
      const bottom = scale.at(below);
      below += amount;
      const y = scale.at(below);
      return amount > 0 ? [{ month, kind, amount, x, y, width, height: bottom - y }] : [];
    });
  };

  return {
    scale,
    bars: slots.flatMap(({ month: each, middle }) => [
      ...stack(each.month, middle - width, [
        ['sales', each.sales],
        ['otherIn', each.otherIn],
      ]),
      ...stack(each.month, middle, [
        ['lenders', each.lenderPayments],
        ['out', each.out - each.lenderPayments],
      ]),
    ]),
    labels: slots.map(({ month, middle }) => ({ month: month.month, x: middle })),
    nsf: slots.flatMap(({ month, middle }) =>
      month.nsf === 0
        ? []
        : [
            {
              month: month.month,
              count: month.nsf,
              x: middle,
              y: scale.at(Math.max(month.sales + month.otherIn, month.out)),
            },
          ],
    ),
  };
}
