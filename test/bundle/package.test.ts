import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from '../../examples/install-package.mjs';

const root = path.resolve('.');

/** A project of a merchant's, with the packed package in it, beside the React of this repository. */
let project: string;
let installed: string;
beforeAll(async () => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-importer-'));
  installed = await installPackage(project);
  for (const name of ['react', '@types/react', 'csstype']) {
    const link = path.join(project, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules', name), link, 'dir');
  }
});
afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

const read = (file: string) => fs.readFileSync(path.join(installed, file), 'utf8');

/** Runs a text in a Node of its own, as a merchant's server would; its output. */
const onServer = (type: 'module' | 'commonjs', text: string) =>
  execFileSync(process.execPath, [`--input-type=${type}`, '-e', text], {
    cwd: project,
    encoding: 'utf8',
  }).trim();

const scripts = ['index.js', 'index.cjs', 'react.js', 'react.cjs'];

describe('the npm package', () => {
  it('contains two entries with their types and maps, and nothing else of the repository', () => {
    expect(fs.readdirSync(installed).sort()).toEqual(
      [
        ...['LICENSE', 'README.md', 'package.json'],
        ...scripts.flatMap((file) => [file, `${file}.map`]),
        ...['index.d.ts', 'index.d.cts', 'react.d.ts', 'react.d.cts'],
      ].sort(),
    );
    const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: '@tamarack/checkout', version });
    expect(read('package.json')).not.toMatch(/"(private|dependencies|scripts)"/);
  });

  it.each(scripts)('%s has a map with the sources, by their paths in the repository', (file) => {
    expect(read(file)).toMatch(new RegExp(`//# sourceMappingURL=${file}\\.map\\s*$`));
    expect(read(file).match(/sourceMappingURL/g)).toHaveLength(1);
    const { sources, sourcesContent } = JSON.parse(read(`${file}.map`)) as Record<string, string[]>;
    expect(sources).toContain(`sdk/${file.replace(/c?js$/, 'ts')}`);
    for (const [index, source] of (sources ?? []).entries()) {
      expect(source).toMatch(/^(sdk|src)\//);
      expect(sourcesContent?.[index]).toBe(fs.readFileSync(source, 'utf8'));
    }
  });

  it('reveals nothing of the machine it was built on', () => {
    for (const file of fs.readdirSync(installed)) expect(read(file), file).not.toContain(root);
  });

  it('marks the React entry alone as one for clients', () => {
    for (const file of scripts)
      expect(/^['"]use client['"];/.test(read(file)), file).toBe(file.startsWith('react'));
  });

  it.each(scripts)('%s leaves imports of our own address to the browser, with any bundler', (file) => {
    if (file.startsWith('react')) expect(read(file)).not.toMatch(/\bimport\(/);
    else expect(read(file)).toMatch(/import\(\s*\/\* @vite-ignore \*\/ \/\* webpackIgnore: true \*\//);
  });
});

/** Both ways to import both entries. */
const importers = [
  ['module', 'await import'],
  ['commonjs', 'require'],
] as const;

describe.each(importers)('on a server, as %s', (type, load) => {
  it('does nothing when it is imported', () => {
    const output = onServer(
      type,
      `const before = Object.keys(globalThis).join();
      const names = [${load}('@tamarack/checkout'), ${load}('@tamarack/checkout/react')].map((entry) => Object.keys(entry).sort().join());
      console.log(names.join(' '), before === Object.keys(globalThis).join());`,
    );
    expect(output).toBe(
      'elementEvents,elementNames,loadButton,loadMessage,loadTamarack TamarackButton,TamarackCheckout,TamarackMessage,useTamarack true',
    );
  });

  it('reports that there is no window', () => {
    const output = onServer(
      type,
      `const { loadTamarack, loadButton } = ${load}('@tamarack/checkout');
      for (const load of [loadTamarack, loadButton]) load({ merchantKey: 'pk_1' }).catch((e) => console.log(e.name, e.code));`,
    );
    expect(output).toBe('TamarackError loadFailed\nTamarackError loadFailed');
  });
});

/** One use of each entry, and one mistake: types that resolve to `any` would take it. */
const usage = `
import { loadTamarack, type Tamarack } from '@tamarack/checkout';
import { TamarackButton, useTamarack } from '@tamarack/checkout/react';
export const open = async (): Promise<string> => {
  const tamarack: Tamarack = await loadTamarack({ merchantKey: 'pk_1' });
  window.Tamarack = tamarack;
  tamarack.checkout({ cartTotal: 10 });
  return (await tamarack.run()).status;
};
export const read = (): Tamarack | null => useTamarack({ merchantKey: 'pk_1' }).tamarack;
export const button = TamarackButton({ merchantKey: 'pk_1', request: { cartTotal: 10 } });
export const element = document.createElement('tamarack-button');
element.request = { cartTotal: 10 };
// @ts-expect-error dollars are a number
TamarackButton({ merchantKey: 'pk_1', request: { cartTotal: '10' } });
`;

describe('its types', () => {
  it.each([
    ['a bundler', 'usage.ts', { module: 'ESNext', moduleResolution: 'bundler' }],
    ['ES modules of Node', 'usage.mts', { module: 'node16' }],
    ['CommonJS of Node', 'usage.cts', { module: 'node16' }],
  ])('are found and exact for %s', (_, file, options) => {
    fs.writeFileSync(path.join(project, file), usage);
    const config = path.join(project, `tsconfig.${file}.json`);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: 'ES2022', types: [], lib: ['ES2022', 'DOM'] },
      ...options,
    };
    fs.writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }));
    const tsc = path.join(root, 'node_modules/typescript7/bin/tsc');
    expect(() => execFileSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })).not.toThrow();
  });

  it.each(['index.d.ts', 'react.d.ts'])('%s needs no other package, and has no any', (file) => {
    expect(read(file)).not.toContain('@tamarack/core');
    expect(read(file)).not.toMatch(/\bany\b(?! \w)/);
  });
});
