import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { sandboxMerchant } from '../server/sandbox/data/seed';
import { startPostgres } from '../test/support/postgres';
import type { Report } from './report';
import { type ServerProcess, startProcess } from './server-process';
import { computeMedian, formatTable } from './table';

/** Share of the baseline's requests a second, and multiples of CPU time per checkout. */
const goals = { requests: 0.8, cpu: 1.3, secondProcess: 1.1 };
const rounds = 7;
const roundSeconds = 4;
const connections = 16;
const origin = 'http://localhost:4020';
const many = '1000000000';

interface Measured {
  /** Checkouts a second. */
  readonly rate: number;
  /** Milliseconds of CPU of the API processes per checkout. */
  readonly cpu: number;
}

/**
 * Opens checkouts over 16 connections at the built server on PostgreSQL, in turn with a bare server that writes the same
 * rows in one statement. Generator, database and servers share the machine's cores.
 */
export async function benchOpening(): Promise<Report> {
  const script = path.resolve(import.meta.dirname, '../server/dist/app/main.js');
  if (!fs.existsSync(script)) throw new Error('server/dist is missing: run `npm run build:server` first.');
  const postgres = await startPostgres();
  if (!postgres) return { text: 'PostgreSQL is not installed.\n', passed: true };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const start = () =>
    startProcess(script, {
      ...{ SANDBOX: 'true', SANDBOX_ORIGINS: origin, SANDBOX_BANK_PORT: '0', PORT: '0', ROLE: 'api' },
      ...{ DATABASE_URL: postgres.url, DATA_FOLDER: folder, LOG_LEVEL: 'error' },
      ...{ LIMIT_PER_ADDRESS: many, LIMIT_CHECKOUT: many },
    });
  const servers: ServerProcess[] = [];
  try {
    const first = await start();
    servers.push(first);
    const second = await start();
    servers.push(second);
    const floor = await startProcess('bench/opening-floor.ts', { DATABASE_URL: postgres.url });
    servers.push(floor);
    const sets = { floor: [floor], one: [first], two: [first, second] };
    const measured: Record<keyof typeof sets, Measured[]> = { floor: [], one: [], two: [] };
    for (const set of Object.values(sets)) await measure(set);
    for (let round = 0; round < rounds; round++)
      for (const [name, set] of Object.entries(sets))
        measured[name as keyof typeof sets].push(await measure(set));
    return formatReport(measured);
  } finally {
    for (const server of servers) await server.stop();
    postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(servers: readonly ServerProcess[]): Promise<Measured> {
  const readCpu = (): number => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const before = readCpu();
  const results = await Promise.all(servers.map((server) => load(server.url, connections / servers.length)));
  const count = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const failed = results.some(({ non2xx, errors }) => non2xx + errors > 0);
  if (failed) throw new Error('a checkout was not opened');
  return { rate: count / roundSeconds, cpu: (readCpu() - before) / count };
}

const load = (url: string, perServer: number) =>
  autocannon({
    url: `${url}/v1/checkout`,
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      merchantkey: sandboxMerchant.publishableKey,
    },
    body: JSON.stringify({ cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' }),
    connections: perServer,
    duration: roundSeconds,
  });

function formatReport(measured: Readonly<Record<'floor' | 'one' | 'two', readonly Measured[]>>): Report {
  const median = (name: keyof typeof measured, figure: keyof Measured): number =>
    computeMedian(measured[name].map((one) => one[figure]));
  /** Ratio of the runs of one round, which other work on the machine affects equally. */
  const ratio = (name: 'one' | 'two', to: 'floor' | 'one', figure: keyof Measured): number =>
    computeMedian(measured[name].map((one, round) => one[figure] / (measured[to][round]?.[figure] ?? 0)));
  const passed =
    ratio('one', 'floor', 'rate') >= goals.requests &&
    ratio('one', 'floor', 'cpu') <= goals.cpu &&
    ratio('two', 'one', 'cpu') <= goals.secondProcess;
  const row = (title: string, name: keyof typeof measured): readonly string[] => [
    title,
    median(name, 'rate').toFixed(0),
    name === 'floor' ? '1.00' : ratio(name, 'floor', 'rate').toFixed(2),
    median(name, 'cpu').toFixed(3),
    name === 'floor' ? '1.00' : ratio(name, 'floor', 'cpu').toFixed(2),
  ];
  const table = formatTable(
    ['opening a checkout', 'per second', '× baseline', 'CPU ms each', '× baseline'],
    [row('baseline', 'floor'), row('one process', 'one'), row('two processes', 'two')],
  );
  const text = `${table}
${rounds} rounds of ${roundSeconds} s, ${connections} connections; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
A second process takes ${ratio('two', 'one', 'cpu').toFixed(2)} times the CPU of one per checkout.
The goal is ${goals.requests} of the baseline's checkouts, ${goals.cpu} times its CPU, and ${goals.secondProcess} times for a second process: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
