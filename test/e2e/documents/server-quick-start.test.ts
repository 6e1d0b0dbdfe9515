import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlocks } from '../../support/blocks/kinds';
import { openShell, type Shell } from '../../support/blocks/run-shell';
import { waitUntil } from '../../support/wait-until';
import { openBrowserForFile } from '../support/browser';
import { toSandbox } from '../support/document-blocks';
import { leaveCheckout, visitExample, waitForLoader } from '../support/example-pages';
import { getStack } from '../support/stack';

const open = openBrowserForFile();
const guide = 'docs/quick-start/merchant-server.md';
const terminals = listBlocks('terminal').filter(({ file }) => file === guide);
const findTerminal = (text: string): string => {
  const [found] = terminals.filter(({ code }) => code.includes(text));
  if (!found) throw new Error(`${guide} has no command with ${text}`);
  return found.code;
};

describe('the quick start of a merchant’s server, as it is written', () => {
  let shell: Shell;
  let port: number;
  let tried: Readonly<Record<string, string>>;
  const children: { readonly child: ChildProcess; text: string }[] = [];

  /** Commands with the reader's port and provider. */
  const fill = (code: string): string =>
    toSandbox(code, getStack())
      .replaceAll('4030', String(port))
      .replace(/sk_sandbox_\w+/g, getStack().secretKey);

  /** Runs a command of the guide until the test ends. */
  const start = (code: string): { readonly child: ChildProcess; text: string } => {
    const running = {
      child: spawn('sh', ['-euc', `exec ${code}`], { cwd: shell.folder, env: tried }),
      text: '',
    };
    for (const stream of [running.child.stdout, running.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        running.text += chunk.toString();
      });
    children.push(running);
    return running;
  };

  beforeAll(async () => {
    shell = openShell();
    port = await getPort();
    // the archive goes home, and is installed from there without the registry
    const [pack = ''] = findTerminal('npm pack ./sdk/node').split('\n').slice(1);
    await shell.run(`cd "${path.resolve('.')}" && ${pack}`);
    const installed = path.join(shell.folder, 'node_modules');
    const own = path.join(installed, '@tamarack/node');
    fs.mkdirSync(own, { recursive: true });
    await shell.run(`tar -xzf ~/tamarack-node-*.tgz --strip-components 1 -C "${own}"`);
    const archive = /~\/(tamarack-node-[\d.]+\.tgz)/.exec(findTerminal('npm install express'))?.[1] ?? '';
    expect(fs.existsSync(path.join(shell.folder, '..', archive))).toBe(true);
    for (const name of ['express', 'ky', 'standardwebhooks'])
      fs.symlinkSync(path.resolve('node_modules', name), path.join(installed, name), 'dir');
    for (const { words, code } of listBlocks('server').concat(listBlocks('page'))) {
      const name = words.get('as');
      if (name === undefined) continue;
      const file = path.join(shell.folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, fill(code));
    }
    tried = { PATH: process.env['PATH'] ?? '', HOME: shell.folder, TAMARACK_API_URL: getStack().api };
  });
  afterAll(async () => {
    for (const { child } of children) child.kill();
    shell.close();
  });

  it('listens, makes a checkout, and hears of its purchase', async () => {
    const tool = (code: string) =>
      fill(code).replace('npx tamarack', 'node node_modules/@tamarack/node/dist/tamarack.js');
    const runTool = (text: string) => {
      const [setting = '', command = ''] = tool(findTerminal(text)).trim().split('\n');
      return start(`env ${setting.replace('export ', '')} ${command}`);
    };
    const listening = runTool('tamarack listen');
    const secret = await waitUntil(
      async () => /whsec_[A-Za-z0-9+/=]+/.exec(listening.text)?.[0],
      (found) => found !== undefined,
    );
    const server = start(`env ${fill(findTerminal('node server.mjs')).replace('whsec_…', secret ?? '')}`);
    await expect.poll(() => server.text).toContain(`http://localhost:${port}`);

    const unsigned = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const { status } = await fetch(`http://localhost:${port}/webhooks/tamarack`, unsigned);
    expect(status).toBe(401);
    await expect.poll(() => server.text).toContain('The header webhook-id is missing.');

    const { tab } = await visitExample(open, `http://localhost:${port}`);
    await waitForLoader(tab);
    const logged = tab.waitForEvent('console', (message) => message.text() === 'abandoned');
    await tab.locator('#pay').click();
    await leaveCheckout(tab, 'en');
    await logged;

    const triggered = runTool('tamarack trigger');
    await expect.poll(() => triggered.text).toMatch(/checkout\.completed {2}\S+/);
    await expect.poll(() => listening.text).toMatch(/checkout\.completed .*→ 204/);
    expect(listening.text).not.toMatch(/→ (?!204)/);
  });
});
