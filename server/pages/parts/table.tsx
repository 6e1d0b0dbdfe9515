/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns figures vertically. */
  readonly numeric?: boolean;
}

/**
 * On a phone each row becomes a block with the column header before each of its cells. The first column names the row.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  getRowKey,
}: {
  /** For screen readers; visible where `Card` has no heading for it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string;
}) {
  return (
    <table className="table">
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, numeric }) => (
            <th key={head} scope="col" className={numeric ? 'numeric' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowKey(row)}>
            {columns.map(({ head, cell, numeric }, index) => {
              const className = numeric ? 'numeric' : undefined;
              return index === 0 ? (
                <th key={head} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={head} data-head={head} className={className}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
