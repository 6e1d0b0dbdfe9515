import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Table } from '../../components/layout/table';
import { tokens } from '../../theme/tokens';

/** The look of an agreement's text, with one table that stands for all of them. Its script writes the text. */
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
    display: grid;
    gap: 0 ${space.m};
    padding: ${space.xs} 0;
    border-bottom: 1px solid ${colour.line};
    ${tokens.wideScreen} {
      grid-template-columns: 2fr 3fr;
    }
  }
  [role='region'] {
    max-height: 420px;
  }
  dt {
    color: ${colour.muted};
  }
  dd {
    color: ${colour.navy};
    font-weight: 600;
  }
`;
