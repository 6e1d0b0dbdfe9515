import path from 'node:path';
import { Readable } from 'node:stream';
import { createInvoiceReader } from '../../server/reader/invoices/create-invoice-reader';
import type { Report } from '../report';
import { type DrawnInvoice, loadDrawnInvoices } from './drawn-invoices';
import { generousLimits } from './generous-limits';
import { formatDrawn, meetsDrawnTarget, type ScoredDocument, scoreDrawn } from './score-drawn';

const sets = path.join(import.meta.dirname, '..');

/**
 * Reads drawn documents in the form they are sent in: text PDFs, scans and photographs. The rules were tuned on all
 * sets of this list. Environment: `DRAWN_SET` is another folder with a `truth.json`.
 */
export async function benchDrawn(): Promise<Report> {
  // npm runs this in `bench`
  const { DRAWN_SET: folder, INIT_CWD: from = '' } = process.env;
  const folders = folder
    ? [path.resolve(from, folder)]
    : [
        'drawn',
        'drawn-tuned',
        'drawn-layouts',
        'drawn-trades',
        'drawn-further',
        'drawn-further-held-out',
        'drawn-reserve',
        'drawn-varied',
        'drawn-everyday',
        'drawn-software',
        'drawn-suppliers',
        'drawn-counter',
        'drawn-unfamiliar',
        'drawn-mixed',
        'drawn-irregular',
        'drawn-usual',
      ].map((name) => path.join(sets, `invoices-${name}`));
  const reports: Report[] = [];
  for (const each of folders) {
    const scored = await readAll(loadDrawnInvoices(each));
    reports.push({ text: formatDrawn(path.basename(each), scored), passed: meetsDrawnTarget(scored) });
  }
  return { text: reports.map(({ text }) => text).join(''), passed: reports.every(({ passed }) => passed) };
}

async function readAll(documents: readonly DrawnInvoice[]): Promise<readonly ScoredDocument[]> {
  const reader = createInvoiceReader(generousLimits);
  // the reader’s threads do not keep this process alive
  const awake = setInterval(() => undefined, 60_000);
  const scored: ScoredDocument[] = [];
  try {
    for (const document of documents) {
      const bytes = await document.read();
      const file = { size: bytes.length, mediaType: document.mediaType };
      const result = await reader.read(Readable.from([bytes]), file);
      scored.push(scoreDrawn(document, result.state === 'read' ? result.reading : null));
    }
    return scored;
  } finally {
    clearInterval(awake);
    await reader.close();
  }
}
