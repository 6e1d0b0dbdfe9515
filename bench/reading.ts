import os from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createInvoiceReader } from '../server/reader/invoices/create-invoice-reader';
import type { InvoiceReader } from '../server/reader/invoices/invoice-reader';
import { invoicePdf } from '../test/support/invoice-pdfs';
import { scanPage, scanPdf } from '../test/support/scans';
import type { Report } from './report';
import { sendFile } from './send-file';
import { startProcess } from './server-process';
import { computeMedian, computePercentile, formatTable } from './table';

/** Budgets in milliseconds: the median of a text PDF, of a page by OCR, and the 99th percentile of other calls. */
const budget = { text: 300, page: 6_000, calls: 100 };
const textCount = 40;
const pageCount = 6;
const callCount = 1_000;
/** Between two of the other calls. */
const pauseMs = 10;

/**
 * How long an invoice's file is read: a text PDF, and a page of letter size scanned at 200 dots to the inch; and how long
 * other calls of a server in a process of its own take over HTTP while it recognises one scan after the other, next to the
 * same calls while it does not.
 */
export async function benchReading(): Promise<Report> {
  const reader = createInvoiceReader();
  const text = await measureReadings(reader, 'textLayer', textCount, (index) => [
    'application/pdf',
    invoicePdf({ number: `NL-${index}`, language: index % 2 ? 'fr' : 'en', pages: 1 + (index % 3) }),
  ]);
  const scans = await measureReadings(reader, 'recognition', pageCount, (index) => [
    'image/png',
    invoicePdf({ number: `NL-${index}` }).then((pdf) => scanPage(pdf, { degrees: index - 2 })),
  ]);
  await reader.close();
  const { quiet, busy, recognised } = await measureOtherCalls();
  const passed = {
    text: computeMedian(text) < budget.text,
    page: Math.max(...scans) < budget.page,
    calls: computePercentile(busy, 0.99) < budget.calls,
  };
  const row = (name: string, times: readonly number[], bound: string, met: boolean | null) => [
    name,
    String(times.length),
    computeMedian(times).toFixed(0),
    computePercentile(times, 0.99).toFixed(0),
    Math.max(...times).toFixed(0),
    bound,
    met === null ? '' : met ? 'kept' : 'broken',
  ];
  const rows = [
    row('a text PDF', text, `median < ${budget.text}`, passed.text),
    row('a scanned page', scans, `longest < ${budget.page}`, passed.page),
    row('other calls, nothing read', quiet, '', null),
    row(`other calls, ${recognised} scans recognised`, busy, `p99 < ${budget.calls}`, passed.calls),
  ];
  const head = ['what', 'times', 'median, ms', 'p99', 'longest', 'promise', ''];
  const times = (computePercentile(busy, 0.99) / computePercentile(quiet, 0.99)).toFixed(1);
  const load = os.loadavg()[0]?.toFixed(1);
  return {
    text: `${formatTable(head, rows)}\nRecognition makes the slowest of a hundred other calls ${times} times as long; ${os.cpus().length} cores, load ${load}.\n`,
    passed: passed.text && passed.page && passed.calls,
  };
}

/** One after the other; the first, which starts what reads, does not count. */
async function measureReadings(
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
    const result = await reader.read(Readable.from([bytes]), { size: bytes.length, mediaType });
    times.push(performance.now() - start);
    if (result.state !== 'read' || result.reading.source !== source || result.reading.total === null)
      throw new Error(`an invoice was not read: ${JSON.stringify(result)}`);
  }
  return times.slice(1);
}

async function measureOtherCalls() {
  const scan = { name: 'scan.pdf', bytes: await scanPdf(await invoicePdf()) };
  const server = await startProcess('bench/invoicing-server.ts');
  const [url = '', encodedHeaders = ''] = server.url.split('#');
  const headers = JSON.parse(Buffer.from(encodedHeaders, 'base64url').toString()) as Record<string, string>;
  const upload = (): Promise<void> => sendFile(`${url}/v1/invoice/file`, scan, headers);
  try {
    await upload();
    await measureCalls(url, headers, callCount / 10);
    const quiet = await measureCalls(url, headers, callCount);
    let recognised = 0;
    let done = false;
    const uploading = (async () => {
      for (; !done; recognised++) await upload();
    })();
    const busy = await measureCalls(url, headers, callCount);
    done = true;
    await uploading;
    return { quiet, busy, recognised };
  } finally {
    await server.stop();
  }
}

async function measureCalls(url: string, headers: Readonly<Record<string, string>>, count: number) {
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
