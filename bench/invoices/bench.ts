import { pathToFileURL } from 'node:url';
import type { InvoiceReading } from '../../server/src/invoices/reading/invoice-reading';
import { readInvoice } from '../../server/src/invoices/reading/read-invoice';
import { readPdfWords } from '../../server/src/reading/pdf-words';
import type { Report } from '../report';
import { misses, reportOf } from './report';
import { isFilledRight, type Scored, score } from './score';
import { invoices as tuned } from './set';
import type { TestInvoice } from './test-invoice';

/** Of the text PDFs that are invoices, at least so many give the right number and the right total. */
const promised = 0.8;
const MOST_PAGES = 50;

/**
 * Precision and recall of reading invoices. The set is that of `INVOICE_SET`, a module that exports `invoices`, or
 * the one that the rules were tuned on; `INVOICE_MISSES` set lists every field that is not right.
 */
export async function benchInvoices(): Promise<Report> {
  const { INVOICE_SET: from, INVOICE_MISSES: listed } = process.env;
  const set = from ? await setOf(from) : tuned;
  const texts = await Promise.all(set.map(readText));
  const invoices = texts.filter(({ truth }) => truth.kind === 'invoice');
  const kept = invoices.filter(isFilledRight).length >= promised * invoices.length;
  return { text: `${listed ? misses(texts) : ''}${reportOf('Text PDFs', texts)}`, kept };
}

async function setOf(path: string): Promise<readonly TestInvoice[]> {
  const loaded: { invoices?: readonly TestInvoice[] } = await import(pathToFileURL(path).href);
  if (!loaded.invoices) throw new Error(`expected ${path} to export invoices`);
  return loaded.invoices;
}

async function readText({ name, make, truth }: TestInvoice): Promise<Scored> {
  const words = await readPdfWords(new Uint8Array(await make()), MOST_PAGES);
  const reading: InvoiceReading | null = words.state === 'read' ? readInvoice(words.document) : null;
  return score(name, truth, reading);
}
