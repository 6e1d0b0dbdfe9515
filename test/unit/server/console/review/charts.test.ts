import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildBalanceChart } from '../../../../../server/console/review/chart/balance-chart';
import { describeBankData } from '../../../../../server/console/review/chart/describe-bank-data';
import { buildMonthsChart } from '../../../../../server/console/review/chart/months-chart';
import { createScale } from '../../../../../server/console/review/chart/scale';
import { Charts } from '../../../../../server/console/review/parts/charts';
import type {
  BankDataMonth,
  BankDataSummary,
} from '../../../../../server/src/underwriting/decision/bank-data-summary';

const box = { left: 100, top: 50, width: 1000, height: 200 };
const floor = 250;

const month = (name: string, sums: Partial<BankDataMonth> = {}): BankDataMonth => ({
  month: name,
  sales: 0,
  otherIn: 0,
  out: 0,
  lenderPayments: 0,
  nsf: 0,
  ...sums,
});
const buildSummary = (parts: Partial<BankDataSummary> = {}): BankDataSummary => ({
  asOf: '2026-11-21',
  months: [],
  closing: [],
  accounts: [],
  ...parts,
});

describe('a chart’s scale', () => {
  const over = (...values: number[]) => createScale(values, { from: 0, to: 100, unit: 100 });

  it.each([
    [
      [0, 380],
      [0, 100, 200, 300, 400],
    ],
    [
      [0, 8_100],
      [0, 5_000, 10_000],
    ],
    [
      [-300, 700],
      [-500, 0, 500, 1_000],
    ],
    [
      [-900, -100],
      [-1_000, -500, 0],
    ],
    [
      [1_000, 1_001],
      [0, 500, 1_000, 1_500],
    ],
  ])('the scale over %j has round ticks including zero: %j', (values, ticks) => {
    expect(over(...values).ticks).toEqual(ticks);
  });

  it('the scale spans its lowest to its highest tick', () => {
    const { at } = over(-900, 700);
    expect([at(-1_000), at(0), at(1_000)]).toEqual([0, 50, 100]);
  });

  it.each([
    [[]],
    [[0]],
    [[0, 0]],
  ])('a scale over nothing (%j) is one unit high, without dividing by zero', (values) => {
    const { ticks, at } = over(...values);
    expect([ticks, at(0), at(100)]).toEqual([[0, 100], 0, 100]);
  });
});

describe('bars per month', () => {
  it('each month stacks money in on the left and money out on the right, from the zero line up', () => {
    const { bars, labels } = buildMonthsChart(
      [month('2026-10', { sales: 300_00, otherIn: 100_00, out: 200_00, lenderPayments: 50_00 })],
      box,
    );
    expect(labels).toEqual([{ month: '2026-10', x: 600 }]);
    expect(bars.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sales', 300_00],
      ['otherIn', 100_00],
      ['lenders', 50_00],
      ['out', 150_00],
    ]);
    const [sales, otherIn, lenders, out] = bars;
    expect(sales).toMatchObject({ x: 240, width: 360, y: floor - 150, height: 150 });
    expect(otherIn).toMatchObject({ x: 240, y: floor - 200, height: 50 });
    expect(lenders).toMatchObject({ x: 600, y: floor - 25, height: 25 });
    expect(out).toMatchObject({ x: 600, y: floor - 100, height: 75 });
  });

  it('returned payments are marked above the higher of the two bars', () => {
    const { nsf } = buildMonthsChart(
      [month('2026-09'), month('2026-10', { sales: 100_00, out: 400_00, nsf: 3 })],
      box,
    );
    expect(nsf).toEqual([{ month: '2026-10', count: 3, x: 850, y: 50 }]);
  });

  it('empty months, and no months, have no bars', () => {
    expect(buildMonthsChart([month('2026-10')], box).bars).toEqual([]);
    expect(buildMonthsChart([], box)).toMatchObject({ bars: [], labels: [], nsf: [] });
  });
});

