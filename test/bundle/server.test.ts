import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { isBuiltin } from 'node:module';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import { composeAgreement } from '../../server/src/financing/agreements/draft/compose-agreement';
import { openInlineEngine } from '../../server/src/platform/database/embedded/engine';
import { createEngineDatabase } from '../../server/src/platform/database/open-database';
import { makeTerms } from '../support/agreement-terms';
import { invoicePdf } from '../support/invoice-pdfs';
import { statementPdf } from '../support/pdfs';
import { scanPage } from '../support/scans';

const root = path.resolve('.');
const built = path.join(root, 'server/dist');
const main = 'server/dist/app/main.js';

const json = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** Every script of the build, by its path in it. */
const scripts = fs.existsSync(built)
  ? fs.readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file))
  : [];

/** What the planner knows of the table: -1 until maintenance ran. */
async function readMerchantEstimate(database: string): Promise<number | undefined> {
  const { kysely, close } = createEngineDatabase(await openInlineEngine(database));
  const { rows } = await sql<{
    count: number;
  }>`select reltuples as count from pg_class where relname = 'merchant'`.execute(kysely);
  await close();
  return rows[0]?.count;
}

describe('the built server', { timeout: 600_000 }, () => {
  /** A production install: the build beside the packages that are no development dependencies, and nothing else. */
  let folder: string;
  const running = new Set<ChildProcess>();
  const at = (name: string) => path.join(folder, name);
  const env = () => ({
    PATH: process.env['PATH'],
    SANDBOX: 'true',
    SANDBOX_BANK_PORT: '0',
    SANDBOX_ORIGINS: 'http://localhost:4020',
    PORT: '0',
    DATA_FOLDER: at('data'),
    DIST_FOLDER: path.join(root, 'dist'),
    LOG_LEVEL: 'error',
  });
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder, env: env() });

  /** The server as a process of its own, as an operator starts it. */
  const start = (settings: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, ['--enable-source-maps', main], {
      cwd: folder,
      env: { ...env(), ...settings },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
    const output = () => text;
    return {
      child,
      output,
      exit: once(child, 'exit'),
      /** Its address, once it answers. */
      async waitForUrl(): Promise<URL> {
        await expect.poll(output, { timeout: 240_000 }).toContain('The API is available at');
        return new URL(/http:\/\/\S+/.exec(text)?.[0] ?? '');
      },
    };
  };

  beforeAll(() => {
    if (scripts.length === 0) throw new Error('server/dist is missing: run `npm run build:server` first.');
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-production-'));
    fs.cpSync(built, at('server/dist'), { recursive: true });
    fs.copyFileSync(path.join(root, 'server/package.json'), at('server/package.json'));
    const packages: Record<string, { dev?: boolean; link?: boolean }> = json('package-lock.json').packages;
    for (const [name, { dev, link }] of Object.entries(packages)) {
      const nested = name.lastIndexOf('node_modules/') > 0;
      if (dev || link || nested || !name.startsWith('node_modules/')) continue;
      if (!fs.existsSync(path.join(root, name))) continue;
      fs.mkdirSync(path.dirname(at(name)), { recursive: true });
      fs.symlinkSync(path.join(root, name), at(name), 'dir');
    }
  });
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('imports nothing but the packages it depends on', () => {
    const allowed = { ...json('server/package.json').dependencies, ...json('src/package.json').dependencies };
    const strangers = scripts.flatMap((file) => {
      // what only a browser loads
      if (file.includes('/page/')) return [];
      const text = fs.readFileSync(path.join(built, file), 'utf8');
      return [...text.matchAll(/^(?:import|export)\b[^'"\n]*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm)]
        .map(([, fixed, late]) => fixed ?? late ?? '')
        .filter((name) => !name.startsWith('.') && !isBuiltin(name))
        .filter((name) => !(name.split('/', name.startsWith('@') ? 2 : 1).join('/') in allowed))
        .map((name) => `${file}: ${name}`);
    });
    expect(scripts.length).toBeGreaterThan(40);
    expect(strangers).toEqual([]);
  });

  it('starts on the embedded database and a free port, maintains it before it answers, opens a checkout, sends its trace, and shuts down cleanly', async () => {
    const collected: string[] = [];
    const collector = http.createServer(async (request, response) => {
      for await (const chunk of request) collected.push(`${request.url} ${String(chunk)}`);
      response.end();
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    const { port } = collector.address() as AddressInfo;
    const server = start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const { origin: url } = await server.waitForUrl();
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
    const opened = await fetch(`${url}/v1/checkout`, {
      method: 'POST',
      headers: {
        origin: 'http://localhost:4020',
        merchantkey: sandboxMerchant.publishableKey,
        'idempotency-key': 'a-checkout-of-the-built-server',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' }),
    });
    expect(opened.status, await opened.text()).toBe(200);
    // pages are compiled as the server starts, not as the tests do it
    expect(await (await fetch(`${url}/operator/login`)).text()).toContain('Operator key');
    server.child.kill('SIGTERM');
    expect((await server.exit)[0]).toBe(0);
    collector.close();
    const estimate = await readMerchantEstimate(at('data/database'));
    expect(estimate).toBeDefined();
    expect(estimate).not.toBe(-1);
    const traces = collected.join('');
    expect(traces).toContain('POST /v1/checkout');
    expect(traces).toContain('insert into "checkout"');
    expect(traces).not.toContain(sandboxMerchant.publishableKey);
  });

  it('a shutdown ends in time although a request hangs', async () => {
    // half of it is for requests; the other half is much, since a busy machine takes seconds to close the rest
    const server = start({ SHUTDOWN_SECONDS: '20' });
    const { port } = await server.waitForUrl();
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = 'POST /v1/checkout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    // a complete request after it: the server has seen the first part
    socket.write(`GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n${head}Content-Length: 100\r\n\r\n{`);
    await once(socket, 'data');
    server.child.kill('SIGTERM');
    // after these seconds it exits with 1
    expect((await server.exit)[0], server.output()).toBe(0);
  });

  it('without the ring of its database the server does not start', async () => {
    const file = at('data/keys.json');
    fs.renameSync(file, `${file}.lost`);
    const server = start();
    expect((await server.exit)[0]).toBe(1);
    expect(server.output()).toContain('keys.json is missing');
    fs.renameSync(`${file}.lost`, file);
  });

  it('a port in use is named, with what to do', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect((await server.exit)[0]).toBe(1);
    expect(server.output()).toContain(`Port ${port} is already in use`);
    expect(server.output()).toContain('PORT');
    other.close();
  });

  it('the sandbox does not start in production', async () => {
    const server = start({ NODE_ENV: 'production' });
    expect((await server.exit)[0]).toBe(1);
    expect(server.output()).toContain('refused with NODE_ENV=production');
  });

  it('generates an agreement, reads a statement and an invoice, and runs OCR in its threads', async () => {
    fs.writeFileSync(at('agreement.json'), JSON.stringify(composeAgreement(makeTerms(), 'fr')));
    fs.writeFileSync(at('statement.pdf'), await statementPdf({ month: '2026-05' }));
    fs.writeFileSync(at('invoice.pdf'), await invoicePdf());
    fs.writeFileSync(at('invoice.png'), await scanPage(await invoicePdf()));
    fs.writeFileSync(
      at('threads.mjs'),
      `import fs from 'node:fs';
      import { Readable } from 'node:stream';
      import { createInvoiceReader, defaultLimits } from './server/dist/reader/invoices/create-invoice-reader.js';
      import { readStatement } from './server/dist/reader/statements/read-statement.js';
      import { drawPdf } from './server/dist/src/financing/agreements/pdf/draw.js';
      const open = (name) => [Readable.from([fs.readFileSync(name)]), fs.statSync(name).size];
      const drawn = await drawPdf(JSON.parse(fs.readFileSync('agreement.json', 'utf8')), 'hash', null);
      const statement = await readStatement(...open('statement.pdf'));
      // OCR has a low priority: the other tests keep it from a core
      const patient = (limits) => ({ ...limits, milliseconds: 250_000 });
      const { text, ocr } = defaultLimits;
      const reader = createInvoiceReader({ ...defaultLimits, text: patient(text), ocr: patient(ocr) });
      const read = async (name, mediaType) => {
        const [content, size] = open(name);
        const result = await reader.read(content, { size, mediaType });
        return result.state === 'read' ? [result.reading.source, result.reading.number.value] : result;
      };
      const invoice = await read('invoice.pdf', 'application/pdf');
      const scan = await read('invoice.png', 'image/png');
      await reader.close();
      console.log(JSON.stringify({ drawn: drawn.subarray(0, 5).toString(), statement, invoice, scan }));`,
    );
    const { stdout } = await run('threads.mjs');
    expect(JSON.parse(stdout)).toEqual({
      drawn: '%PDF-',
      statement: { state: 'read', pages: 1, months: { from: '2026-05', to: '2026-05' } },
      invoice: ['textLayer', 'NL-30017'],
      scan: ['recognition', 'NL-30017'],
    });
  });

  it('has the operators’ command and the one that explains a decision', async () => {
    const added = await run(
      'server/dist/app/commands/operator/main.js',
      'add',
      'Robin',
      'robin@provider.example',
      'senior,admin',
    );
    expect(added.stdout).toMatch(/\/operator\/enrol#[\w-]{43}/);
    const decision = path.join(root, 'docs/examples/decision.json');
    const explained = await run('server/dist/app/commands/decide/main.js', decision);
    expect(explained.stdout).toMatch(/^Decision by rules /);
  });

  it('names source files in its stack traces', async () => {
    const { stderr } = await run(
      '--enable-source-maps',
      '--input-type=module',
      '-e',
      `import { parseKeyRing } from './server/dist/src/platform/keys/key-ring.js';
      try { parseKeyRing('{', 'KEYS') } catch (error) { console.error(error.stack) }`,
    );
    expect(stderr).toContain(`${folder}/server/src/platform/keys/key-ring.ts:`);
  });
});
