import type { Block } from '../content/content';
import type { Weight } from './fonts';
import { bottom, type Canvas, column, decorate, ink, keepTogether, leaf, page } from './page';

type Table = Extract<Block, { kind: 'table' }>;

const SIZE = 9;
const ROW = 15;

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Widths as shares: a narrow number, a wide date, and equal, right-aligned amounts. */
function columns(count: number): Place[] {
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
export function drawTable({ document, type, root }: Canvas, table: Table): void {
  const places = columns(table.head.length);
  const element = document.struct('Table');
  root.add(element);
  keepTogether(document, ROW * 5);
  const top = document.y;
  element.add(
    leaf(document, 'Caption', () => {
      document.fillColor(ink.text);
      type.write(table.caption, 'strong', SIZE, { x: page.margin, y: top }, {});
    }),
  );
  document.y += 3;

  const writeCell = (text: string, index: number, y: number, weight: Weight): void => {
    const place = places[index];
    if (place === undefined) return;
    document.fillColor(ink.text);
    type.write(text, weight, SIZE, { x: place.x, y: y + 2 }, { width: place.width, align: place.align });
  };
  const band = (y: number, colour: string): void => {
    decorate(document, () => document.rect(page.margin, y, column, ROW).fill(colour));
  };
  const writeRow = (cells: readonly string[], weight: Weight, tag: (index: number) => string): void => {
    const y = document.y;
    const row = document.struct('TR');
    element.add(row);
    cells.forEach((text, index) => {
      row.add(leaf(document, tag(index), () => writeCell(text, index, y, weight)));
    });
    document.y = y + ROW;
  };
  const repeatHead = (): void => {
    document.addPage();
    const y = document.y;
    band(y, ink.head);
    decorate(document, () => {
      table.head.forEach((text, index) => {
        writeCell(text, index, y, 'strong');
      });
    });
    document.y = y + ROW;
  };

  band(document.y, ink.head);
  writeRow(table.head, 'strong', () => 'TH');
  table.rows.forEach((cells, index) => {
    if (document.y + ROW > bottom) repeatHead();
    if (index % 2 === 1) band(document.y, ink.shade);
    writeRow(cells, 'text', (place) => (place === 0 ? 'TH' : 'TD'));
  });
  document.y += 8;
}
