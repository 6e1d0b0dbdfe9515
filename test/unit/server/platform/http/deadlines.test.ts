import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { App } from '../../../../../server/src/platform/http/app/app';
import {
  type Deadlines,
  defaultDeadlines,
  registerDeadlines,
} from '../../../../../server/src/platform/http/deadlines/deadlines';
import { buildConnectionOptions } from '../../../../../server/src/platform/http/deadlines/server-options';
import { registerProblems } from '../../../../../server/src/platform/http/problems';

const opened: App[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function open(deadlines: Partial<Deadlines>): Promise<number> {
  const all = { ...defaultDeadlines, ...deadlines };
  const app: App = fastify({ ...buildConnectionOptions(all), forceCloseConnections: true });
  opened.push(app);
  registerProblems(app);
  registerDeadlines(app, all);
  app.post('/echo', async ({ body }) => ({ body }));
  app.get('/never', () => new Promise(() => undefined));
  app.get('/slow', { config: { deadlines: { responseMs: 60_000 } } }, async () => {
    await pause(500);
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the text, then one more byte repeatedly; resolves with the answer once the server closes the connection. */
async function trickle(port: number, text: string, more = ''): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  const timer = setInterval(() => more !== '' && socket.write(more), 50);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

const head = 'HTTP/1.1\r\nHost: localhost\r\n';
const post = `POST /echo ${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n`;

/** Status and problem type of an answer as sent. */
function readProblem(answer: string): [number, string] {
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  expect(answer.toLowerCase()).toContain('connection: close');
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return [Number(headers.split(' ')[1]), JSON.parse(body).type];
}

test('headers that trickle get an answer, and the connection is closed', async () => {
  const port = await open({ headersMs: 300 });
  const answer = await trickle(port, `GET /echo ${head}X-Slow: `, 'x');
  expect(readProblem(answer)).toEqual([408, 'request-timeout']);
});

test('a body that trickles gets an answer, and the connection is closed', async () => {
  const port = await open({ bodyMs: 300 });
  expect(readProblem(await trickle(port, `${post}{"a":"`, 'x'))).toEqual([408, 'request-timeout']);
});

test('a body for an unknown path is limited too', async () => {
  const port = await open({ bodyMs: 300 });
  const answer = await trickle(port, `${post.replace('/echo', '/nowhere')}{"a":"`, 'x');
  expect(readProblem(answer)).toEqual([408, 'request-timeout']);
});

test('a handler that never ends gets an answer, and the connection is closed', async () => {
  const port = await open({ responseMs: 300 });
  const answer = await trickle(port, `GET /never ${head}\r\n`);
  expect(readProblem(answer)).toEqual([503, 'service-unavailable']);
  expect(answer.toLowerCase()).toContain('retry-after: 5');
});

test('a route may have a longer deadline of its own', async () => {
  const port = await open({ responseMs: 100 });
  expect((await fetch(`http://127.0.0.1:${port}/slow`)).status).toBe(200);
});

test('what is not HTTP gets a problem', async () => {
  const port = await open({});
  expect(readProblem(await trickle(port, 'not HTTP\r\n\r\n'))).toEqual([400, 'malformed-request']);
});
