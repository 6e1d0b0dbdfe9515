import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bigPdf } from '../test/support/pdfs';
import { startPostgres } from '../test/support/postgres';
import { waitUntil } from '../test/support/wait-until';
import { type Applicant, startApplicantAtBank } from './applicant';
import { buildLargestUpload } from './build-largest-upload';
import type { Report } from './report';
import { type FileToSend, sendAll } from './send-file';
import { type ServerProcess, startProcess } from './server-process';
import { formatTable } from './table';

/** Issue 3: 150 MB in 19 files with the server's memory growing by less. */
const maxGrowth = 60_000_000;
const concurrency = 3;
const origin = 'http://localhost:4020';

interface Measured {
  /** Bytes: before, and the most while it ran. */
  readonly before: number;
  readonly peak: number;
  /** Seconds until all is uploaded, and until all is checked too. */
  readonly uploaded: number;
  readonly checked: number;
}

/**
 * The largest set of statements an applicant may upload, three at once over HTTP, to a server in a process of its own, on
 * each database: by how much its memory grows until every file is scanned and read. Next to a bare server that puts the
 * same bytes into files.
 */
export async function benchUpload(): Promise<Report> {
  const files = await buildLargestUpload();
  const floor = await measureFloor(files);
  const measured = new Map([['embedded database', await measureServer(files, {})]]);
  const postgres = await startPostgres();
  if (postgres) {
    measured.set('PostgreSQL', await measureServer(files, { DATABASE_URL: postgres.url }));
    postgres.stop();
  }
  const passed = [...measured.values()].every(({ before, peak }) => peak - before < maxGrowth);
  return { text: formatReport(files, floor, measured, passed), passed };
}

async function measureFloor(files: readonly FileToSend[]): Promise<Measured> {
  const server = await startProcess('bench/floor-server.ts');
  await sendAll(server.url, files.slice(0, 1), 1);
  const measured = await measure(
    server,
    () => sendAll(server.url, files, concurrency),
    async () => undefined,
  );
  await server.stop();
  return measured;
}

async function measureServer(
  files: readonly FileToSend[],
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const server = await startProcess('server/app/main.ts', {
    SANDBOX: 'true',
    SANDBOX_ORIGINS: origin,
    SANDBOX_BANK_PORT: '0',
    PORT: '0',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    ...env,
  });
  const upload = (person: Applicant, some: readonly FileToSend[]): Promise<void> =>
    sendAll(`${server.url}/v1/documents/statements`, some, concurrency, person.headers);
  try {
    const first = await startApplicantAtBank(server.url, origin);
    const person = await startApplicantAtBank(server.url, origin);
    await upload(first, [{ name: 'warm-up.pdf', bytes: await bigPdf(8 * 1024 * 1024, 99) }]);
    await waitForChecks(first, 1);
    return await measure(
      server,
      () => upload(person, files),
      () => waitForChecks(person, files.length),
    );
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Every one with its month read. */
async function waitForChecks(person: Applicant, count: number): Promise<void> {
  const { documents } = await waitUntil(
    () => person.view(),
    ({ documents: all }) => all.length === count && all.every(({ state }) => state !== 'checking'),
    120,
  );
  const bad = documents.filter(({ state, months }) => state !== 'ready' || months === null);
  if (bad.length > 0) throw new Error(`${bad.length} of ${count} statements were not read`);
}

async function measure(
  server: ServerProcess,
  upload: () => Promise<void>,
  checks: () => Promise<void>,
): Promise<Measured> {
  await delay(2_000);
  const before = server.memory();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 20);
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  await upload();
  const uploaded = seconds();
  await checks();
  const checked = seconds();
  clearInterval(watch);
  return { before, peak: Math.max(peak, server.memory()), uploaded, checked };
}

function formatReport(
  files: readonly FileToSend[],
  floor: Measured,
  measured: ReadonlyMap<string, Measured>,
  passed: boolean,
): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const toMegabytes = (value: number): string => (value / 1_000_000).toFixed(0);
  const rows = [['bare node:http into files', floor] as const, ...measured].map(([name, result]) => [
    name,
    toMegabytes(result.before),
    toMegabytes(result.peak - result.before),
    result.uploaded.toFixed(1),
    toMegabytes(bytes / result.uploaded),
    (result.uploaded / floor.uploaded).toFixed(1),
    result.checked.toFixed(1),
  ]);
  const head = ['server', 'MB before', 'MB growth', 's', 'MB/s', '× bare', 's until checked'];
  const load = os.loadavg()[0]?.toFixed(1);
  return `${formatTable(head, rows)}\n${files.length} files, ${toMegabytes(bytes)} MB, ${concurrency} at once; ${os.cpus().length} cores, load ${load}.
The target is a growth under ${toMegabytes(maxGrowth)} MB: ${passed ? 'met' : 'missed'}.\n`;
}
