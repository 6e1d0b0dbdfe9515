import PDFDocument from 'pdfkit';
import type { Facts } from './facts';

type Drawing = InstanceType<typeof PDFDocument>;
type Align = 'left' | 'right' | 'center';

export interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  /** Which edge of the text `x` is. Default: the left one. */
  readonly align?: Align;
  readonly colour?: string;
  readonly spacing?: number;
}

export interface Column {
  readonly x: number;
  readonly align?: Align;
}

export type Face = 'Helvetica' | 'Times' | 'Courier';
const bolds: Readonly<Record<Face, string>> = {
  Helvetica: 'Helvetica-Bold',
  Times: 'Times-Bold',
  Courier: 'Courier-Bold',
};
const regulars: Readonly<Record<Face, string>> = {
  Helvetica: 'Helvetica',
  Times: 'Times-Roman',
  Courier: 'Courier',
};

/** A letter-sized page that a layout writes on, in points from its top left corner. */
export class Paper {
  readonly #doc: Drawing;
  readonly #face: Face;
  readonly #size: number;

  constructor(doc: Drawing, face: Face, size: number) {
    this.#doc = doc;
    this.#face = face;
    this.#size = size;
  }

  text(x: number, y: number, text: string, style: Style = {}): void {
    const { size = this.#size, bold = false, align = 'left', colour = '#111', spacing = 0 } = style;
    this.#doc
      .font(bold ? bolds[this.#face] : regulars[this.#face])
      .fontSize(size)
      .fillColor(colour);
    const width = this.#doc.widthOfString(text) + spacing * text.length;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.#doc.text(text, left, y, { lineBreak: false, characterSpacing: spacing });
  }

  /** Writes lines below each other. @returns the position of the next line */
  lines(
    x: number,
    y: number,
    texts: readonly string[],
    style: Style & { readonly leading?: number } = {},
  ): number {
    const leading = style.leading ?? (style.size ?? this.#size) * 1.35;
    for (const [index, text] of texts.entries()) this.text(x, y + index * leading, text, style);
    return y + texts.length * leading;
  }

  /** Writes rows of cells in columns. @returns the position of the next row */
  rows(
    y: number,
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    style: Style & { readonly leading?: number } = {},
  ): number {
    const leading = style.leading ?? (style.size ?? this.#size) * 1.6;
    for (const [index, row] of rows.entries())
      for (const [column, cell] of row.entries()) {
        const { x, align = 'left' } = columns[column] ?? { x: 40 };
        this.text(x, y + index * leading, cell, { ...style, align });
      }
    return y + rows.length * leading;
  }

  rule(y: number, from = 40, to = 572): void {
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor('#888').stroke();
  }

  box(x: number, y: number, width: number, height: number, fill?: string): void {
    if (fill) this.#doc.rect(x, y, width, height).fill(fill);
    else this.#doc.rect(x, y, width, height).lineWidth(0.7).strokeColor('#666').stroke();
  }

  nextPage(): void {
    this.#doc.addPage();
  }

  /** Across the page, as a stamp. */
  stamp(text: string, x: number, y: number, angle: number): void {
    this.#doc.save().rotate(angle, { origin: [x, y] });
    this.text(x, y, text, { size: 48, bold: true, colour: '#c33' });
    this.#doc.restore();
  }
}

const creationDate = new Date('2026-11-01T12:00:00Z');

export interface PaperOptions {
  readonly face?: Face;
  readonly size?: number;
}

export function drawPdf(
  draw: (paper: Paper, facts: Facts) => void,
  facts: Facts,
  { face = 'Helvetica', size = 10 }: PaperOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'LETTER', margin: 0, info: { CreationDate: creationDate } });
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    draw(new Paper(doc, face, size), facts);
    doc.end();
  });
}
