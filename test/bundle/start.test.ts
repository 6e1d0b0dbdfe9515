import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-start-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The built server as a process of its own, as an operator starts it. */
function startServer(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/app/main.js'], {
    env: {
      PATH: process.env['PATH'],
      SANDBOX: 'true',
      SANDBOX_BANK_PORT: '0',
      LOG_LEVEL: 'error',
      DATA_FOLDER: path.join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { child, output: () => text, exit: once(child, 'exit') };
}

test('the server starts on a free port, answers, and shuts down cleanly', async () => {
  const server = startServer({ PORT: '0' });
  await expect.poll(server.output, { timeout: 120_000 }).toContain('The API is available at');
  const [url] = /http:\/\/\S+/.exec(server.output()) ?? [];
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  // pages are compiled as the server starts, not as the tests do it
  expect(await (await fetch(`${url}/operator/login`)).text()).toContain('Operator key');
  server.child.kill('SIGTERM');
  expect((await server.exit)[0]).toBe(0);
});

test('a shutdown ends in time although a request hangs', async () => {
  const server = startServer({ PORT: '0', SHUTDOWN_SECONDS: '4' });
  await expect.poll(server.output, { timeout: 120_000 }).toContain('The API is available at');
  const [, port] = /http:\/\/localhost:(\d+)/.exec(server.output()) ?? [];
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = 'POST /v1/checkout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  // a complete request after it: the server has seen the first part
  socket.write(`GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n${head}Content-Length: 100\r\n\r\n{`);
  await once(socket, 'data');
  const since = performance.now();
  server.child.kill('SIGTERM');
  expect((await server.exit)[0]).toBe(0);
  expect(performance.now() - since).toBeLessThan(6_000);
});

test('without the ring of its database the server does not start', async () => {
  const file = path.join(folder, 'data/keys.json');
  fs.renameSync(file, `${file}.lost`);
  const server = startServer({ PORT: '0' });
  expect((await server.exit)[0]).toBe(1);
  expect(server.output()).toContain('keys.json is missing');
  fs.renameSync(`${file}.lost`, file);
});

test('a port in use is named, with what to do', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo;
  const server = startServer({ PORT: String(port) });
  expect((await server.exit)[0]).toBe(1);
  expect(server.output()).toContain(`Port ${port} is already in use`);
  expect(server.output()).toContain('PORT');
  other.close();
});

test('the sandbox does not start in production', async () => {
  const server = startServer({ NODE_ENV: 'production', PORT: '0' });
  expect((await server.exit)[0]).toBe(1);
  expect(server.output()).toContain('refused with NODE_ENV=production');
});
