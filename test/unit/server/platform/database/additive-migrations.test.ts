import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  migrationsFolder,
  readMigrations,
} from '../../../../../server/src/platform/database/migrations/migration-files';

/** Earlier ones belong to the first release that knows the mark: the one before it refuses every newer database. */
const firstWithMark = '0070';

const takesAway = [
  /\bdrop (table|column|type|sequence|schema)\b/,
  /\brename (column|constraint)\b/,
  /\balter column \w+ (type|set not null|set data type|drop default)\b/,
  /\badd column (if not exists )?\w+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)(?![^,;]*\bgenerated\b)/,
  /(^|; ?)truncate\b/,
];

/** What the previous release could not run with: it still inserts, reads and names what was there. */
function findBreaks(text: string): string[] {
  if (/^-- breaking: \S/.test(text)) return [];
  const sql = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase();
  const found = takesAway.flatMap((pattern) => pattern.exec(sql)?.[0] ?? []);
  const dropped = [...sql.matchAll(/\bdrop (view|function|index|trigger)( if exists)? (\w+)/g)];
  const renamed = [...sql.matchAll(/\balter (\w+)( if exists)? (\w+) rename to\b/g)];
  // what has the name afterwards takes its place
  const gone = [...dropped, ...renamed].filter(
    ([, kind, , name]) =>
      kind !== 'index' && !new RegExp(`create (or replace )?${kind} ${name}\\b`).test(sql),
  );
  return [...found, ...gone.map(([statement]) => statement)];
}

/** A migration runs in one transaction, so that nothing of it stays where it fails. */
const findTransactionControl = (text: string): string[] =>
  text.match(/^\s*(begin|commit|rollback|start transaction)\s*;|\bconcurrently\b/gim) ?? [];

/** Earlier ones were written before there was the rule. */
const firstWithDuration = '0159';

const readsRows = [
  /\badd (column|constraint) [^,;]*\b(check|references|foreign key|unique|primary key)\b/,
  /\balter column \w+ set not null\b/,
];

/** What takes longer the more rows a table has, under a lock that requests wait for. */
function findLongLocks(text: string): string[] {
  const sql = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase();
  const own = new Set([...sql.matchAll(/\bcreate table (\w+)/g)].map(([, name]) => name));
  const altered = [...sql.matchAll(/\balter table (?:only )?(\w+) ([^;]*)/g)].filter(
    ([, table, change = '']) =>
      !own.has(table) && !/\bnot valid\b/.test(change) && readsRows.some((pattern) => pattern.test(change)),
  );
  const built = [...sql.matchAll(/\bcreate (?:unique )?index (?:if not exists )?\w+ on (\w+)/g)];
  const rewritten = [...sql.matchAll(/(?:^|; ?)(?:update|delete from) (\w+)/g)];
  return [...altered, ...[...built, ...rewritten].filter(([, table]) => !own.has(table))].map(
    ([statement]) => statement,
  );
}

const migrations = await readMigrations(migrationsFolder);

test.each(
  migrations.map((one) => [one.name, one.text] as const),
)('%s runs in its own transaction', (_, text) => {
  expect(findTransactionControl(text)).toEqual([]);
});

test('the previous release runs with every migration, unless one says that it cannot', () => {
  const later = migrations.filter(({ name }) => name >= firstWithMark);
  const breaks = later.flatMap(({ name, text }) =>
    findBreaks(text).map((statement) => `${name}: ${statement}`),
  );
  expect(breaks).toEqual([]);
});

test('whoever runs a release knows how long requests wait for each migration that reads a table', () => {
  const documented = fs.readFileSync('docs/running.md', 'utf8');
  const silent = migrations
    .filter(({ name }) => name >= firstWithDuration && !documented.includes(name.slice(0, 4)))
    .flatMap(({ name, text }) => findLongLocks(text).map((statement) => `${name}: ${statement}`));
  expect(silent).toEqual([]);
});

describe('what reads a table under a lock', () => {
  test.each([
    'create index a on b (c);',
    'create unique index a on b (c);',
    'alter table a add constraint b check (c > 0);',
    'alter table a\n  add column b int default 0,\n  add column c int check (c > 0);',
    'alter table a add column b uuid references c (id);',
    'select 1;\nupdate a set b = 1;',
  ])('%s', (text) => {
    expect(findLongLocks(text)).toHaveLength(1);
  });

  test.each([
    'create table a (b int primary key, c int check (c > 0)); create index d on a (c);',
    'alter table a add column b int not null default 0;',
    'alter table a add constraint b check (c > 0) not valid;',
    'create trigger a before update on b execute function c();',
  ])('not %s', (text) => {
    expect(findLongLocks(text)).toEqual([]);
  });
});

describe('what takes something away', () => {
  test.each([
    'drop table a;',
    'alter table a drop column b;',
    'alter table a rename column b to c;',
    'alter table a rename to b;',
    'alter table a\n  alter column b set not null;',
    'alter table a alter column b type text;',
    'alter table a add column b text not null;',
    'drop view a;',
    'select 1;\ntruncate a;',
  ])('%s', (text) => {
    expect(findBreaks(text)).toHaveLength(1);
    expect(findBreaks(`-- breaking: the previous release reads b\n${text}`)).toEqual([]);
  });

  test.each([
    'create table a (b int not null);',
    "alter table a add column b text not null default '';",
    'alter table a add column b text;',
    'drop view a; create view a as select 1;',
    'alter table a rename to b; create table a (c int) partition by range (c);',
    'alter index a rename to b;',
    'drop index a;',
    'create trigger a before truncate on b execute function c();',
    'alter table a drop constraint b, add constraint b check (c > 0);',
    '-- drop table a\nselect 1;',
  ])('not %s', (text) => {
    expect(findBreaks(text)).toEqual([]);
  });

  test.each(['begin;\nselect 1;\ncommit;', 'create index concurrently a on b (c);'])('%s', (text) => {
    expect(findTransactionControl(text)).not.toEqual([]);
  });
});
