import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Where the sources of a folder of tests stand. */
const sources: Readonly<Record<string, readonly string[]>> = {
  'test/unit/server': ['server', 'server/src'],
  'test/api': ['server', 'server/src'],
  'test/component': ['widget', '.'],
};

/** A package as it is installed, and what the documents say. */
const others = ['test/api/documents', 'test/api/node-package'];

const listFolders = (root: string): readonly string[] => [
  ...new Set(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.dirname(file)),
  ),
];

test.each(Object.entries(sources))('%s has the folders of its sources', (root, rooms) => {
  const folders = listFolders(root);
  expect(folders.length).toBeGreaterThan(5);
  const strange = folders
    .filter((folder) => !rooms.some((room) => fs.existsSync(path.join(room, folder))))
    .map((folder) => path.join(root, folder));
  expect(strange.filter((folder) => !others.includes(folder))).toEqual([]);
});
