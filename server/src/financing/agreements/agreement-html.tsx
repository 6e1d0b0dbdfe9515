/** @jsxRuntime automatic */
import { createElement } from 'react';
import { renderEach, renderFragment } from '../../platform/html';
import type { AgreementContent, Block } from './content/content';

/** Renders the agreement as one `article` with its language set; everything is escaped; heading levels start at 1. */
export const renderAgreementHtml = ({ language, title, blocks }: AgreementContent): string =>
  renderFragment(
    <article lang={`${language}-CA`}>
      <h1>{title}</h1>
      {renderEach(blocks, (block) => (
        <BlockView block={block} />
      ))}
    </article>,
  );

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, null, block.text);
    case 'paragraph':
      return <p>{block.strong ? <strong>{block.text}</strong> : block.text}</p>;
    case 'list':
      return (
        <ul>
          {renderEach(block.items, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {renderEach(block.rows, ({ label, value }) => (
            <div>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {renderEach(head, (cell) => (
            <th scope="col">{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {renderEach(rows, ([first = '', ...rest]) => (
          <tr>
            <th scope="row">{first}</th>
            {renderEach(rest, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