describe('a line of balances', () => {
  const draw = (...closing: (number | null)[]) => buildBalanceChart({ closing, asOf: '2026-11-02' }, box);

  it('the line has a point for each day, in the middle of its slot', () => {
    const { lines, zero } = draw(0, 200_00, 400_00, 100_00);
    expect(zero).toBe(floor);
    expect(lines).toEqual([
      [
        { x: 225, y: 250 },
        { x: 475, y: 150 },
        { x: 725, y: 50 },
        { x: 975, y: 200 },
      ],
    ]);
  });

  it('the line marks each period below zero, and the first of a month', () => {
    const { negative, labels, zero } = draw(-100_00, -1, 0, -50_00);
    expect(negative).toEqual([
      { x: 100, width: 500 },
      { x: 850, width: 250 },
    ]);
    expect(zero).toBe(50);
    expect(labels).toEqual([{ month: '2026-11', x: 600 }]);
  });

  it('the line is broken where a balance is unknown, and empty without any', () => {
    expect(draw(100, null, 300, 400).lines.map((points) => points.length)).toEqual([1, 2]);
    expect(draw(null, null)).toMatchObject({ lines: [], negative: [] });
    expect(draw()).toMatchObject({ lines: [], negative: [], labels: [] });
  });
});

describe('the summary', () => {
  it('the summary describes the charts', () => {
    const told = describeBankData(
      buildSummary({
        months: [
          month('2026-09', { sales: 5_000_00, out: 3_000_00, lenderPayments: 250_00 }),
          month('2026-10', { sales: 7_000_00, otherIn: 1_000_00, out: 9_000_00, nsf: 2 }),
          month('2026-11', { sales: 400_00 }),
        ],
        closing: [500_00, -20_00, 100_00],
      }),
    );
    expect(told).toEqual([
      'From September 2026 to November 2026: $12,400 in sales, $1,000 in other deposits, $12,000 in withdrawals.',
      'Among full months, sales were highest in October 2026 ($7,000) and lowest in September 2026 ($5,000).',
      '2 payments were returned (NSF).',
      '$250 of the withdrawals went to other lenders.',
      'Closing balance over 3 days: lowest -$20 on Nov\u00a020, 2026; below zero on 1 day.',
    ]);
  });

  it('the summary covers one month, no month, and unknown balances', () => {
    expect(
      describeBankData(buildSummary({ months: [month('2026-11', { nsf: 1 })], closing: [null] })),
    ).toEqual([
      'In November 2026: $0 in sales, $0 in other deposits, $0 in withdrawals.',
      '1 payment was returned (NSF).',
      'No payments to other known lenders.',
      'The closing balances are unknown.',
    ]);
    expect(describeBankData(buildSummary())[0]).toBe('The bank reported no transactions.');
  });
});

describe('the SVG', () => {
  const drawn = (shown: BankDataSummary | null): string =>
    renderToStaticMarkup(createElement(Charts, { summary: shown }));

  it('the drawing contains no NaN, whatever is missing', () => {
    for (const shown of [
      buildSummary(),
      buildSummary({ months: [month('2026-11')], closing: [null] }),
      buildSummary({ months: [month('2026-11', { sales: 1 })], closing: [1] }),
    ])
      expect(drawn(shown)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('the drawing has a name, and its numbers as a table', () => {
    const html = drawn(
      buildSummary({ months: [month('2026-11', { sales: 1_234_00 })], closing: [10_00, 20_00] }),
    );
    expect(html.match(/role="img" aria-label="[^"]+"/g)).toHaveLength(2);
    expect(html).toMatch(/<details><summary>View as table<\/summary>.*\$1,234.*<\/details>/s);
    expect(html).toContain('<title>November 2026: sales $1,234</title>');
  });

  it('the drawing is omitted without a bank', () => {
    expect(drawn(null)).toContain('No bank account was connected');
    expect(drawn(null)).not.toContain('<svg');
  });

  it('the account holder’s name is escaped', () => {
    const accounts = [
      {
        currency: 'CAD',
        operating: true,
        holder: '<script>x</script>',
        balance: null,
        counted: true,
        lines: 3,
      },
    ];
    expect(drawn(buildSummary({ accounts }))).toContain('&lt;script&gt;x&lt;/script&gt;');
  });
});
