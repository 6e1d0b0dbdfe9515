import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { waitUntil } from '../../support/wait-until';
import { openBrowserForFile } from '../support/browser';
import { leaveCheckout, waitForLoader } from '../support/example-pages';

const open = openBrowserForFile();
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

describe('npm start', () => {
  let folder: string;
  let child: ChildProcess;
  let printed = '';
  let page: http.Server;

  const exited = (): Promise<number | null> =>
    child.exitCode === null
      ? new Promise((resolve) => child.once('exit', resolve))
      : Promise.resolve(child.exitCode);

  beforeAll(async () => {
    // its first half is the build that the browser tests have as well
    const [build, command] = scripts.start.split(' && ');
    expect(build).toBe('npm run build -- --environment TEST_ENVIRONMENT');
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-start-'));
    fs.cpSync(inject('seed'), folder, { recursive: true });
    const { PATH, HOME } = process.env;
    child = spawn('sh', ['-euc', `exec ${command}`], {
      env: { PATH, HOME, DATA_FOLDER: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    page = http.createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="en"><title>A page</title><body>${readSnippet(printed)}`);
    });
    await new Promise<void>((resolve) => page.listen(0, 'localhost', resolve));
    await waitUntil(
      async () => printed,
      (text) => text.includes('Ctrl+C') || child.exitCode !== null,
      280,
    );
    expect(printed).toContain(`Data is stored in ${folder}`);
    // it compiles the server as it goes: on a busy machine minutes
  }, 300_000);
  afterAll(async () => {
    page.close();
    page.closeAllConnections();
    child.kill('SIGTERM');
    const code = await exited();
    fs.rmSync(folder, { recursive: true, force: true });
    expect(code).toBe(0);
  });

  it('prints a key and lines that open the checkout on a page of one’s own, as they are, and log its outcome', async () => {
    const [, key] = /^ *Publishable key +(pk_\w+)$/m.exec(printed) ?? [];
    const [, api] = /^ *Provider API +(http:\S+) /m.exec(printed) ?? [];
    const tab = await open.openPage(await open.openContext());
    await tab.goto(`http://localhost:${(page.address() as AddressInfo).port}`);
    await waitForLoader(tab);
    const opened = tab.waitForResponse(`${api}/v1/checkout?merchantKey=${key}`);
    await tab.getByRole('button', { name: 'Pay over time with Tamarack' }).click();
    expect((await opened).status()).toBe(200);
    const logged = tab.waitForEvent('console', (message) => message.text().includes('abandoned'));
    await leaveCheckout(tab, 'en');
    await logged;
  });
});

/** What stands between the heading of the snippet and the last line, which a newcomer copies. */
const readSnippet = (printed: string): string =>
  /any port of localhost:\n(.*)Press Ctrl\+C/s.exec(printed)?.[1] ?? '';
