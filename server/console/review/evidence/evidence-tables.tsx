/** @jsxRuntime automatic */

import { type Column, Table } from '../../../pages/parts/table';
import { categoryLabelsEn } from '../../../src/underwriting/decision';
import { formatAmount } from '../texts/format-amounts';
import { formatDay } from '../texts/format-dates';
import type { ListedDay, ListedLine } from './read-evidence';

const formatEnding = (ending: string | null): string => (ending === null ? 'Not reported' : `•••• ${ending}`);

const lineColumns: readonly Column<ListedLine>[] = [
  { head: 'Date', cell: ({ date }) => formatDay(date) },
  { head: 'Description', cell: ({ description }) => <span className="bank-text">{description}</span> },
  { head: 'Account', cell: ({ ending }) => formatEnding(ending) },
  {
    head: 'Category',
    cell: ({ category, rule }) => (
      <span className="two-lines">
        {categoryLabelsEn[category]}
        {rule !== null && <small>{rule}</small>}
      </span>
    ),
  },
  {
    head: 'Amount',
    cell: ({ amount, counted }) => (
      <span className="two-lines">
        {formatAmount(amount)}
        {counted !== undefined && <small>{`${formatAmount(counted)} counts`}</small>}
      </span>
    ),
    numeric: true,
  },
];

export const LinesTable = ({
  caption,
  lines,
}: {
  readonly caption: string;
  readonly lines: readonly ListedLine[];
}) => <Table caption={caption} columns={lineColumns} rows={lines} getRowKey={({ index }) => String(index)} />;

export const daysTitle = 'Closing balances';

/** By account, or of all accounts together with the money from outside in them. */
export function DaysTable({ days }: { readonly days: readonly ListedDay[] }) {
  const byAccount = days.some(({ account }) => account !== null);
  return (
    <Table
      caption={daysTitle}
      columns={[
        { head: 'Date', cell: ({ date }: ListedDay) => formatDay(date) },
        ...(byAccount
          ? [{ head: 'Account', cell: ({ ending }: ListedDay) => formatEnding(ending) }]
          : [
              {
                head: 'Borrowed or own money in it',
                cell: ({ outside = 0 }: ListedDay) => formatAmount(outside),
                numeric: true,
              },
            ]),
        { head: 'Closing balance', cell: ({ balance }) => formatAmount(balance), numeric: true },
      ]}
      rows={days}
      getRowKey={({ date, account }) => `${date} ${account}`}
    />
  );
}
