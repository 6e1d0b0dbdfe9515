import fs from 'node:fs';
import { expect, test } from 'vitest';
import { findLockFaults } from '../../../scripts/find-lock-faults.mjs';

const integrity = 'sha512-AA==';
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
const find = (entry: object): readonly string[] =>
  findLockFaults({ 'node_modules/a': { version: '1.0.0', integrity, ...entry } }, { known: false });

test('our own lock file has no fault', () => {
  expect(findLockFaults(read('package-lock.json').packages, read('package.json').allowScripts)).toEqual([]);
});

test.each([
  ['comes from https://elsewhere.example/a.tgz', { resolved: 'https://elsewhere.example/a.tgz' }],
  ['comes from git+ssh://git@github.com/a/a.git#1', { resolved: 'git+ssh://git@github.com/a/a.git#1' }],
  ['has no SHA-512 hash', { integrity: undefined }],
  ['has no SHA-512 hash', { integrity: 'sha1-AA==' }],
  ['runs a script at its installation', { hasInstallScript: true }],
  ['is deprecated: use b', { deprecated: 'use b' }],
])('a package that %s is a fault', (fault, entry) => {
  expect(find(entry)).toEqual([`a@1.0.0 ${fault}`]);
});

test('our own workspaces, known scripts and a deprecated tool are none', () => {
  expect(find({})).toEqual([]);
  expect(find({ dev: true, deprecated: 'use b' })).toEqual([]);
  const packages = {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@tamarack/server': { resolved: 'server', link: true },
    'node_modules/x/node_modules/known': { version: '1.0.0', integrity, hasInstallScript: true },
  };
  expect(findLockFaults(packages, { known: false })).toEqual([]);
});
