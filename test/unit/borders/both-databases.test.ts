import { expect, it } from 'vitest';
import { findOneSided, isOrdinary } from '../../support/both-databases';

const record = (file: string, embedded: readonly string[], postgres: readonly string[]) => ({
  file,
  embedded,
  postgres,
});

it('names each statement that ran on one database only, with a file that ran it', () => {
  const records = [
    record('one.test.ts', ['select a from b', 'delete from c'], ['select a from b']),
    record('two.test.ts', [], ['select b from c where id = $1']),
  ];
  expect(findOneSided(records)).toEqual([
    'PostgreSQL only (two.test.ts): select b from c where id = $',
    'embedded only (one.test.ts): delete from c',
  ]);
});

it('takes statements of other files, and with other numbers of values, rows or alternatives, as the same', () => {
  const records = [
    record(
      'one.test.ts',
      ['select a\n  from b where c in ($1, $2)', 'insert into b (a, c) values ($1, $2)'],
      [],
    ),
    record('two.test.ts', [], ['select a from b where c in ($1)']),
    record('two.test.ts', [], ['insert into b (a, c) values ($1, $2), ($3, $4)']),
    record('one.test.ts', ['delete from b where ((a = $1) or (a = $2))'], []),
    record('two.test.ts', [], ['delete from b where (a = $1)']),
  ];
  expect(findOneSided(records)).toEqual([]);
});

it('leaves out what migrations and pg-boss run, and the maintenance of the embedded database', () => {
  const left = [
    ...['create table b ()', 'drop table b', 'select 1 from pgboss.job'],
    ...['checkpoint', 'vacuum (analyze)', "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"],
  ];
  expect([...left, 'select a from b'].filter(isOrdinary)).toEqual(['select a from b']);
});
