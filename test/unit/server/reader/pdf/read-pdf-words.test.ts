import { describe, expect, it } from 'vitest';
import type { PageWords } from '../../../../../server/reader/document/document-words';
import { hasReadableText } from '../../../../../server/reader/pdf/has-readable-text';
import { type PdfWords, readPdfWords } from '../../../../../server/reader/pdf/read-pdf-words';
import { drawPdf, encryptedPdf, pdfWithoutText, statementPdf } from '../../../../support/pdfs';

const read = (pdf: Buffer, mostPages = 50): Promise<PdfWords> => readPdfWords(new Uint8Array(pdf), mostPages);

async function readPages(pdf: Buffer): Promise<readonly PageWords[]> {
  const words = await read(pdf);
  if (words.state !== 'read') throw new Error(words.state);
  return words.document.pages;
}

const getText = (page: PageWords | undefined): string =>
  (page?.words ?? []).map(({ text }) => text).join(' ');

describe('the words of a PDF', () => {
  it('words have their printed positions, from the top left corner in points', async () => {
    const pdf = await drawPdf({}, (doc) => {
      doc.fontSize(10).text('Total', 400, 700, { lineBreak: false });
      doc.text('1 234,56 $', 500, 700, { lineBreak: false });
    });
    const [page] = await readPages(pdf);
    expect(page).toMatchObject({ number: 1, width: 612, height: 792 });
    expect(page?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['Total', 1],
      ['1', 1],
      ['234,56', 1],
      ['$', 1],
    ]);
    const [total, one, rest] = page?.words ?? [];
    expect(total?.x).toBeCloseTo(400, 0);
    expect(total?.y).toBeCloseTo(700, -1);
    expect(one?.x).toBeCloseTo(500, 0);
    expect(rest?.x).toBeCloseTo(508.3, 0);
  });

  it('words are whole where each letter is drawn separately', async () => {
    const pdf = await drawPdf({}, (doc) => {
      doc.fontSize(12);
      let x = 100;
      for (const letter of 'Invoice') {
        doc.text(letter, x, 100, { lineBreak: false });
        x += doc.widthOfString(letter);
      }
      doc.text('17', x + 12, 100, { lineBreak: false });
    });
    expect(getText((await readPages(pdf))[0])).toBe('Invoice 17');
  });

  it.each([90, 180, 270])('words are upright on a page rotated by %i degrees', async (rotate) => {
    const plain = await drawPdf({}, (doc) => doc.text('Facture 2026', 100, 50));
    const turned = Buffer.from(
      plain.toString('latin1').replace('/Type /Page\n', `/Type /Page /Rotate ${rotate}\n`),
      'latin1',
    );
    const [page] = await readPages(turned);
    const [before] = await readPages(plain);
    expect(turned.length).toBeGreaterThan(plain.length);
    // shown turned, its letters are turned back: it reads as before
    expect(page?.words.map(({ text }) => text)).toEqual(['Facture', '2026']);
    expect(page?.words[0]?.x).toBeCloseTo(before?.words[0]?.x ?? 0, 1);
    expect(page?.words[0]?.y).toBeCloseTo(before?.words[0]?.y ?? 0, 1);
    expect(page).toMatchObject({ width: 612, height: 792 });
  });

  it('a stamp across the page and text beyond its edge are omitted', async () => {
    const pdf = await drawPdf({}, (doc) => {
      doc.text('Amount due', 100, 100);
      doc.text('hidden', 700, 100, { lineBreak: false });
      doc.rotate(40).fontSize(60).text('DRAFT', 300, 100, { lineBreak: false });
    });
    expect(getText((await readPages(pdf))[0])).toBe('Amount due');
  });

  it('words come from the first three pages and the last two', async () => {
    const pages = await readPages(await statementPdf({ pages: 9 }));
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 8, 9]);
    expect(pages.map((page) => getText(page).endsWith(`${page.number} / 9`))).not.toContain(false);
    expect((await readPages(await statementPdf({ pages: 4 }))).map(({ number }) => number)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('a PDF with too many pages, or a password, is not read', async () => {
    expect(await read(await statementPdf({ pages: 51 }))).toEqual({ state: 'tooManyPages' });
    expect(await read(await statementPdf({ pages: 50 }))).toMatchObject({ document: { pageCount: 50 } });
    expect(await read(await encryptedPdf())).toEqual({ state: 'passwordProtected' });
    expect(await read(Buffer.from('%PDF-1.7\n'))).toEqual({ state: 'broken' });
  });
});

describe('a text layer', () => {
  const readable = async (pdf: Buffer): Promise<boolean> => {
    const words = await read(pdf);
    return words.state === 'read' && hasReadableText(words.document);
  };

  it('a text layer is readable in either language', async () => {
    expect(await readable(await statementPdf({ language: 'en' }))).toBe(true);
    expect(await readable(await statementPdf({ language: 'fr' }))).toBe(true);
  });

  it('a text layer is unreadable on a scanned page, with or without a scanner’s mark', async () => {
    expect(await readable(await pdfWithoutText())).toBe(false);
    expect(await readable(await drawPdf({}, (doc) => doc.text('Scanned with the date 2026-10-31')))).toBe(
      false,
    );
  });

  it('a text layer is unreadable where its letters are remapped', async () => {
    const shifted = (text: string): string =>
      text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 3));
    const line = 'Invoice number and date of the total amount due for your account, payment to the company';
    expect(await readable(await drawPdf({}, (doc) => doc.text(line)))).toBe(true);
    expect(await readable(await drawPdf({}, (doc) => doc.text(shifted(line))))).toBe(false);
  });
});
