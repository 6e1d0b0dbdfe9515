import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { migrate } from '../server/src/platform/database/migrations/migrate';
import { openEmbeddedDatabase } from '../server/src/platform/database/open-database';
import type { App } from '../server/src/platform/http/app/app';
import { openApi } from '../test/support/api';
import { testTiming } from '../test/support/scoring';
import { type Send, type SendRequest, sendTo } from '../test/support/send';
import { walkTo } from '../test/support/walk-to';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

const rounds = 15;
const warmUps = 3;

/**
 * How long the calls of a new customer's path take on the embedded database (its own thread, fsync on, a fresh folder),
 * one after the other over a real socket, next to a bare GET of an empty server in the same run: the machine's share.
 * Scoring itself is a job; the call that starts it is measured, its stages are not.
 */
export async function benchApi(): Promise<Report> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const database = await openEmbeddedDatabase(folder);
  await migrate(database.kysely);
  const times = new Map<string, number[]>();
  const api = await openApi(database.kysely, {
    config: { scoring: testTiming },
    send: async (app) => withTiming(await sendTo(app), times),
  });
  const bare = fastify() as unknown as App; // without zod: Fastify alone
  bare.get('/', async () => ({ hello: 'world' }));
  const sendBare = withTiming(await sendTo(bare), times);

  for (let round = 0; round < rounds + warmUps; round++) {
    if (round === warmUps) times.clear();
    for (let i = 0; i < 10; i++) await sendBare({ method: 'GET', url: '/', headers: {}, body: undefined });
    const person = await walkTo(api, 'completed');
    await person.view();
    await person.get('/v1/reference/industries?words=coffee&language=en');
    await api.call('GET', `/v1/merchant/checkouts/${person.checkoutId}`, {
      headers: { authorization: `Bearer ${api.merchant.secretKey}` },
    });
  }
  await bare.close();
  await api.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
  return { text: formatReport(times), passed: true };
}

function withTiming(send: Send, times: Map<string, number[]>): Send {
  return async (request) => {
    const start = performance.now();
    const response = await send(request);
    const name = getRouteName(request);
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    return response;
  };
}

/** The address without what differs from call to call. */
function getRouteName({ method, url }: SendRequest): string {
  return `${method} ${url.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/, '{id}')}`;
}

function formatReport(times: ReadonlyMap<string, readonly number[]>): string {
  const floor = computeMedian(times.get('GET /') ?? []);
  const rows = [...times].map(([name, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const median = computeMedian(values);
    const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    return [name, String(values.length), median.toFixed(1), slow.toFixed(1), (median / floor).toFixed(0)];
  });
  const load = os.loadavg()[0]?.toFixed(1);
  const note = `\nOne caller; ${os.cpus().length} cores, load ${load} (above the number of cores, the figures are the machine's).\n`;
  const lines = formatTable(['call', 'n', 'median ms', 'p95 ms', '× bare GET'], rows);
  return lines + note;
}
