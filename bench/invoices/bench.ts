import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { readInvoice } from '../../server/reader/invoices/read-invoice';
import { createInvoiceReader, usualLimits } from '../../server/reader/invoices/reader';
import { readPdfWords } from '../../server/reader/pdf/read-pdf-words';
import type { Report } from '../report';
import { emptyAmounts, misses, reportOf, wrongAmounts } from './report';
import { scanOf } from './scans';
import { isFilledRight, type Scored, score } from './score';
import { invoices as tuned } from './set';
import { heldOut, unseen, unseenScans } from './stored-invoices';
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
interface TestSet {
  readonly title: string;
  readonly invoices: readonly TestInvoice[];
  /** Read as pictures; that takes seconds each. */
  readonly pictured: readonly TestInvoice[];
}

/** The rules never saw the first set; they were tuned on the second after it had judged them once, and on the third. */
const sets: readonly TestSet[] = [
  { title: 'Held out', invoices: heldOut, pictured: spread(heldOut, 12) },
  { title: 'Released', invoices: unseen, pictured: unseenScans },
  { title: 'Tuned', invoices: tuned, pictured: spread(tuned, 8) },
];

/**
 * Precision and recall of reading invoices, from their text and from pictures of some. The promise is kept by the set
 * that the rules never saw. In the environment: `INVOICE_SET` is a title, or a module that exports `invoices`;
 * `INVOICE_SCANS=0` reads no pictures; `INVOICE_MISSES=1` lists every field that is not right and sure.
 */
export async function benchInvoices(): Promise<Report> {
  const { INVOICE_SET: asked, INVOICE_SCANS: scans, INVOICE_MISSES: listed } = process.env;
  const named = sets.filter(({ title }) => asked === undefined || title === asked);
  const read = named.length > 0 ? named : [await setOf(asked ?? '')];
  const reports = await inTurn(read, async ({ title, invoices, pictured }) => {
    const texts = await inTurn(invoices, readText);
    const pictures = scans === '0' ? [] : await readScans(pictured);
    const text = [
      listed ? misses([...texts, ...pictures]) : '',
      reportOf(`${title}, text PDFs`, texts),
      pictures.length > 0 ? reportOf(`${title}, scans`, pictures) : '',
    ].join('');
    return { text, kept: title === 'Tuned' || title === 'Released' || isKept(texts) };
  });
  return { text: reports.map(({ text }) => text).join(''), kept: reports.every(({ kept }) => kept) };
}

/** Right where it is filled in often enough, and wrong less often than empty. */
function isKept(texts: readonly Scored[]): boolean {
  const invoices = texts.filter(({ truth }) => truth.kind === 'invoice');
  const often = invoices.filter(isFilledRight).length >= promised * invoices.length;
  const wrong = wrongAmounts(invoices);
  return often && (wrong === 0 || wrong < emptyAmounts(invoices));
}

function spread(all: readonly TestInvoice[], count: number): readonly TestInvoice[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, count);
}

async function setOf(path: string): Promise<TestSet> {
  const loaded: { invoices?: readonly TestInvoice[] } = await import(pathToFileURL(path).href);
  if (!loaded.invoices)
    throw new Error(`no set ${path}: expected ${sets.map(({ title }) => title).join(', ')}, or a module`);
  return { title: path, invoices: loaded.invoices, pictured: [] };
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
