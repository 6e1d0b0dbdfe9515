import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { Table } from '../../../components/layout/table';
import { tokens } from '../../../theme/tokens';

/** The styles of an agreement's text, with one example of a table. The frame's script writes the text. */
export function AgreementPaper({ label }: { label: string }): ReactElement {
  const columns = [
    { key: '0', label: '' },
    { key: '1', label: '', numeric: true },
  ];
  return (
    <Paper aria-label={label} tabIndex={-1}>
      <Table caption="" columns={columns} rows={[{ key: '0', cells: {} }]} />
    </Paper>
  );
}

const { colour, space } = tokens;

/**
 * Until the six columns of a schedule fit: number, date and payment on one line, and the other figures beneath with their
 * names. The names are for the eye; screen readers have the column headers.
 */
const scheduleAsLines = css`
  @media (max-width: 534px) {
    table,
    caption,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.s};
      padding: ${space.xs} ${space.s};
      border-top: 1px solid ${colour.line};
    }
    tbody tr:nth-child(n) > td:nth-child(n) {
      flex: 0 1 auto;
      padding: 0;
      border: 0;
      text-align: left;
      &:nth-child(1) {
        min-width: 1.4em;
        color: ${colour.muted};
      }
      &:nth-child(3) {
        margin-left: auto;
        color: ${colour.navy};
        font-weight: 600;
      }
      &:nth-child(n + 4) {
        flex: 1 1 auto;
        color: ${colour.muted};
        &::before {
          content: attr(data-label) ' ';
          content: attr(data-label) ' ' / '';
        }
      }
      &:nth-child(4) {
        flex-basis: 30%;
      }
    }
  }
`;

const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.medium};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }

  ${tokens.wideScreen} {
    padding: ${space.l} ${space.xl};
  }
  h2 {
    margin-top: ${space.m};
    font-size: ${tokens.font.heading};
  }
  > h2:first-child {
    margin-top: 0;
  }
  h3 {
    margin-top: ${space.xs};
    font-size: ${tokens.font.body};
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    padding-left: 1.3em;
    list-style: disc;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    padding: ${space.xs} 0;
    border-bottom: 1px solid ${colour.line};
    ${tokens.wideScreen} {
      display: grid;
      grid-template-columns: 2fr 3fr;
    }
  }
  [role='region'] {
    max-height: 420px;
  }
  ${scheduleAsLines}
  dt {
    color: ${colour.muted};
  }
  dd {
    margin-left: auto;
    color: ${colour.navy};
    font-weight: 600;
    text-align: right;
    ${tokens.wideScreen} {
      margin-left: 0;
      text-align: left;
    }
  }
`;
