import { type ReactElement, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

interface Column {
  key: string;
  label: ReactNode;
  /** Right-aligned figures. */
  numeric?: boolean;
}

interface TableProps {
  caption: ReactNode;
  columns: readonly Column[];
  rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
  /** Totals, visually separated. */
  total?: Readonly<Record<string, ReactNode>>;
  /** Maximum height in pixels before it scrolls. */
  maxHeight?: number;
}

export function Table({ caption, columns, rows, total, maxHeight }: TableProps): ReactElement {
  const id = useId();
  return (
    <Scroll role="region" aria-labelledby={id} tabIndex={0} style={maxHeight ? { maxHeight } : undefined}>
      <Grid>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Cell as="th" key={column.key} scope="col" $numeric={column.numeric ?? false}>
                {column.label}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column) => (
                <Cell key={column.key} $numeric={column.numeric ?? false}>
                  {row.cells[column.key]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Cell key={column.key} $numeric={column.numeric ?? false}>
                  {total[column.key]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </Grid>
    </Scroll>
  );
}

const { colour, space, wideScreen } = tokens;

const Scroll = styled.div`
  overflow: auto;
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.medium};
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  caption {
    padding: ${space.s};
    color: ${colour.navy};
    font-size: ${tokens.font.body};
    font-weight: 600;
    text-align: left;
    ${wideScreen} {
      padding: ${space.s} ${space.m};
    }
  }
  th {
    position: sticky;
    top: 0;
    background: ${colour.sunken};
    color: ${colour.muted};
    font-weight: 600;
    /* keeps a short head in a narrow column in one piece */
    overflow-wrap: normal;
  }
  tbody tr:not(:first-child) td,
  tfoot td {
    border-top: 1px solid ${colour.line};
  }
  tfoot td {
    background: ${colour.sunken};
    color: ${colour.navy};
    font-weight: 600;
  }
`;

const Cell = styled.td<{ $numeric: boolean }>`
  padding: 10px ${space.s};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  ${({ $numeric }) => $numeric && 'white-space: nowrap;'}
  ${wideScreen} {
    padding: 10px ${space.m};
  }
`;
