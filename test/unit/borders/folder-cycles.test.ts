import { expect, test } from 'vitest';
import { findFolderCycles } from '../../../scripts/import-rules.mjs';

const toModules = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));

test('a folder may not import a file that imports it', () => {
  const modules = toModules({
    'server/area/service.ts': ['server/area/alerts/repository.ts'],
    'server/area/alerts/links.ts': ['server/area/pages/page.ts'],
    'server/area/pages/routes.ts': ['server/area/service.ts'],
  });
  expect(findFolderCycles(modules)).toEqual([
    [
      'server/area: service.ts → alerts → pages → service.ts',
      '  server/area/service.ts imports server/area/alerts/repository.ts',
      '  server/area/alerts/links.ts imports server/area/pages/page.ts',
      '  server/area/pages/routes.ts imports server/area/service.ts',
    ].join('\n'),
  ]);
});

test('each cycle is named once, at the folder that holds it', () => {
  const modules = toModules({
    'a/x/one.ts': ['b/y/one.ts', 'a/x/two/one.ts'],
    'b/y/two.ts': ['a/x/three.ts'],
    'a/x/two/two.ts': ['a/x/one.ts'],
  });
  expect(findFolderCycles(modules).map((line) => line.split('\n')[0])).toEqual([
    '.: a → b → a',
    'a/x: one.ts → two → one.ts',
  ]);
});

test('a folder beneath, and files of one folder, may stand between', () => {
  const modules = toModules({
    'a/routes.ts': ['a/pages/page.ts', 'a/service.ts'],
    'a/pages/page.ts': ['a/context.ts'],
    'a/service.ts': ['a/context.ts', 'b/index.ts'],
  });
  expect(findFolderCycles(modules)).toEqual([]);
});
