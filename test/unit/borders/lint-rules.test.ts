import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const broken = [
  ['server/src/platform/http/health.ts', 'export const port = process.env;', 'noProcessEnv'],
  ['widget/screens/bank/bank.ts', 'export const page = document;', 'noRestrictedGlobals'],
  ['widget/app/app.ts', 'export const page = window;', 'noRestrictedGlobals'],
] as const;

const kept = [
  ['server/app/main.ts', 'export const environment = process.env;'],
  ['server/app/commands/operator/main.ts', 'export const environment = process.env;'],
  ['widget/host/page.ts', 'export const page = document;'],
] as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-lint-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What the linter prints for a tree with these files, by the project's own configuration. */
let report: string;
beforeAll(() => {
  fs.copyFileSync('biome.json', path.join(folder, 'biome.json'));
  for (const [file, line] of [...broken, ...kept]) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${line}\n`);
  }
  const linter = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(linter, ['lint', '--vcs-enabled=false', '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  report = stdout;
});

const findLines = (file: string): string[] => report.split('\n').filter((line) => line.includes(file));

test.each(broken)('%s may not contain "%s"', (file, _, rule) => {
  expect(findLines(file).join('\n')).toContain(rule);
});

test.each(kept)('%s may contain "%s"', (file) => {
  expect(findLines(file)).toEqual([]);
});
