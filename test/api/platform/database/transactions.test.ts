import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Executor, inTransaction } from '../../../../server/src/platform/database';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { openPostgres } from '../../../support/describe-databases';

/** The embedded database has one session: its transactions run one after the other. */
describe.skipIf(inject('postgresUrl') === null)('transactions that block each other', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openPostgres();
    await sql`create table counter (name text primary key, n int not null)`.execute(database.kysely);
    await sql`insert into counter values ('a', 0), ('b', 0)`.execute(database.kysely);
  });
  afterAll(() => database?.close());

  const increment = (trx: Executor, name: string) =>
    sql`update counter set n = n + 1 where name = ${name}`.execute(trx);
  const count = async (): Promise<number[]> => {
    const { rows } = await sql<{ n: number }>`select n from counter order by name`.execute(database.kysely);
    return rows.map(({ n }) => n);
  };

  test('both of a deadlock are executed, each once', async () => {
    let arrived = 0;
    let release: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => {
      release = resolve;
    });
    let attempts = 0;
    const incrementBoth = (first: string, second: string) =>
      inTransaction(database.kysely, async (trx) => {
        attempts++;
        await increment(trx, first);
        if (++arrived >= 2) release();
        await bothHold;
        await increment(trx, second);
      });
    await Promise.all([incrementBoth('a', 'b'), incrementBoth('b', 'a')]);
    expect(attempts).toBe(3);
    expect(await count()).toEqual([2, 2]);
  });

  test('a transaction that PostgreSQL ends twice fails, and so does one with its own fault at once', async () => {
    const fail = async (code: string): Promise<number> => {
      let attempts = 0;
      const raise = (trx: Executor) => {
        attempts++;
        return sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`).execute(trx);
      };
      await expect(inTransaction(database.kysely, raise)).rejects.toMatchObject({ code });
      return attempts;
    };
    expect([await fail('40P01'), await fail('40001'), await fail('22012')]).toEqual([2, 2, 1]);
  });
});
