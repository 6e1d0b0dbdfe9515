import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanOutput, writeVersionFolder } from '../../../build/version-folder.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-build-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const inOutput = (file: string): string => path.join(folder, 'dist', file);
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(inOutput(file)), { recursive: true });
  fs.writeFileSync(inOutput(file), text);
};
const writeBundles = (loader = 'loader'): void => {
  write('tamarack.js', loader);
  write('tamarack.js.br', 'compressed');
  write('tamarack.mjs', 'module');
  write('standalone.mjs', 'window');
  write('diagnostics.mjs', 'diagnostics');
  write('message.mjs', 'element');
  write('message-panel.mjs', 'panel');
  write('appearance.mjs', 'look');
  write('index.js', 'npm entry');
  write('manifest.json', '{}');
  write('widget/app-12345678.js', 'chunk');
};
const release = (version: string): void =>
  writeVersionFolder(path.join(folder, 'dist'), version, path.join(folder, 'released'));
const list = (name: string): string[] =>
  fs
    .readdirSync(inOutput(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(inOutput(`${name}/${file}`)).isFile())
    .sort();

test('a version has its loaders, their widget and the hash of each script', () => {
  writeBundles();
  release('1.2.3');
  expect(list('v1.2.3')).toEqual([
    'appearance.mjs',
    'diagnostics.mjs',
    'integrity.json',
    'message-panel.mjs',
    'message.mjs',
    'standalone.mjs',
    'tamarack.js',
    'tamarack.js.br',
    'tamarack.mjs',
    'widget/app-12345678.js',
  ]);
  const { version, files } = JSON.parse(fs.readFileSync(inOutput('v1.2.3/integrity.json'), 'utf8'));
  expect(version).toBe('1.2.3');
  expect(Object.keys(files)).toEqual([
    'appearance.mjs',
    'diagnostics.mjs',
    'message-panel.mjs',
    'message.mjs',
    'standalone.mjs',
    'tamarack.js',
    'tamarack.mjs',
    'widget/app-12345678.js',
  ]);
  expect(files['tamarack.js']).toBe(`sha384-${createHash('sha384').update('loader').digest('base64')}`);
});

test('a released version is built again only as it was', () => {
  writeBundles();
  release('1.2.3');
  fs.mkdirSync(path.join(folder, 'released'));
  fs.copyFileSync(inOutput('v1.2.3/integrity.json'), path.join(folder, 'released/v1.2.3.json'));
  release('1.2.3');
  writeBundles('another loader');
  expect(() => release('1.2.3')).toThrow('Version 1.2.3 is released and its files have changed');
  release('1.2.4');
});

test('a build replaces its own version only', () => {
  writeBundles();
  release('1.2.3');
  release('1.2.4');
  cleanOutput(path.join(folder, 'dist'), '1.2.4');
  expect(fs.readdirSync(path.join(folder, 'dist'))).toEqual(['v1.2.3']);
});
