import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { blocksOf } from '../../support/blocks/kinds';

/** The first command of the README, after its installation and the build that the other tests have. */
const program = 'examples/start.mjs';

it('npm start prints the addresses that README.md lists, and each answers', async () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(scripts.start).toBe(`npm run build -- --environment TEST_ENVIRONMENT && node ${program}`);
  expect(blocksOf('terminal').some(({ code }) => code.trim() === 'npm ci && npm start')).toBe(true);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-first-start-'));
  fs.cpSync(inject('seed'), folder, { recursive: true });
  const child = spawn(process.execPath, [program], { env: { ...process.env, DATA_FOLDER: folder } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await expect.poll(() => text, { timeout: 120_000 }).toContain('Press Ctrl+C to stop');
    const rows = [...text.matchAll(/^ {2}(Storefront|Sandbox console|Provider API|Bank emulator) +(\S+)/gm)];
    expect(rows).toHaveLength(4);
    for (const [, name, url = ''] of rows) expect((await fetch(url)).status, name).toBeLessThan(500);
    expect(text).toContain('<script async crossorigin src="http://localhost:');
    expect(text).toMatch(/Publishable key {2}pk_sandbox_northline_\w+/);
  } finally {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
