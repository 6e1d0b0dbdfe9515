import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { readInvoice } from '../../server/src/invoices/reading/read-invoice';
import { createInvoiceReader, usualLimits } from '../../server/src/invoices/reading/reader';
import { readPdfWords } from '../../server/src/reading/pdf-words';
import type { Report } from '../report';
import { misses, reportOf } from './report';
import { scanOf } from './scans';
import { isFilledRight, type Scored, score } from './score';
import { invoices as tuned } from './set';
import type { TestInvoice } from './test-invoice';

/** Of the text PDFs that are invoices, at least so many give the right number and the right total. */
const promised = 0.8;
const MOST_PAGES = 50;
/** What is measured here is how well, not how soon. */
const unhurried = {
  ...usualLimits,
  text: { ...usualLimits.text, milliseconds: 120_000 },
  recognition: { ...usualLimits.recognition, milliseconds: 300_000 },
};
/** Reading a picture takes seconds: so many are spread over the set. */
const SCANS = 24;

/**
 * Precision and recall of reading invoices, from their text and from pictures of some. In the environment:
 * `INVOICE_SET` is a module that exports `invoices`, instead of the set that the rules were tuned on; `INVOICE_SCANS`
 * how many are read as pictures; `INVOICE_MISSES` lists every field that is not right and sure.
 */
export async function benchInvoices(): Promise<Report> {
  const { INVOICE_SET: from, INVOICE_SCANS: scans = SCANS, INVOICE_MISSES: listed } = process.env;
  const set = from ? await setOf(from) : tuned;
  const texts = await inTurn(set, readText);
  const step = Math.max(1, Math.floor(set.length / Math.max(1, Number(scans))));
  const pictured = set.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, Number(scans));
  const pictures = pictured.length > 0 ? await readScans(pictured) : [];
  const invoices = texts.filter(({ truth }) => truth.kind === 'invoice');
  const kept = invoices.filter(isFilledRight).length >= promised * invoices.length;
  const reports = [reportOf('Text PDFs', texts), pictures.length > 0 ? reportOf('Scans', pictures) : ''];
  return { text: `${listed ? misses([...texts, ...pictures]) : ''}${reports.join('')}`, kept };
}

async function setOf(path: string): Promise<readonly TestInvoice[]> {
  const loaded: { invoices?: readonly TestInvoice[] } = await import(pathToFileURL(path).href);
  if (!loaded.invoices) throw new Error(`expected ${path} to export invoices`);
  return loaded.invoices;
}

async function inTurn<T, R>(all: readonly T[], one: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const [index, item] of all.entries()) done.push(await one(item, index));
  return done;
}

async function readText({ name, make, truth }: TestInvoice): Promise<Scored> {
  const words = await readPdfWords(new Uint8Array(await make()), MOST_PAGES);
  return score(name, truth, words.state === 'read' ? readInvoice(words.document) : null);
}

async function readScans(set: readonly TestInvoice[]): Promise<readonly Scored[]> {
  const reader = createInvoiceReader(unhurried);
  // what the reader starts keeps no process alive
  const awake = setInterval(() => undefined, 60_000);
  try {
    return await inTurn(set, async ({ name, make, truth }, index) => {
      const picture = await scanOf(await make(), index + 1);
      const file = { size: picture.length, mediaType: 'image/jpeg' };
      const read = await reader.read(Readable.from([picture]), file);
      return score(`${name}-scan`, truth, read.state === 'read' ? read.reading : null);
    });
  } finally {
    clearInterval(awake);
    await reader.close();
  }
}
