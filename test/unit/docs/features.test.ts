import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const page = 'docs/features.md';
const text = fs.readFileSync(page, 'utf8');
const [tables = '', sources = ''] = text.split('\n## Sources\n');

/** `](../sdk/types.ts#L49 "words of the line")`, and links to files without a line. */
const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#([^)\s]+))?(?: "([^"]*)")?\)/g)].map(
  ([, file = '', anchor = '', words = '']) => ({
    file: path.posix.join(path.posix.dirname(page), file),
    line: /^L\d+$/.test(anchor) ? Number(anchor.slice(1)) : null,
    words,
  }),
);

const rows = tables
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| |'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Lines by which a link may be off: whoever follows it still sees what it is about. */
const near = 30;

const findFault = ({ file, line, words }: (typeof links)[number]): string | null => {
  if (!fs.existsSync(file)) return `${file} does not exist`;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((each, index) => (each.includes(words) ? [index + 1] : []));
  if (found.length === 0) return `${file} does not say “${words}”`;
  // other changes move a line, so it may be a little further on
  const isNear = line === null || found.some((each) => Math.abs(each - line) <= near);
  return isNear ? null : `${file} says “${words}” in line ${found[0]}, not ${line}`;
};

it('each link leads to the line, or near it, that has the words of its title', () => {
  expect(links.filter(({ line }) => line !== null).length).toBeGreaterThan(80);
  expect(links.map(findFault).filter((fault) => fault !== null)).toEqual([]);
});

it('each yes of Tamarack, whole or in part, has a line that shows it', () => {
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) expect(row, row.join('|')).toHaveLength(8);
  const claims = rows.filter(([, , tamarack = '']) => /^(Yes|Partly)/.test(tamarack));
  expect(claims.filter(([, , tamarack]) => !/#L\d+ "[^"]+"\)/.test(tamarack ?? ''))).toEqual([]);
});

it('each source is listed and used', () => {
  const cells = rows.map((row) => row.slice(3).join(' ')).join(' ');
  const used = new Set([...cells.matchAll(/\b[SAKT]\d+\b/g)].map(([id]) => id));
  const listed = [...sources.matchAll(/^- ([SAKT]\d+) /gm)].map(([, id = '']) => id);
  expect(listed.toSorted()).toEqual([...used].toSorted());
});
