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
import { brokenPdf, encryptedPdf, heicBytes, statementPdf } from '../../../../support/pdfs';
import { scanPage, scanPdf } from '../../../../support/scans';
import { waitUntil } from '../../../../support/wait-until';

/** As many as are there on a machine that others use too. */
const patient = { timeout: 120_000 };
const limits = {
  ...defaultLimits,
  text: { ...defaultLimits.text, milliseconds: 60_000 },
  // no process of one reader goes for being idle while the test of another counts them
  recognition: { ...defaultLimits.ocr, milliseconds: 100_000, idleMilliseconds: 900_000 },
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
    .filter((id) => id !== '' && commandOf(id).includes('process-main'));
}

function commandOf(id: string): string {
  try {
    return fs.readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    // it has ended meanwhile
    return '';
  }
}

describe('an invoice', patient, () => {
  it('is read from its text layer, without a process of its own', async () => {
    const own = createInvoiceReader(limits);
    const before = children();
    expect(await read(await invoicePdf(), 'application/pdf', own)).toMatchObject(asExpected('textLayer'));
    expect(children()).toEqual(before);
    await own.close();
  });

  it('is read by OCR where its pages are scans', async () => {
    const scanned = await read(await scanPdf(await invoicePdf()));
    expect(scanned).toMatchObject(asExpected('recognition'));
    expect(scanned).toMatchObject({ reading: { pageCount: 1 } });
  });

  it('is read by OCR from each image type', async () => {
    for (const mediaType of ['image/png', 'image/jpeg', 'image/webp'] as const) {
      const image = await scanPage(await invoicePdf(), { mediaType });
      expect(await read(image, mediaType)).toMatchObject(asExpected('recognition'));
    }
  });

  it('does not wait for the OCR of another', async () => {
    const image = await scanPage(await invoicePdf());
    let ocrDone = false;
    const ocr = read(image, 'image/png').then(() => {
      ocrDone = true;
    });
    await read(await invoicePdf());
    expect(ocrDone).toBe(false);
    await ocr;
  });
});

describe('a file that is no invoice', patient, () => {
  it.each([
    ['asks for a password', 'passwordProtected', () => encryptedPdf()],
    ['is cut in half', 'broken', () => brokenPdf()],
    ['is noise', 'broken', () => brokenPdf('garbage')],
    ['has nothing after its header', 'broken', () => Buffer.from('%PDF-1.7\n')],
    ['has 400 pages', 'tooManyPages', () => statementPdf({ pages: 400 })],
    ['has pages that go in a circle', 'broken', pdfBombs.circle],
  ])('is refused where it %s', async (_, problem, make) => {
    expect(await read(Buffer.from(await make()))).toEqual({ state: 'refused', problem });
  });

  it.each([
    ['a PNG of 20,000 by 20,000', 'imageTooLarge', 'image/png', imageBombs.hugePng],
    ['a JPEG of 20,000 by 20,000', 'imageTooLarge', 'image/jpeg', imageBombs.hugeJpeg],
    ['a WebP of 16,383 by 16,383', 'imageTooLarge', 'image/webp', imageBombs.hugeWebp],
    ['what no browser shows', 'broken', 'image/heic', heicBytes],
    ['a PDF with an image type', 'broken', 'image/png', pdfBombs.circle],
    ['nothing', 'broken', 'image/jpeg', () => Buffer.alloc(0)],
  ])('is refused by its first bytes where it is %s', async (_, problem, mediaType, make) => {
    const own = createInvoiceReader(limits);
    const before = children();
    expect(await read(make(), mediaType, own)).toEqual({ state: 'refused', problem });
    // nothing that could unpack it was started
    expect(children()).toEqual(before);
    await own.close();
  });

  it('is broken where an image ends early', async () => {
    const image = await scanPage(await invoicePdf(), { dpi: 50 });
    const cut = Buffer.concat([image.subarray(0, 60), Buffer.alloc(60)]);
    expect(await read(cut, 'image/png')).toEqual({ state: 'refused', problem: 'broken' });
  });

  it('rejects where its content ends early or is longer', async () => {
    const pdf = await invoicePdf();
    const said = (size: number) => reader.read(Readable.from([pdf]), { size, mediaType: 'application/pdf' });
    await expect(said(pdf.length + 1)).rejects.toThrow('shorter');
    await expect(said(pdf.length - 1)).rejects.toThrow('longer');
    expect(await read(pdf)).toMatchObject({ state: 'read' });
  });
});

describe('a file that would take too much', patient, () => {
  const strict = createInvoiceReader({ ...limits, text: { ...defaultLimits.text, milliseconds: 2_500 } });
  afterAll(() => strict.close());

  it.each([
    ['unpacks to a thousand times its size', pdfBombs.blanks],
    ['draws a million million things', pdfBombs.laughs],
    ['has arrays in arrays', pdfBombs.deep],
    ['says it has two thousand million pages', pdfBombs.manyPages],
  ])('is answered, the server stays small, and the next is read, where a PDF %s', async (_, make) => {
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
  ])('leaves the server as it was, and the next is read, where %s', async (_, mediaType, make) => {
    const before = process.memoryUsage.rss();
    const answer = await read(make(), mediaType);
    if (answer.state === 'read') expect(answer.reading.total).toBeNull();
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect(await read(await scanPage(await invoicePdf()), 'image/png')).toMatchObject(
      asExpected('recognition'),
    );
  });

  it('is unread where recognition takes more memory than it may, and its process is gone', async () => {
    const small = createInvoiceReader({
      ...limits,
      ocr: { ...limits.recognition, memoryMegabytes: 210 },
    });
    const before = children();
    expect(await read(await scanPage(await invoicePdf()), 'image/png', small)).toEqual({ state: 'unread' });
    expect(children()).toEqual(before);
    await small.close();
  });

  it('is unread where recognition takes more time than it may, and the next gets a new process', async () => {
    const before = children();
    const hasty = createInvoiceReader({
      ...limits,
      ocr: { ...limits.recognition, milliseconds: 60 },
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
  it('starts with the first image, and goes when it is idle or the reader is closed', async () => {
    const before = children();
    const brief = createInvoiceReader({
      ...limits,
      ocr: { ...limits.recognition, idleMilliseconds: 1 },
    });
    await read(await scanPage(await invoicePdf(), { dpi: 60 }), 'image/png', brief);
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

  it('lets no more wait than it may', async () => {
    const own = createInvoiceReader({ ...limits, ocr: { ...limits.recognition, maxWaiting: 1 } });
    const image = await scanPage(await invoicePdf(), { dpi: 60 });
    const all = await Promise.all(Array.from({ length: 4 }, () => read(image, 'image/png', own)));
    expect(all.map(({ state }) => state).toSorted()).toEqual(['read', 'read', 'unread', 'unread']);
    await own.close();
  });
});
