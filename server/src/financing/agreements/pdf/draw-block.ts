import type { Block } from '../content/content';
import { ink } from './colours';
import { drawTable } from './draw-table';
import { bottom, type Canvas, column, createLeaf, decorate, drawRule, keepTogether, page } from './page';
import type { Weight } from './typesetter';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const SIZE = 9.5;
const GAP = 1.5;
const sizes: Readonly<Record<number, number>> = { 1: 19, 2: 14, 3: 11 };
/** Minimum space below a heading, so that it is never the last line of a page. */
const minSpaceBelow: Readonly<Record<number, number>> = { 1: 120, 2: 120, 3: 60 };

/** Draws a block below the last one and adds it to the document's reading order. */
export function drawBlock(canvas: Canvas, block: Block): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(canvas, block);
      break;
    case 'paragraph':
      if (block.strong) drawNotice(canvas, block.text);
      else drawParagraph(canvas, block.text);
      break;
    case 'list':
      drawList(canvas, block);
      break;
    case 'facts':
      drawFacts(canvas, block);
      break;
    case 'table':
      drawTable(canvas, block);
  }
}

/** Height in points that blocks without tables need to fit on one page; at most a few lines more than they take. */
export function measureBlocks({ document, typesetter }: Canvas, blocks: readonly Block[]): number {
  const measure = (text: string, weight: Weight, width: number): number => {
    typesetter.select(weight, SIZE);
    return document.heightOfString(text, { width, lineGap: GAP });
  };
  let height = 0;
  /** Minimum height below a heading. */
  let needed = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const size = sizes[block.level] ?? SIZE;
      needed = Math.max(needed, height + size * 2 + (minSpaceBelow[block.level] ?? 60));
      height += size * 1.5 + 13;
    } else if (block.kind === 'paragraph' && block.strong)
      height += measure(block.text, 'strong', column - 20) + 23;
    else if (block.kind === 'paragraph') height += measure(block.text, 'text', column) + 5;
    else if (block.kind === 'list')
      for (const item of block.items) height += measure(item, 'text', column - 16) + 4;
    else if (block.kind === 'facts') height += block.rows.length * (SIZE * 1.5 + 6) + 6;
  }
  return Math.max(height, needed);
}

function drawHeading({ document, typesetter, root }: Canvas, { level, text }: BlockOf<'heading'>): void {
  const size = sizes[level] ?? SIZE;
  keepTogether(document, size * 2 + (minSpaceBelow[level] ?? 60));
  if (document.y > page.margin) document.y += level === 3 ? 5 : 10;
  const y = document.y;
  root.add(
    createLeaf(document, `H${level}`, () => {
      document.fillColor(ink.navy);
      typesetter.write(text, 'strong', size, { x: page.margin, y }, { width: column });
    }),
  );
  document.y += 3;
}

function drawParagraph({ document, typesetter, root }: Canvas, text: string): void {
  typesetter.select('text', SIZE);
  keepTogether(document, Math.min(document.heightOfString(text, { width: column, lineGap: GAP }), 40));
  const y = document.y;
  root.add(
    createLeaf(document, 'P', () => {
      document.fillColor(ink.text);
      typesetter.write(text, 'text', SIZE, { x: page.margin, y }, { width: column, lineGap: GAP });
    }),
  );
  document.y += 5;
}

/** Prominent text: bold, in a frame. */
function drawNotice({ document, typesetter, root }: Canvas, text: string): void {
  typesetter.select('strong', SIZE);
  const width = column - 20;
  const height = document.heightOfString(text, { width, lineGap: GAP }) + 14;
  keepTogether(document, height + 6);
  const top = document.y + 2;
  decorate(document, () => {
    document.rect(page.margin, top, column, height).lineWidth(0.4).fillAndStroke(ink.shade, ink.rule);
    document.rect(page.margin, top, 3, height).fill(ink.navy);
  });
  root.add(
    createLeaf(document, 'P', () => {
      document.fillColor(ink.text);
      typesetter.write(text, 'strong', SIZE, { x: page.margin + 12, y: top + 7 }, { width, lineGap: GAP });
    }),
  );
  document.y = top + height + 7;
}

function drawList({ document, typesetter, root }: Canvas, block: BlockOf<'list'>): void {
  const items = document.struct('L');
  root.add(items);
  for (const item of block.items) {
    typesetter.select('text', SIZE);
    keepTogether(document, document.heightOfString(item, { width: column - 16, lineGap: GAP }));
    const y = document.y;
    const write = (text: string, x: number) => () => {
      document.fillColor(ink.text);
      typesetter.write(text, 'text', SIZE, { x, y }, { width: page.margin + column - x, lineGap: GAP });
    };
    const entry = document.struct('LI');
    items.add(entry);
    entry.add(createLeaf(document, 'Lbl', write('•', page.margin + 4)));
    entry.add(createLeaf(document, 'LBody', write(item, page.margin + 16)));
    document.y += 2;
  }
  document.y += 4;
}

/** Label left, value right, a thin rule between: a two-column table in the reading order. */
function drawFacts({ document, typesetter, root }: Canvas, block: BlockOf<'facts'>): void {
  const table = document.struct('Table');
  root.add(table);
  const left = 205;
  const right = column - left;
  for (const { label, value } of block.rows) {
    typesetter.select('strong', SIZE);
    const height = Math.max(
      document.heightOfString(label, { width: left - 12 }),
      document.heightOfString(value, { width: right }),
    );
    if (document.y + height + 6 > bottom) document.addPage();
    const y = document.y + 2;
    const row = document.struct('TR');
    table.add(row);
    const cell = (text: string, weight: Weight, colour: string, x: number, width: number) => () => {
      document.fillColor(colour);
      typesetter.write(text, weight, SIZE, { x, y }, { width });
    };
    row.add(createLeaf(document, 'TH', cell(label, 'text', ink.soft, page.margin, left - 12)));
    row.add(createLeaf(document, 'TD', cell(value, 'strong', ink.text, page.margin + left, right)));
    document.y = y + height + 4;
    decorate(document, () => drawRule(document, document.y - 1));
  }
  document.y += 6;
}
