import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from './report';
import { startProcess } from './server-process';
import { computeMedian, formatTable } from './table';

const budget = { startMs: 3_000, idleShare: 0.01 };
const startCount = 5;
/** Time for work left over from the start: database maintenance, the JIT compiler. */
const settleMs = 30_000;
const idleMs = 60_000;

interface Start {
  /** Milliseconds until `/health` responds: elapsed and CPU time. */
  readonly wall: number;
  readonly cpu: number;
}

/** Measures the built server on an existing embedded database: its start time and its idle CPU use. */
export async function benchIdle(): Promise<Report> {
  const script = path.resolve(import.meta.dirname, '../server/dist/app/main.js');
  if (!fs.existsSync(script)) throw new Error('server/dist is missing: run `npm run build:server` first.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const env = {
    ...{ SANDBOX: 'true', SANDBOX_BANK_PORT: '0', PORT: '0', DATA_FOLDER: folder, LOG_LEVEL: 'error' },
    DIST_FOLDER: folder,
  };
  const start = async () => {
    const begin = performance.now();
    const server = await startProcess(script, env);
    await fetch(`${server.url}/health`);
    return { server, measured: { wall: performance.now() - begin, cpu: server.cpu() } };
  };
  try {
    await (await start()).server.stop();
    const all: Start[] = [];
    for (let n = 1; n < startCount; n++) {
      const { server, measured } = await start();
      all.push(measured);
      await server.stop();
    }
    const { server, measured } = await start();
    all.push(measured);
    await delay(settleMs);
    const before = server.cpu();
    await delay(idleMs);
    const share = (server.cpu() - before) / idleMs;
    const memory = server.memory();
    await server.stop();
    return formatReport(all, share, memory);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function formatReport(all: readonly Start[], share: number, memory: number): Report {
  const wall = computeMedian(all.map((one) => one.wall));
  const passed = wall < budget.startMs && share < budget.idleShare;
  const text = `${formatTable(
    ['built server, embedded database, sandbox', 'figure'],
    [
      ['start to the first response, ms (median)', wall.toFixed(0)],
      ['CPU of a start, ms (median)', computeMedian(all.map((one) => one.cpu)).toFixed(0)],
      ['idle, % of a core', (share * 100).toFixed(2)],
      ['resident memory, MB', (memory / 1_000_000).toFixed(0)],
    ],
  )}
${startCount} starts, idle over ${idleMs / 1000} s; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
The target is a start within ${budget.startMs / 1000} s and less than ${budget.idleShare * 100} % of a core: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
