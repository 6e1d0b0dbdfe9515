import { formatExactMoney } from '@tamarack/core/money/format';
import {
  type FairnessRow,
  featureLabelsEn,
  type LossRow,
  type RulesComparison,
  reasonsEn,
  type ScorecardRow,
  type Totals,
} from '../../../src/underwriting/decision';

type Row = readonly string[];

const dollars = (cents: number): string => formatExactMoney(cents, 'en').replace(/\.00$/, '');
const percent = (value: number | null): string => (value === null ? '–' : `${value}%`);
const share = ({ cases }: Totals, part: number): string =>
  cases === 0 ? '–' : percent(Math.round((part * 100) / cases));
const signed = (value: number, format: (value: number) => string = String): string =>
  value === 0 ? '=' : `${value > 0 ? '+' : '−'}${format(Math.abs(value))}`;

const dimensionTitles = {
  age: 'Age',
  province: 'Province',
  language: 'Language',
  monthsInBusiness: 'Months in business',
  score: 'Credit score',
} as const;

/** The changes that the second version makes. */
export function formatComparison(
  comparison: RulesComparison,
  [before, after]: readonly [string, string],
): string {
  const { totals, segments, moved, limits, reasons, missing } = comparison;
  const line = (name: string, pair: { readonly before: Totals; readonly after: Totals }): Row => [
    name,
    String(pair.before.cases),
    `${share(pair.before, pair.before.approved)} → ${share(pair.after, pair.after.approved)}`,
    `${share(pair.before, pair.before.referred)} → ${share(pair.after, pair.after.referred)}`,
    `${share(pair.before, pair.before.rejected)} → ${share(pair.after, pair.after.rejected)}`,
    signed(pair.after.granted - pair.before.granted, dollars),
  ];
  const head: Row = ['', 'Cases', 'Approved', 'Referred', 'Rejected', 'Granted'];
  return [
    `Rules ${before} and ${after} on ${totals.before.cases} applications`,
    ...section('All', [
      head,
      line('All', totals),
      ['Granted', '', '', '', '', `${dollars(totals.before.granted)} → ${dollars(totals.after.granted)}`],
    ]),
    ...section('Applications that end differently', [
      ...moved.map(({ from, to, cases }) => [`${from} → ${to}`, String(cases)]),
      ['limit raised', String(limits.raised)],
      ['limit lowered', String(limits.lowered)],
      ['change of these limits', signed(limits.change, dollars)],
    ]),
    ...section(
      'Reasons given another number of times',
      reasons.map(({ code, ...pair }) => [code, `${pair.before} → ${pair.after}`, reasonsEn[code]]),
    ),
    ...Object.entries(dimensionTitles).flatMap(([dimension, title]) =>
      section(title, [
        head,
        ...segments.filter((each) => each.dimension === dimension).map((each) => line(each.name, each)),
      ]),
    ),
    ...section(
      `Figures of ${after} that stored applications lack: its rules on them apply to none of these`,
      missing.map(({ feature, cases }) => [featureLabelsEn[feature], `${cases} applications`]),
    ),
  ].join('\n');
}

const formatLossCells = ({ losses }: Pick<LossRow, 'losses'>): Row => [
  String(losses.loans),
  dollars(losses.drawn),
  dollars(losses.lost),
  percent(losses.lossPercent),
];

const lossHead: Row = ['Loans', 'Drawn', 'Lost', 'Loss'];

export function formatScorecard(rows: readonly ScorecardRow[]): string {
  const head: Row = ['', 'Cases', 'Share', 'Approved', 'Mean limit', 'Decides alone', ...lossHead];
  const all = rows
    .filter(({ feature }) => feature === null)
    .reduce((sum, { totals }) => sum + totals.cases, 0);
  const features = [...new Set(rows.map(({ feature }) => feature))];
  return features
    .flatMap((feature) =>
      section(feature === null ? 'Tier of the application' : featureLabelsEn[feature], [
        head,
        ...rows
          .filter((row) => row.feature === feature)
          .map(({ tier, totals, decisive, losses }) => [
            tier,
            String(totals.cases),
            percent(all === 0 ? null : Math.round((totals.cases * 100) / all)),
            share(totals, totals.approved),
            totals.approved === 0 ? '–' : dollars(Math.round(totals.granted / totals.approved / 100) * 100),
            feature === null ? '' : String(decisive),
            ...formatLossCells({ losses }),
          ]),
      ]),
    )
    .join('\n')
    .trimStart();
}

export function formatLosses(rows: readonly LossRow[]): string {
  if (rows.every(({ losses }) => losses.loans === 0)) return 'No loan has an outcome yet.';
  return section('Loans by what these rules would have decided', [
    ['Tier', 'Approved', 'Limits', ...lossHead],
    ...rows.map((row) => [
      row.tier ?? 'not approved',
      String(row.totals.approved),
      dollars(row.totals.granted),
      ...formatLossCells(row),
    ]),
  ])
    .join('\n')
    .trimStart();
}

export function formatFairness(rows: readonly FairnessRow[]): string {
  const head: Row = ['', 'Cases', 'Approved', 'Of the best', '', 'Main reasons against'];
  const texts = (['age', 'province', 'language'] as const).flatMap((dimension) =>
    section(dimensionTitles[dimension], [
      head,
      ...rows
        .filter((row) => row.dimension === dimension)
        .map(({ name, totals, approvalRate, ratio, low, reasons }) => [
          name,
          String(totals.cases),
          percent(approvalRate),
          percent(ratio),
          low ? 'LOW' : '',
          reasons.map((reason) => `${reason.code} ${reason.percent}%`).join(', '),
        ]),
    ]),
  );
  return [
    ...texts,
    '',
    'Rates are of automatic decisions. Groups under 10 have none. LOW: under four fifths of the best rate of a group of 30 or more.',
  ]
    .join('\n')
    .trimStart();
}

const section = (title: string, rows: readonly Row[]): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...formatRows(rows)];

/** Columns, as wide as their widest cell. */
function formatRows(rows: readonly Row[]): readonly string[] {
  const widths = rows.reduce<number[]>((all, row) => {
    for (const [column, cell] of row.entries()) all[column] = Math.max(all[column] ?? 0, cell.length);
    return all;
  }, []);
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
