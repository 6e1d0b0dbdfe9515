/** @jsxRuntime automatic */
import { createElement } from 'react';
import { renderFragment } from '../../platform/html';
import type { AgreementContent, Block } from './content/content';

/** Renders the agreement as one `article` with its language set; everything is escaped; heading levels start at 1. */
export const renderAgreementHtml = ({ language, title, blocks }: AgreementContent): string =>
  renderFragment(
    <article lang={`${language}-CA`}>
      <h1>{title}</h1>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <BlockView key={at} block={block} />
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
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <li key={at}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ label, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <div key={at}>
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
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
