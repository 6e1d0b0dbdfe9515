import fs from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createInvoiceReader,
  defaultLimits,
} from '../../../../../server/reader/invoices/create-invoice-reader';
import type { InvoiceFileResult } from '../../../../../server/reader/invoices/invoice-reader';
import { imageBombs } from '../../../../support/image-bombs';
import { computeInvoiceTotal, invoicePdf } from '../../../../support/invoice-pdfs';
import { pdfBombs } from '../../../../support/pdf-bombs';
import { brokenPdf, encryptedPdf, heicBytes, pngBytes, statementPdf } from '../../../../support/pdfs';
import { scanPage, scanPdf } from '../../../../support/scans';
import { waitUntil } from '../../../../support/wait-until';

/** Enough time on a loaded machine. */
const patient = { timeout: 120_000 };
const limits = {
  ...defaultLimits,
  text: { ...defaultLimits.text, milliseconds: 60_000 },
  // no idle process ends while another test counts the processes
  ocr: { ...defaultLimits.ocr, milliseconds: 100_000, idleMilliseconds: 900_000 },
};
const reader = createInvoiceReader(limits);
afterAll(() => reader.close());

const read = (bytes: Buffer, mediaType = 'application/pdf', by = reader): Promise<InvoiceFileResult> =>
  by.read(Readable.from([bytes]), { size: bytes.length, mediaType });

const asExpected = (source: 'textLayer' | 'recognition') => ({
  state: 'read',
  reading: { source, number: { value: 'NL-30017' }, total: { value: computeInvoiceTotal() } },
});

