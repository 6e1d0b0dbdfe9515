import os from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { InvoiceReader } from '../server/reader/invoices/invoice-reader';
import { createInvoiceReader } from '../server/reader/invoices/reader';
import { invoicePdf } from '../test/support/invoice-pdfs';
import { scannedPdf, scanOf } from '../test/support/scans';
import { startProcess } from './own-process';
import type { Report } from './report';
import { sendFile } from './send-file';
import { medianOf, table } from './table';

/** Issue 5, milliseconds: the median of a text PDF, a page by recognition, the 99th of a hundred other calls. */
const promised = { text: 300, page: 6_000, calls: 100 };
const texts = 40;
const pages = 6;
const calls = 1_000;
/** Between two of the other calls. */
const pauseMs = 10;

/**
 * How long an invoice's file is read: a text PDF, and a page of letter size scanned at 200 dots to the inch; and how long
 * other calls of a server in a process of its own take over HTTP while it recognises one scan after the other, next to the
 * same calls while it does not.
 */
export async function benchReading(): Promise<Report> {
  const reader = createInvoiceReader();
  const text = await readings(reader, 'textLayer', texts, (index) => [
    'application/pdf',
    invoicePdf({ number: `NL-${index}`, language: index % 2 ? 'fr' : 'en', pages: 1 + (index % 3) }),
  ]);
  const scans = await readings(reader, 'recognition', pages, (index) => [
    'image/png',
    invoicePdf({ number: `NL-${index}` }).then((pdf) => scanOf(pdf, { degrees: index - 2 })),
  ]);
  await reader.close();
  const { quiet, busy, recognised } = await otherCalls();
  const kept = {
    text: medianOf(text) < promised.text,
    page: Math.max(...scans) < promised.page,
    calls: percentile(busy, 0.99) < promised.calls,
  };
  const row = (name: string, times: readonly number[], bound: string, held: boolean | null) => [
    name,
    String(times.length),
    medianOf(times).toFixed(0),
    percentile(times, 0.99).toFixed(0),
    Math.max(...times).toFixed(0),
    bound,
    held === null ? '' : held ? 'kept' : 'broken',
  ];
  const rows = [
    row('a text PDF', text, `median < ${promised.text}`, kept.text),
    row('a scanned page', scans, `longest < ${promised.page}`, kept.page),
    row('other calls, nothing read', quiet, '', null),
    row(`other calls, ${recognised} scans recognised`, busy, `p99 < ${promised.calls}`, kept.calls),
  ];
  const head = ['what', 'times', 'median, ms', 'p99', 'longest', 'promise', ''];
  const times = (percentile(busy, 0.99) / percentile(quiet, 0.99)).toFixed(1);
  const load = os.loadavg()[0]?.toFixed(1);
  return {
    text: `${table(head, rows)}\nRecognition makes the slowest of a hundred other calls ${times} times as long; ${os.cpus().length} cores, load ${load}.\n`,
    kept: kept.text && kept.page && kept.calls,
  };
}

/** One after the other; the first, which starts what reads, does not count. */
async function readings(
  reader: InvoiceReader,
  source: 'textLayer' | 'recognition',
  count: number,
  make: (index: number) => readonly [mediaType: string, content: Promise<Buffer>],
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index <= count; index++) {
    const [mediaType, content] = make(index);
    const bytes = await content;
    const start = performance.now();
    const answer = await reader.read(Readable.from([bytes]), { size: bytes.length, mediaType });
    times.push(performance.now() - start);
    if (answer.state !== 'read' || answer.reading.source !== source || answer.reading.total === null)
      throw new Error(`an invoice was not read: ${JSON.stringify(answer)}`);
  }
  return times.slice(1);
}

async function otherCalls() {
  const scan = { name: 'scan.pdf', bytes: await scannedPdf(await invoicePdf()) };
  const server = await startProcess('bench/invoicing-server.ts');
  const [url = '', held = ''] = server.url.split('#');
  const headers = JSON.parse(Buffer.from(held, 'base64url').toString()) as Record<string, string>;
  const upload = (): Promise<void> => sendFile(`${url}/v1/invoice/file`, scan, headers);
  try {
    await upload();
    await timed(url, headers, calls / 10);
    const quiet = await timed(url, headers, calls);
    let recognised = 0;
    let done = false;
    const uploading = (async () => {
      for (; !done; recognised++) await upload();
    })();
    const busy = await timed(url, headers, calls);
    done = true;
    await uploading;
    return { quiet, busy, recognised };
  } finally {
    await server.stop();
  }
}

async function timed(url: string, headers: Readonly<Record<string, string>>, count: number) {
  const paths = ['/v1/application', '/v1/reference/industries?words=coffee&language=en'];
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    const response = await fetch(`${url}${paths[index % paths.length]}`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`a call answered ${response.status}`);
    await delay(pauseMs);
  }
  return times;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
