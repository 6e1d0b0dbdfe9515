import type { Block } from '../content/content';
import { ink } from './colours';
import { bottom, type Canvas, column, createLeaf, decorate, keepTogether, page } from './page';
import type { Weight } from './typesetter';

type Table = Extract<Block, { kind: 'table' }>;

const SIZE = 9;
const ROW = 15;

interface ColumnLayout {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Widths as shares: a narrow number, a wide date, and equal, right-aligned amounts. */
function buildColumnLayouts(count: number): ColumnLayout[] {
  const shares = Array.from({ length: count }, (_, index) => (index === 0 ? 0.4 : index === 1 ? 1.6 : 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const before = (index: number): number => shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => ({
    x: page.margin + (column * before(index)) / total + 4,
    width: (column * share) / total - 8,
    align: index > 1 ? 'right' : 'left',
  }));
}

/** A table with a caption; its header is repeated on each page. */
export function drawTable({ document, typesetter, root }: Canvas, table: Table): void {
  const layouts = buildColumnLayouts(table.head.length);
  const element = document.struct('Table');
  root.add(element);
  keepTogether(document, ROW * 5);
  const top = document.y;
  element.add(
    createLeaf(document, 'Caption', () => {
      document.fillColor(ink.text);
      typesetter.write(table.caption, 'strong', SIZE, { x: page.margin, y: top }, {});
    }),
  );
  document.y += 3;

  const writeCell = (text: string, index: number, y: number, weight: Weight): void => {
    const cell = layouts[index];
    if (cell === undefined) return;
    document.fillColor(ink.text);
    typesetter.write(text, weight, SIZE, { x: cell.x, y: y + 2 }, { width: cell.width, align: cell.align });
  };
  const drawBand = (y: number, colour: string): void => {
    decorate(document, () => document.rect(page.margin, y, column, ROW).fill(colour));
  };
  const writeRow = (cells: readonly string[], weight: Weight, tag: (index: number) => string): void => {
    const y = document.y;
    const row = document.struct('TR');
    element.add(row);
    cells.forEach((text, index) => {
      row.add(createLeaf(document, tag(index), () => writeCell(text, index, y, weight)));
    });
    document.y = y + ROW;
  };
  const repeatHeader = (): void => {
    document.addPage();
    const y = document.y;
    drawBand(y, ink.head);
    decorate(document, () => {
      table.head.forEach((text, index) => {
        writeCell(text, index, y, 'strong');
      });
    });
    document.y = y + ROW;
  };

  drawBand(document.y, ink.head);
  writeRow(table.head, 'strong', () => 'TH');
  table.rows.forEach((cells, index) => {
    if (document.y + ROW > bottom) repeatHeader();
    if (index % 2 === 1) drawBand(document.y, ink.shade);
    writeRow(cells, 'text', (cell) => (cell === 0 ? 'TH' : 'TD'));
  });
  document.y += 8;
}
