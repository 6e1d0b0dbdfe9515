import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { App } from '../../../../server/src/platform/http/app/app';
import {
  RawBody,
  type RawBodyLimits,
  withRawBody,
} from '../../../../server/src/platform/http/bodies/raw-body';
import {
  defaultDeadlines,
  registerDeadlines,
} from '../../../../server/src/platform/http/deadlines/deadlines';
import { registerProblems } from '../../../../server/src/platform/http/problems';
import { waitUntil } from '../../../support/wait-until';

const limits: RawBodyLimits = {
  bytes: 1024 * 1024,
  slots: { perCaller: 2, perProcess: 8 },
  totalMs: 60_000,
};
const opened: App[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function open(given: Partial<RawBodyLimits> = {}): Promise<string> {
  const app: App = fastify({ forceCloseConnections: true });
  opened.push(app);
  registerProblems(app);
  registerDeadlines(app, defaultDeadlines);
  withRawBody(app, { ...limits, ...given }, (scope) => {
    scope.post('/raw', async ({ body }) => ({ bytes: body instanceof RawBody ? body.bytes.length : null }));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/raw`;
}

/** Announces a body of which only the beginning comes; answers what hangs up, and how it ended. */
function stall(url: string) {
  const request = http.request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-length': '500000' },
  });
  const ended = new Promise<string>((resolve) => {
    request.once('error', () => resolve('cut off'));
    request.once('response', (response) => resolve(String(response.statusCode)));
  });
  request.write(Buffer.alloc(100_000));
  return { hangUp: () => void request.destroy(), ended };
}

const readStatus = async (url: string): Promise<number> =>
  (await fetch(url, { method: 'POST', body: 'x' })).status;

test('concurrent bodies per caller are limited; a disconnect frees the slot', async () => {
  const url = await open();
  const stalled = [stall(url), stall(url)];
  await waitUntil(
    () => readStatus(url),
    (status) => status === 429,
  );
  for (const { hangUp } of stalled) hangUp();
  await waitUntil(
    () => readStatus(url),
    (status) => status === 200,
  );
  for (let count = 0; count < 10; count++) expect(await readStatus(url)).toBe(200);
});

test('an incomplete body gets an answer, and its slot is freed', async () => {
  const url = await open({ totalMs: 200, slots: { perCaller: 1, perProcess: 1 } });
  expect(await stall(url).ended).toBe('408');
  await waitUntil(
    () => readStatus(url),
    (status) => status === 200,
  );
});
