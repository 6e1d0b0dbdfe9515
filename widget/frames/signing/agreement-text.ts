import type { Agreement, AgreementBlock } from '../../api/types';
import { texts } from '../kit/field';
import { cloneTemplate } from '../kit/parts';

/**
 * The full agreement in its own language, whatever language the screen uses. The API sends data and the build rendered
 * the look of each block, so no text is ever parsed as HTML.
 */
export function renderAgreementText({ language, blocks, signerName }: Agreement): HTMLElement {
  const paper = cloneTemplate('paper');
  const table = paper.querySelector<HTMLElement>('[role=region]');
  if (!table) throw new Error('The template has no table');
  paper.lang = `${language}-CA`;
  paper.ariaLabel = texts['document'] ?? null;
  paper.replaceChildren(
    ...blocks.map((block, at) =>
      block.kind === 'table' ? drawTable(block, table, at) : draw(block, signerName),
    ),
  );
  return paper;
}

type TableBlock = Extract<AgreementBlock, { kind: 'table' }>;

function draw(block: Exclude<AgreementBlock, TableBlock>, name: string): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return create(block.level <= 2 ? 'h2' : 'h3', block.text);
    case 'paragraph':
      return create('p', ...(block.strong ? [create('strong', block.text)] : keepName(block.text, name)));
    case 'list':
      return create('ul', ...block.items.map((item) => create('li', ...keepName(item, name))));
    case 'facts':
      return create(
        'dl',
        ...block.rows.map(({ label, value }) =>
          create('div', create('dt', label), create('dd', ...keepName(value, name))),
        ),
      );
  }
}

/**
 * Copies the look of the sample. A narrow window shows each row as lines with the names of their columns, so the roles are
 * written out: browsers forget those of a table that is laid out in another way.
 */
function drawTable({ caption, head, rows }: TableBlock, sample: HTMLElement, at: number): HTMLElement {
  const region = sample.cloneNode(true) as HTMLElement;
  const fill = (name: string, role: string, texts: readonly string[]): HTMLElement[] => {
    const cells = region.querySelectorAll(name);
    return texts.map((text, column) => {
      const cell = (cells[Math.min(column, 1)]?.cloneNode() ?? create(name)) as HTMLElement;
      cell.textContent = text;
      cell.role = role;
      return cell;
    });
  };
  const drawRow = (cells: readonly string[]): HTMLElement => {
    const row = create('tr', ...fill('td', 'cell', cells));
    row.role = 'row';
    [...row.children].forEach((cell, column) => {
      cell.setAttribute('data-label', head[column] ?? '');
    });
    return row;
  };
  const drawn = rows.map(drawRow);
  const heads = fill('th', 'columnheader', head);
  region.querySelector('thead tr')?.replaceChildren(...heads);
  region.querySelector('tbody')?.replaceChildren(...drawn);
  for (const [name, role] of Object.entries({
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    'thead tr': 'row',
  }))
    region.querySelector(name)?.setAttribute('role', role);
  const title = region.querySelector('caption');
  if (title) {
    title.id = `table-${at}`;
    title.textContent = caption;
  }
  region.setAttribute('aria-labelledby', `table-${at}`);
  return region;
}

/** The text with the name in words that do not break at a hyphen, as *Marie-Ève*. Its characters stay those that are signed. */
export function keepName(text: string, name: string): (Node | string)[] {
  const at = text.indexOf(name);
  if (at === -1 || !name.includes('-')) return [text];
  const words = name.split(/( )/).map((word) => (word.includes('-') ? createWhole(word) : word));
  return [text.slice(0, at), ...words, ...keepName(text.slice(at + name.length), name)];
}

/** On one line, unless it is longer than one. */
function createWhole(word: string): HTMLElement {
  const whole = create('span', word);
  whole.style.display = 'inline-block';
  whole.style.maxWidth = '100%';
  return whole;
}

function create(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}
