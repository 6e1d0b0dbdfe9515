import { Fragment, type ReactElement } from 'react';
import styled from 'styled-components';
import type { Agreement, AgreementBlock } from '../../../api/types';
import { Table } from '../../../components/layout/table';
import { tokens } from '../../../theme/tokens';

/** The full agreement in its own language, whatever language the screen uses. */
export function AgreementText({ agreement, label }: { agreement: Agreement; label: string }): ReactElement {
  return (
    <Paper lang={`${agreement.language}-CA`} aria-label={label}>
      {agreement.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one agreement never change their order
        <Fragment key={at}>{draw(block)}</Fragment>
      ))}
    </Paper>
  );
}

function draw(block: AgreementBlock): ReactElement {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.strong ? <strong>{block.text}</strong> : block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table': {
      const columns = block.head.map((label, at) => ({ key: String(at), label, numeric: at > 0 }));
      const rows = block.rows.map((cells, at) => ({
        key: String(at),
        cells: Object.fromEntries(cells.entries()),
      }));
      return <Table caption={block.caption} columns={columns} rows={rows} maxHeight={420} />;
    }
  }
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
  dt {
    color: ${colour.muted};
  }
  dd {
    color: ${colour.navy};
    font-weight: 600;
  }
`;
