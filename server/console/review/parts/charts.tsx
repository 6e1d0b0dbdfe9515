/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { Card } from '../../../pages/parts/card';
import { Table } from '../../../pages/parts/table';
import type { BankDataMonth, BankDataSummary } from '../../../src/underwriting/decision';
import { buildBalanceChart } from '../chart/balance-chart';
import { describeBankData } from '../chart/describe-bank-data';
import { type BarKind, type Box, buildMonthsChart } from '../chart/months-chart';
import type { Scale } from '../chart/scale';
import { AccountsTable, accountsTitle } from '../evidence/accounts-table';
import { formatAmount, formatCount, formatShortAmount } from '../texts/format-amounts';
import { formatDay, formatMonth, formatMonthLabel } from '../texts/format-dates';

const size = { width: 760, height: 300 } as const;
const box: Box = { left: 64, top: 28, width: 684, height: 232 };
const floor = box.top + box.height;

const barTexts: Readonly<Record<BarKind, string>> = {
  sales: 'Sales',
  otherIn: 'Other deposits',
  lenders: 'Payments to other lenders',
  out: 'Other withdrawals',
};

/** The bank data summary as charts: totals by month and closing balances. The numbers follow as text and as a table. */
export function Charts({ summary }: { readonly summary: BankDataSummary | null }) {
  return (
    <Card title="Bank account" level={2} id="bank">
      {summary === null ? (
        <p className="missing">No bank account was connected.</p>
      ) : (
        <>
          <ul className="plain-list">
            {describeBankData(summary).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Months months={summary.months} />
          <Balance summary={summary} />
          <Accounts summary={summary} />
        </>
      )}
    </Card>
  );
}

function Months({ months }: { readonly months: readonly BankDataMonth[] }) {
  if (months.length === 0) return null;
  const { scale, bars, labels, nsf } = buildMonthsChart(months, box);
  return (
    <figure className="chart">
      <figcaption>
        <h3>Money in and out by month</h3>
        <ul className="legend">
          {Object.entries(barTexts).map(([kind, text]) => (
            <li key={kind}>
              <svg viewBox="0 0 14 14" aria-hidden="true">
                <rect width="14" height="14" className={`bar-${kind}`} />
              </svg>
              {text}
            </li>
          ))}
          <li>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <circle cx="7" cy="7" r="6" className="nsf" />
            </svg>
            Number of returned payments (NSF)
          </li>
        </ul>
      </figcaption>
      <Drawing title="Money in and out by month. The table below lists the amounts.">
        <Axis scale={scale} />
        {bars.map(({ month, kind, amount, x, y, width, height }) => (
          <rect
            key={`${month} ${kind}`}
            className={`bar-${kind}`}
            x={round(x)}
            y={round(y)}
            width={round(width)}
            height={round(height)}
          >
            <title>{`${formatMonth(month)}: ${barTexts[kind].toLowerCase()} ${formatAmount(amount)}`}</title>
          </rect>
        ))}
        {labels.map(({ month, x }) => (
          <text key={month} x={round(x)} y={floor + 22} textAnchor="middle">
            {formatMonthLabel(month)}
          </text>
        ))}
        {nsf.map(({ month, count, x, y }) => (
          <g key={month} transform={`translate(${round(x)} ${round(y - 12)})`}>
            <title>{`${formatMonth(month)}: ${formatCount(count, 'returned payment', 'returned payments')}`}</title>
            <circle r="10" className="nsf" />
            <text className="nsf-count" textAnchor="middle" dominantBaseline="central">
              {count}
            </text>
          </g>
        ))}
      </Drawing>
      <details>
        <summary>View as table</summary>
        <Table
          caption="Money in and out by month"
          columns={[
            { head: 'Month', cell: ({ month }: BankDataMonth) => formatMonth(month) },
            { head: 'Sales', cell: ({ sales }) => formatAmount(sales), numeric: true },
            { head: 'Other deposits', cell: ({ otherIn }) => formatAmount(otherIn), numeric: true },
            { head: 'Withdrawals', cell: ({ out }) => formatAmount(out), numeric: true },
            {
              head: 'Of which to lenders',
              cell: ({ lenderPayments }) => formatAmount(lenderPayments),
              numeric: true,
            },
            { head: 'NSF', cell: ({ nsf: count }) => count, numeric: true },
          ]}
          rows={months}
          getRowKey={({ month }) => month}
        />
      </details>
    </figure>
  );
}

function Balance({ summary }: { readonly summary: BankDataSummary }) {
  const { scale, zero, lines, negative, labels } = buildBalanceChart(summary, box);
  if (lines.length === 0) return null;
  return (
    <figure className="chart">
      <figcaption>
        <h3>{`Daily closing balance, ${formatCount(summary.closing.length, 'day', 'days')} to ${formatDay(summary.asOf)}`}</h3>
        <ul className="legend">
          <li>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d="M0 7h14" className="line" />
            </svg>
            Balance
          </li>
          <li>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect width="14" height="14" className="negative" />
            </svg>
            Below zero
          </li>
        </ul>
      </figcaption>
      <Drawing title="Daily closing balance, summarized in the text above">
        {negative.map(({ x, width }) => (
          <rect
            key={x}
            className="negative"
            x={round(x)}
            y={box.top}
            width={round(width)}
            height={box.height}
          />
        ))}
        <Axis scale={scale} />
        {labels.map(({ month, x }) => (
          <g key={month}>
            <path className="month-mark" d={`M${round(x)} ${floor}v6`} />
            <text x={round(x)} y={floor + 22} textAnchor="middle">
              {formatMonthLabel(month)}
            </text>
          </g>
        ))}
        <path className="zero" d={`M${box.left} ${round(zero)}h${box.width}`} />
        {lines.map((points) => (
          <path
            key={points[0]?.x}
            className="line"
            d={`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${points.length === 1 ? 'h1' : ''}`}
          />
        ))}
      </Drawing>
    </figure>
  );
}

/** On a phone it scrolls horizontally: scaled down, its labels would be unreadable. */
function Drawing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways has to be reached by keyboard
    <section className="chart-scroll" tabIndex={0} aria-label={title}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={title}>
        {children}
      </svg>
    </section>
  );
}

function Axis({ scale }: { readonly scale: Scale }) {
  return (
    <>
      {scale.ticks.map((tick) => {
        const y = round(scale.at(tick));
        return (
          <g key={tick}>
            <path className={tick === 0 ? 'zero' : 'grid'} d={`M${box.left} ${y}h${box.width}`} />
            <text x={box.left - 8} y={y} textAnchor="end" dominantBaseline="central">
              {formatShortAmount(tick)}
            </text>
          </g>
        );
      })}
    </>
  );
}

const Accounts = ({ summary: { accounts } }: { readonly summary: BankDataSummary }) => (
  <div>
    <h3>{accountsTitle}</h3>
    <AccountsTable accounts={accounts} />
  </div>
);

/** A tenth of a pixel is precise enough, and saves bytes. */
const round = (value: number): number => Math.round(value * 10) / 10;
