import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { expect, it } from 'vitest';

const folder = 'sdk/node';
const run = promisify(execFile);

it('the package of merchants’ servers can be published', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true });
  expect(messages).toEqual([]);
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
  const [{ files }] = JSON.parse(stdout);
  const names: string[] = files.map(({ path: name }: { path: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js', 'dist/tamarack.js']),
  );
  expect(
    names.filter((name) => !/^(dist\/[\w-]+\.(d\.ts|js)|LICENSE|README\.md|package\.json)$/.test(name)),
  ).toEqual([]);
});

it('the built module and command run by themselves', async () => {
  const place = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-package-'));
  try {
    await fs.mkdir(path.join(place, 'node_modules/@tamarack'), { recursive: true });
    await fs.symlink(path.resolve(folder), path.join(place, 'node_modules/@tamarack/node'));
    const script = "import * as all from '@tamarack/node'; console.log(Object.keys(all).sort().join());";
    await fs.writeFile(path.join(place, 'use.mjs'), script);
    const used = await run(process.execPath, ['use.mjs'], { cwd: place });
    expect(used.stdout.trim()).toBe('TamarackError,createTamarack,isTamarackError,verifyWebhook');
    const { stdout } = await run(process.execPath, [path.resolve(folder, 'dist/tamarack.js'), '--help']);
    expect(stdout).toContain('Usage: tamarack COMMAND');
  } finally {
    await fs.rm(place, { recursive: true });
  }
});
