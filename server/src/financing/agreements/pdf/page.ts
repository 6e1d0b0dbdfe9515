import { brand } from '@tamarack/core/brand';
import PDFDocument from 'pdfkit';
import type { AgreementContent } from '../content/content';
import { ink } from './colours';
import { createTypesetter, type Typesetter } from './typesetter';

/** An open document; `PDFKit` is the namespace the type package declares. */
export type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 54, foot: 60 } as const;
export const column = page.width - 2 * page.margin;
/** Lower limit of the text; the page's footer is below it. */
export const bottom = page.height - page.margin - 18;

/** Drawing context of a block. */
export interface Canvas {
  readonly document: Pdf;
  readonly typesetter: Typesetter;
  readonly root: Element;
}

/** Metadata of a document. */
export type DocumentHead = Pick<AgreementContent, 'language' | 'preparedOn' | 'reference' | 'title'>;

/** A tagged document whose bytes depend on the content only: `preparedOn` is its only date. */
export function openCanvas(content: DocumentHead): Canvas {
  const date = new Date(`${content.preparedOn}T12:00:00Z`);
  const document = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: `${content.language}-CA`,
    displayTitle: true,
    info: {
      Title: `${content.title} – ${content.reference}`,
      Author: brand.provider,
      CreationDate: date,
      ModDate: date,
    },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, typesetter: createTypesetter(document), root };
}

/** A leaf of the structure tree, in reading order; `draw` writes its content. */
export function createLeaf(document: Pdf, tag: string, draw: () => void): Element {
  return document.struct(tag, {}, [draw]);
}

/** Decoration that a screen reader ignores. */
export function decorate(document: Pdf, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

export function drawRule(document: Pdf, y: number): void {
  document
    .moveTo(page.margin, y)
    .lineTo(page.margin + column, y)
    .lineWidth(0.4)
    .strokeColor(ink.rule)
    .stroke();
}

/** Starts a new page if less than `height` is left. */
export function keepTogether(document: Pdf, height: number): void {
  if (document.y + height > bottom) document.addPage();
}

/** Writes the footer of every page, with its number, outside the reading order. */
export function writeFooters({ document, typesetter }: Canvas, line: string, pageWord: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    const y = page.height - page.foot + 12;
    decorate(document, () => {
      drawRule(document, y - 6);
      typesetter.select('text', 7.5);
      document.fillColor(ink.soft).text(line, page.margin, y, { lineBreak: false });
      const number = `${pageWord} ${index - start + 1} / ${count}`;
      const x = page.margin + column - document.widthOfString(number);
      document.text(number, x, y, { lineBreak: false });
    });
  }
}

/** Finishes the document and returns its bytes. */
export async function finishDocument({ document, root }: Canvas): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  root.end();
  document.end();
  await done;
  return Buffer.concat(chunks);
}
