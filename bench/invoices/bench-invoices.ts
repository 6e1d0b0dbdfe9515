import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createInvoiceReader } from '../../server/reader/invoices/create-invoice-reader';
import { readInvoice } from '../../server/reader/invoices/read-invoice';
import { readPdfWords } from '../../server/reader/pdf/read-pdf-words';
import type { Report } from '../report';
import { generousLimits } from './generous-limits';
import { countEmptyAmounts, countWrongAmounts, formatMisses, formatReport } from './report';
import { scanFirstPage } from './scans';
import { isPrefilledCorrectly, type ScoredInvoice, score } from './score';
import { heldOut, released, releasedScans } from './stored-invoices';
import type { TestInvoice } from './test-invoice';
import { tunedInvoices as tuned } from './tuned-invoices';

/** Required share of text PDF invoices with the right number and the right total. */
const requiredShare = 0.8;
const MAX_PAGES = 50;
interface TestSet {
  readonly title: string;
  readonly invoices: readonly TestInvoice[];
  /** Read by OCR as scans, which takes seconds each. */
  readonly scanned: readonly TestInvoice[];
}

/** The rules were never tuned on the first set, on the second only after its first run, and always on the third. */
const sets: readonly TestSet[] = [
  { title: 'Held out', invoices: heldOut, scanned: takeSample(heldOut, 12) },
  { title: 'Released', invoices: released, scanned: releasedScans },
  { title: 'Tuned', invoices: tuned, scanned: takeSample(tuned, 8) },
];

/**
 * Measures precision and recall of reading invoices, from their text layer and from scans of a sample. The target
 * applies to the held-out set. Environment: `INVOICE_SET` is a title, or a module that exports `invoices`;
 * `INVOICE_SCANS=0` skips the scans; `INVOICE_MISSES=1` lists every field that is wrong or uncertain.
 */
export async function benchInvoices(): Promise<Report> {
  const { INVOICE_SET: setName, INVOICE_SCANS: scans, INVOICE_MISSES: listed } = process.env;
  const named = sets.filter(({ title }) => setName === undefined || title === setName);
  const read = named.length > 0 ? named : [await loadSet(setName ?? '')];
  const reports = await mapInOrder(read, async ({ title, invoices, scanned }) => {
    const texts = await mapInOrder(invoices, readText);
    const scanResults = scans === '0' ? [] : await readScans(scanned);
    const text = [
      listed ? formatMisses([...texts, ...scanResults]) : '',
      formatReport(`${title}, text PDFs`, texts),
      scanResults.length > 0 ? formatReport(`${title}, scans`, scanResults) : '',
    ].join('');
    return { text, passed: title === 'Tuned' || title === 'Released' || meetsTarget(texts) };
  });
  return { text: reports.map(({ text }) => text).join(''), passed: reports.every(({ passed }) => passed) };
}

/** Whether enough invoices are prefilled correctly, and fewer amounts are wrong than empty. */
function meetsTarget(texts: readonly ScoredInvoice[]): boolean {
  const invoices = texts.filter(({ truth }) => truth.kind === 'invoice');
  const enough = invoices.filter(isPrefilledCorrectly).length >= requiredShare * invoices.length;
  const wrong = countWrongAmounts(invoices);
  return enough && (wrong === 0 || wrong < countEmptyAmounts(invoices));
}

function takeSample(all: readonly TestInvoice[], count: number): readonly TestInvoice[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, count);
}

async function loadSet(path: string): Promise<TestSet> {
  const loaded: { invoices?: readonly TestInvoice[] } = await import(pathToFileURL(path).href);
  if (!loaded.invoices)
    throw new Error(`no set ${path}: expected ${sets.map(({ title }) => title).join(', ')}, or a module`);
  return { title: path, invoices: loaded.invoices, scanned: [] };
}

async function mapInOrder<T, R>(
  all: readonly T[],
  run: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (const [index, item] of all.entries()) done.push(await run(item, index));
  return done;
}

async function readText({ name, make, truth }: TestInvoice): Promise<ScoredInvoice> {
  const words = await readPdfWords(new Uint8Array(await make()), MAX_PAGES);
  return score(name, truth, words.state === 'read' ? readInvoice(words.document) : null);
}

async function readScans(set: readonly TestInvoice[]): Promise<readonly ScoredInvoice[]> {
  const reader = createInvoiceReader(generousLimits);
  // the reader’s threads do not keep this process alive
  const awake = setInterval(() => undefined, 60_000);
  try {
    return await mapInOrder(set, async ({ name, make, truth }, index) => {
      const image = await scanFirstPage(await make(), index + 1);
      const file = { size: image.length, mediaType: 'image/jpeg' };
      const read = await reader.read(Readable.from([image]), file);
      return score(`${name}-scan`, truth, read.state === 'read' ? read.reading : null);
    });
  } finally {
    clearInterval(awake);
    await reader.close();
  }
}
