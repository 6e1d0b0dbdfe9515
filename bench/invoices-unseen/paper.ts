import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { unpackWoff } from '../../server/src/financing/agreements/pdf/woff';

type Drawing = InstanceType<typeof PDFDocument>;
export type PaperSize = readonly [width: number, height: number];

const standard = {
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
  sansSlant: 'Helvetica-Oblique',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  serifSlant: 'Times-Italic',
  mono: 'Courier',
  monoBold: 'Courier-Bold',
} as const;
const packaged = { light: 300, text: 400, strong: 600, heavy: 900 } as const;

export type Face = keyof typeof standard | keyof typeof packaged;

/** Left edge of a column; its right edge where below zero. */
export type Column = number;

interface Box {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** Writes one run of text a call, at points from the left and the top. Every call gives the pen back or the next y. */
export interface Pen {
  readonly font: (face: Face, size: number, colour?: string) => Pen;
  readonly at: (x: number, y: number, text: string) => Pen;
  /** `x` is the right edge. */
  readonly right: (x: number, y: number, text: string) => Pen;
  readonly centre: (x: number, y: number, text: string) => Pen;
  /** Each letter a run of its own, `gap` points apart; `gap` 0 looks like a word. */
  readonly letters: (x: number, y: number, text: string, gap: number) => Pen;
  readonly turned: (x: number, y: number, text: string, degrees: number) => Pen;
  readonly wrapped: (x: number, y: number, width: number, text: string) => Pen;
  /** One below the other; gives the y after the last. */
  readonly block: (x: Column, y: number, step: number, texts: readonly string[]) => number;
  readonly rows: (
    y: number,
    step: number,
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
  ) => number;
  readonly rule: (from: number, y: number, to: number, colour?: string, width?: number) => Pen;
  readonly down: (x: number, from: number, to: number, colour?: string) => Pen;
  readonly dashes: (from: number, y: number, to: number) => Pen;
  readonly box: (x: number, y: number, width: number, height: number, look?: Box) => Pen;
  readonly disc: (x: number, y: number, radius: number, fill: string) => Pen;
  readonly page: () => Pen;
}

const madeAt = new Date('2026-11-01T12:00:00Z');
const require = createRequire(import.meta.url);

/** A document of US Letter pages where no other size is told; the same drawing makes the same bytes. */
export async function paper(draw: (pen: Pen) => void, size: PaperSize = [612, 792]): Promise<Buffer> {
  const document = new PDFDocument({
    size: [...size],
    margin: 0,
    info: { CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(penOf(document));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function fontOf(document: Drawing): (face: Face) => string {
  const registered = new Set<Face>();
  return (face) => {
    if (!(face in packaged)) return standard[face as keyof typeof standard];
    const weight = packaged[face as keyof typeof packaged];
    const file = `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`;
    if (!registered.has(face)) document.registerFont(face, unpackWoff(readFileSync(require.resolve(file))));
    registered.add(face);
    return face;
  };
}

function penOf(document: Drawing): Pen {
  const named = fontOf(document);
  let ink = '#000000';
  const write = (x: number, y: number, text: string): void => {
    if (text === '') return;
    document.fillColor(ink).text(text, x, y, { lineBreak: false });
  };
  const place = (column: Column, y: number, text: string): void =>
    write(column < 0 ? -column - document.widthOfString(text) : column, y, text);

  const pen: Pen = {
    font: (face, size, colour = '#000000') => {
      ink = colour;
      document.font(named(face)).fontSize(size);
      return pen;
    },
    at: (x, y, text) => {
      write(x, y, text);
      return pen;
    },
    right: (x, y, text) => {
      place(-x, y, text);
      return pen;
    },
    centre: (x, y, text) => {
      write(x - document.widthOfString(text) / 2, y, text);
      return pen;
    },
    letters: (x, y, text, gap) => {
      let from = x;
      for (const letter of text) {
        if (letter !== ' ') write(from, y, letter);
        from += document.widthOfString(letter) + gap;
      }
      return pen;
    },
    turned: (x, y, text, degrees) => {
      document.save().rotate(degrees, { origin: [x, y] });
      write(x, y, text);
      document.restore();
      return pen;
    },
    wrapped: (x, y, width, text) => {
      document.fillColor(ink).text(text, x, y, { width });
      return pen;
    },
    block: (x, y, step, texts) => {
      for (const [index, text] of texts.entries()) place(x, y + index * step, text);
      return y + texts.length * step;
    },
    rows: (y, step, columns, rows) => {
      for (const [index, row] of rows.entries()) {
        for (const [column, text] of row.entries()) place(columns[column] ?? 0, y + index * step, text);
      }
      return y + rows.length * step;
    },
    rule: (from, y, to, colour = '#000000', width = 0.6) => {
      document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
      return pen;
    },
    down: (x, from, to, colour = '#000000') => {
      document.moveTo(x, from).lineTo(x, to).lineWidth(0.6).strokeColor(colour).stroke();
      return pen;
    },
    dashes: (from, y, to) => {
      document.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor('#555555');
      document.dash(4, { space: 3 }).stroke().undash();
      return pen;
    },
    box: (x, y, width, height, { fill, line, width: stroke = 0.6 } = { line: '#000000' }) => {
      if (fill !== undefined) document.rect(x, y, width, height).fill(fill);
      if (line !== undefined) document.rect(x, y, width, height).lineWidth(stroke).strokeColor(line).stroke();
      return pen;
    },
    disc: (x, y, radius, fill) => {
      document.circle(x, y, radius).fill(fill);
      return pen;
    },
    page: () => {
      document.addPage();
      return pen;
    },
  };
  return pen;
}
