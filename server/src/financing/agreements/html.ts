import type { AgreementContent, Block } from './content';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const each = <T>(items: readonly T[], write: (item: T) => string): string => items.map(write).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return block.strong
        ? `<p><strong>${escaped(block.text)}</strong></p>`
        : `<p>${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>${each(block.items, (item) => `<li>${escaped(item)}</li>`)}</ul>`;
    case 'facts':
      return `<dl>${each(block.rows, (row) => `<div><dt>${escaped(row.label)}</dt><dd>${escaped(row.value)}</dd></div>`)}</dl>`;
    case 'table': {
      const head = each(block.head, (cell) => `<th scope="col">${escaped(cell)}</th>`);
      const rows = each(block.rows, ([first = '', ...rest]) => {
        return `<tr><th scope="row">${escaped(first)}</th>${each(rest, (cell) => `<td>${escaped(cell)}</td>`)}</tr>`;
      });
      return `<table><caption>${escaped(block.caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
    }
  }
}

/** The agreement as one `article`, its language set, everything in it escaped; heading levels start at 1. */
export function agreementHtml(content: AgreementContent): string {
  const blocks = each(content.blocks, blockHtml);
  return `<article lang="${content.language}-CA"><h1>${escaped(content.title)}</h1>${blocks}</article>`;
}