/** Ids of the OCR processes of this one. Threads start others for their loader. */
function children(): string[] {
  return fs
    .readdirSync('/proc/self/task')
    .flatMap((thread) => fs.readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((id) => id !== '' && readCommand(id).includes('process-main'));
}

function readCommand(id: string): string {
  try {
    return fs.readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    // it has ended meanwhile
    return '';
  }
}

describe('an invoice', patient, () => {
  it('an invoice is read from its text layer, without a separate process', async () => {
    const own = createInvoiceReader(limits);
    const before = children();
    expect(await read(await invoicePdf(), 'application/pdf', own)).toMatchObject(asExpected('textLayer'));
    expect(children()).toEqual(before);
    await own.close();
  });

  it('an invoice is read by OCR where its pages are scans', async () => {
    const scanned = await read(await scanPdf(await invoicePdf()));
    expect(scanned).toMatchObject(asExpected('recognition'));
    expect(scanned).toMatchObject({ reading: { pageCount: 1 } });
  });

  it.each(['image/jpeg', 'image/webp'] as const)('an invoice is read by OCR from %s', async (mediaType) => {
    const image = await scanPage(await invoicePdf(), { mediaType });
    expect(await read(image, mediaType)).toMatchObject(asExpected('recognition'));
  });

  it('an invoice with text does not wait for the OCR of another, which is read from image/png', async () => {
    const image = await scanPage(await invoicePdf());
    let ocrDone = false;
    const ocr = read(image, 'image/png').finally(() => {
      ocrDone = true;
    });
    await read(await invoicePdf());
    expect(ocrDone).toBe(false);
    expect(await ocr).toMatchObject(asExpected('recognition'));
  });
});

describe('a file that is not an invoice', patient, () => {
  it.each([
    ['asks for a password', 'passwordProtected', () => encryptedPdf()],
    ['is cut in half', 'broken', () => brokenPdf()],
    ['is noise', 'broken', () => brokenPdf('garbage')],
    ['has nothing after its header', 'broken', () => Buffer.from('%PDF-1.7\n')],
    ['has 400 pages', 'tooManyPages', () => statementPdf({ pages: 400 })],
    ['has pages that go in a circle', 'broken', pdfBombs.circle],
  ])('a file is rejected where it %s', async (_, problem, make) => {
    expect(await read(Buffer.from(await make()))).toEqual({ state: 'refused', problem });
  });

  /** Nothing but these files is read by it. */
  const untouched = createInvoiceReader(limits);
  afterAll(() => untouched.close());

  it.each([
    ['a PNG of 20,000 by 20,000', 'imageTooLarge', 'image/png', imageBombs.hugePng],
    ['a JPEG of 20,000 by 20,000', 'imageTooLarge', 'image/jpeg', imageBombs.hugeJpeg],
    ['a WebP of 16,383 by 16,383', 'imageTooLarge', 'image/webp', imageBombs.hugeWebp],
    ['what no browser shows', 'broken', 'image/heic', heicBytes],
    ['a PDF with an image type', 'broken', 'image/png', pdfBombs.circle],
    ['nothing', 'broken', 'image/jpeg', () => Buffer.alloc(0)],
  ])('a file is rejected by its first bytes where it is %s', async (_, problem, mediaType, make) => {
    const before = children();
    expect(await read(make(), mediaType, untouched)).toEqual({ state: 'refused', problem });
    // nothing that could unpack it was started
    expect(children()).toEqual(before);
  });

  it('a truncated image is broken', async () => {
    const image = await scanPage(await invoicePdf(), { dpi: 50 });
    const cut = Buffer.concat([image.subarray(0, 60), Buffer.alloc(60)]);
    expect(await read(cut, 'image/png')).toEqual({ state: 'refused', problem: 'broken' });
  });

  it('rejects content that is shorter or longer than announced', async () => {
    const pdf = await invoicePdf();
    const said = (size: number) => reader.read(Readable.from([pdf]), { size, mediaType: 'application/pdf' });
    await expect(said(pdf.length + 1)).rejects.toThrow('shorter');
    await expect(said(pdf.length - 1)).rejects.toThrow('longer');
    expect(await read(pdf)).toMatchObject({ state: 'read' });
  });
});

describe('a file that needs too many resources', patient, () => {
  const strict = createInvoiceReader({ ...limits, text: { ...defaultLimits.text, milliseconds: 2_500 } });
  afterAll(() => strict.close());

  it.each([
    ['unpacks to a thousand times its size', pdfBombs.blanks],
    ['draws a million million things', pdfBombs.laughs],
    ['has arrays in arrays', pdfBombs.deep],
    ['says it has two thousand million pages', pdfBombs.manyPages],
  ])('a PDF that %s gets a result, memory stays bounded, and the next file is read', async (_, make) => {
    const before = process.memoryUsage.rss();
    const answer = await read(make(), 'application/pdf', strict);
    expect(['unread', 'refused', 'read']).toContain(answer.state);
    if (answer.state === 'read') expect(answer.reading.total).toBeNull();
    expect(process.memoryUsage.rss() - before).toBeLessThan(600_000_000);
    await waitUntil(
      async () => read(await invoicePdf(), 'application/pdf', strict),
      ({ state }) => state === 'read',
    );
  });

  it.each([
    ['a PDF is one giant image', 'application/pdf', pdfBombs.image],
    ['a PNG unpacks to gigabytes', 'image/png', imageBombs.packedPng],
    ['a JPEG lies about its size', 'image/jpeg', imageBombs.lyingJpeg],
  ])('the server is unaffected, and the next file is read, where %s', async (_, mediaType, make) => {
    const before = process.memoryUsage.rss();
    const answer = await read(make(), mediaType);
    if (answer.state === 'read') expect(answer.reading.total).toBeNull();
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect(await read(await scanPage(await invoicePdf()), 'image/png')).toMatchObject(
      asExpected('recognition'),
    );
  });

  it('OCR over its memory limit leaves the file unread, and its process ends', async () => {
    const small = createInvoiceReader({
      ...limits,
      ocr: { ...limits.ocr, memoryMegabytes: 210 },
    });
    const before = children();
    expect(await read(await scanPage(await invoicePdf()), 'image/png', small)).toEqual({ state: 'unread' });
    expect(children()).toEqual(before);
    await small.close();
  });

  it('OCR over its time limit leaves the file unread, and the next gets a new process', async () => {
    const before = children();
    const hasty = createInvoiceReader({
      ...limits,
      ocr: { ...limits.ocr, milliseconds: 60 },
    });
    const image = await scanPage(await invoicePdf());
    expect(await read(image, 'image/png', hasty)).toEqual({ state: 'unread' });
    expect(children()).toEqual(before);
    expect(await read(image, 'image/png', hasty)).toEqual({ state: 'unread' });
    await hasty.close();
    expect(children()).toEqual(before);
  });
});

describe('the OCR process', patient, () => {
  /** Needs the process, and no recognition: that of a small scan takes longer than that of a good one. */
  const blankImage = pngBytes({ width: 20, height: 20 });

  it('the OCR process starts with the first image, and ends when idle or when the reader is closed', async () => {
    const before = children();
    const brief = createInvoiceReader({
      ...limits,
      ocr: { ...limits.ocr, idleMilliseconds: 1 },
    });
    expect(await read(blankImage, 'image/png', brief)).toMatchObject({ state: 'read' });
    await waitUntil(
      async () => children(),
      (now) => now.length === before.length,
    );
    const kept = createInvoiceReader(limits);
    const reading = read(await scanPage(await invoicePdf()), 'image/png', kept);
    await waitUntil(
      async () => children(),
      (now) => now.length > before.length,
    );
    await kept.close();
    expect(await reading).toEqual({ state: 'unread' });
    expect(children()).toEqual(before);
    await brief.close();
  });

  it('the OCR queue is limited', async () => {
    const own = createInvoiceReader({ ...limits, ocr: { ...limits.ocr, maxWaiting: 1 } });
    const all = await Promise.all(Array.from({ length: 4 }, () => read(blankImage, 'image/png', own)));
    expect(all.map(({ state }) => state).toSorted()).toEqual(['read', 'read', 'unread', 'unread']);
    await own.close();
  });
});
