import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const page = fs.readFileSync('docs/security.md', 'utf8');

const listTests = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

/** `test/api/{a,b}.test.ts` as one name each. */
const expand = (name: string): readonly string[] => {
  const [, before = '', names, after = ''] = /^(.*)\{([^}]+)\}(.*)$/.exec(name) ?? [];
  return names === undefined ? [name] : names.split(',').map((each) => before + each + after);
};

/** Names in the text; one without a folder is beside the one before it. */
const readNames = (text: string, folder: string, isOne: RegExp): readonly string[] => {
  let last = folder;
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .flatMap(([, name = '']) => expand(name))
    .filter((name) => isOne.test(name))
    .map((name) => {
      const whole = name.includes('/') ? name : path.posix.join(last, name);
      last = path.posix.dirname(whole);
      return whole;
    });
};
const readTests = (text: string): readonly string[] => readNames(text, '', /^test\/|\.test\.tsx?$/);

const showsSomething = (name: string): boolean =>
  fs.existsSync(name) && (fs.statSync(name).isFile() || fs.readdirSync(name).length > 0);

it('every test that the page names is there', () => {
  const named = page.split('\n').flatMap(readTests);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !showsSomething(name))).toEqual([]);
});

it('every decision that the page names is there', () => {
  const named = page
    .split('\n')
    .flatMap((line) => readNames(line, 'decisions', /^(decisions\/)?\d{4}-.*\.md$/))
    .map((name) => `docs/${name}`);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
});

it('every actor has a test that shows what stops them', () => {
  const [, table = ''] = /\n## Actors\n\n(.*?)\n\n/s.exec(page) ?? [];
  const [head = [], , ...rows] = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head.indexOf('Shown by');
  expect(column).toBeGreaterThan(0);
  expect(rows.length).toBeGreaterThan(10);
  const shownByNone = rows.filter((row) => {
    const tests = readTests(row[column] ?? '').filter(showsSomething);
    return tests.every((name) => fs.statSync(name).isDirectory() && listTests(name).length === 0);
  });
  expect(shownByNone.map(([, actor]) => actor)).toEqual([]);
});

it('every word of the short form selects a test of the suites', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const [, words = ''] = /run-suite\.mjs attack,faults (.+)$/.exec(scripts['test:safety']) ?? [];
  const files = [...listTests('test/attack'), ...listTests('test/faults')];
  expect(words.split(' ').length).toBeGreaterThan(5);
  expect(words.split(' ').filter((word) => !files.some((file) => file.includes(word)))).toEqual([]);
});
