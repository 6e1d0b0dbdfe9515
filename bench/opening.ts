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
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const roundSeconds = 4;
const connections = 16;
const origin = 'http://localhost:4020';
const many = '1000000000';

const names = ['floor', 'floorTwo', 'one', 'two', 'floorLone', 'lone'] as const;
type Name = (typeof names)[number];

interface Load {
  /** Two of a kind. */
  readonly servers: readonly ServerProcess[];
  /** How many of them the checkouts are opened at. */
  readonly processes: number;
  /** Of all processes together. */
  readonly connections: number;
}

interface Measured {
  /** Checkouts a second. */
  readonly rate: number;
  /** Milliseconds of CPU of the API processes per checkout. */
  readonly cpu: number;
}

/**
 * Opens checkouts at the built server on PostgreSQL, in turn with a bare server that writes the same rows in one statement:
 * over 16 connections to one process and to two, and over a single one. Generator, database and servers share the
 * machine's cores.
 */
export async function benchOpening(): Promise<Report> {
  const script = path.resolve(import.meta.dirname, '../server/dist/app/main.js');
  if (!fs.existsSync(script)) throw new Error('server/dist is missing: run `npm run build:server` first.');
  const postgres = await startPostgres();
  if (!postgres) return { text: 'PostgreSQL is not installed.\n', passed: true };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const startOwn = () =>
    startProcess(script, {
      ...{ SANDBOX: 'true', SANDBOX_ORIGINS: origin, SANDBOX_BANK_PORT: '0', PORT: '0', ROLE: 'api' },
      ...{ DATABASE_URL: postgres.url, DATA_FOLDER: folder, LOG_LEVEL: 'error' },
      ...{ LIMIT_PER_ADDRESS: many, LIMIT_CHECKOUT: many },
    });
  const startFloor = () => startProcess('bench/opening-floor.ts', { DATABASE_URL: postgres.url });
  const servers: ServerProcess[] = [];
  try {
    // ours first: the baseline needs their tables and their merchant
    for (const start of [startOwn, startOwn, startFloor, startFloor]) servers.push(await start());
    const [own, floors] = [servers.slice(0, 2), servers.slice(2)];
    const loads: Readonly<Record<Name, Load>> = {
      floor: { servers: floors, processes: 1, connections },
      floorTwo: { servers: floors, processes: 2, connections },
      one: { servers: own, processes: 1, connections },
      two: { servers: own, processes: 2, connections },
      floorLone: { servers: floors, processes: 1, connections: 1 },
      lone: { servers: own, processes: 1, connections: 1 },
    };
    // both processes of a kind compile and optimize their code
    for (const round of [0, 1]) for (const name of names) await measure(loads[name], round);
    const measured: Record<Name, Measured[]> = {
      floor: [],
      floorTwo: [],
      one: [],
      two: [],
      floorLone: [],
      lone: [],
    };
    for (let round = 0; round < rounds; round++)
      for (const name of names) measured[name].push(await measure(loads[name], round));
    return formatReport(measured);
  } finally {
    for (const server of servers) await server.stop();
    postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** One process alone is the first of the two in one round and the second in the next: neither has served more. */
async function measure(
  { servers: both, processes, connections: all }: Load,
  round: number,
): Promise<Measured> {
  const servers = processes === 2 ? both : both.slice(round % 2, (round % 2) + 1);
  const readCpu = (): number => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const before = readCpu();
  const results = await Promise.all(servers.map((server) => open(server.url, all / servers.length)));
  const count = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const failed = results.some(({ non2xx, errors }) => non2xx + errors > 0);
  if (failed) throw new Error('a checkout was not opened');
  return { rate: count / roundSeconds, cpu: (readCpu() - before) / count };
}

const open = (url: string, perServer: number) =>
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

function formatReport(measured: Readonly<Record<Name, readonly Measured[]>>): Report {
  const median = (name: Name, figure: keyof Measured): number =>
    computeMedian(measured[name].map((one) => one[figure]));
  /** Ratio of the runs of one round, which other work on the machine affects equally. */
  const ratio = (name: Name, to: Name, figure: keyof Measured): number =>
    computeMedian(measured[name].map((one, round) => one[figure] / (measured[to][round]?.[figure] ?? 0)));
  const passed =
    ratio('one', 'floor', 'rate') >= goals.requests &&
    ratio('one', 'floor', 'cpu') <= goals.cpu &&
    ratio('two', 'one', 'cpu') <= goals.secondProcess;
  const row = (title: string, name: Name, to: Name = 'floor'): readonly string[] => [
    title,
    median(name, 'rate').toFixed(0),
    ratio(name, to, 'rate').toFixed(2),
    median(name, 'cpu').toFixed(3),
    ratio(name, to, 'cpu').toFixed(2),
  ];
  const table = formatTable(
    ['opening a checkout', 'per second', '× baseline', 'CPU ms each', '× baseline'],
    [
      row('baseline', 'floor'),
      row('baseline, two processes', 'floorTwo'),
      row('one process', 'one'),
      row('two processes', 'two'),
      row('one connection: baseline', 'floorLone', 'floorLone'),
      row('one connection: one process', 'lone', 'floorLone'),
    ],
  );
  const text = `${table}
${rounds} rounds of ${roundSeconds} s, ${connections} connections or one; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
A second process takes ${ratio('two', 'one', 'cpu').toFixed(2)} times the CPU of one per checkout, and one of the baseline ${ratio('floorTwo', 'floor', 'cpu').toFixed(2)} times.
The goal is ${goals.requests} of the baseline's checkouts, ${goals.cpu} times its CPU, and ${goals.secondProcess} times for a second process: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
