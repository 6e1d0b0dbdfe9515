import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createInsertJoiner,
  type Executor,
  type Insert,
  newId,
} from '../../../../server/src/platform/database';
import { describeEachDatabase } from '../../../support/describe-databases';

describeEachDatabase('inserts of callers that arrive together', (makeApi) => {
  let database: Executor;
  beforeAll(async () => {
    ({ database } = await makeApi());
    await sql`create table parcel (id uuid primary key)`.execute(database);
    await sql`create table label (parcel_id uuid not null references parcel, text text not null, made_at timestamptz not null)`.execute(
      database,
    );
  });
  beforeEach(() => sql`truncate parcel, label`.execute(database));

  const madeAt = new Date('2026-11-28T12:00:00.123Z');
  const build = (text: string, parcelId = newId()): readonly Insert[] => [
    { table: 'parcel', values: { id: parcelId } },
    { table: 'label', values: { parcel_id: parcelId, text, made_at: madeAt } },
  ];
  const readLabels = async () => {
    const { rows } = await sql<{ text: string; made_at: Date }>`
      select text, made_at from label join parcel on parcel.id = parcel_id order by length(text), text`.execute(
      database,
    );
    return rows;
  };
  const countInserts = async (run: () => Promise<unknown>): Promise<number> => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await run();
    const calls: readonly (readonly unknown[])[] = sent.mock.calls;
    const texts = calls.map(([query]) =>
      typeof query === 'object' ? (query as { readonly text: string }).text : String(query),
    );
    sent.mockRestore();
    return texts.filter((text) => text.includes('insert into "parcel"')).length;
  };

  test('each has its own rows, and a statement is shared', async () => {
    const join = createInsertJoiner(database);
    const names = Array.from({ length: 20 }, (_, index) => String(index + 1));
    const statements = await countInserts(() => Promise.all(names.map((name) => join(build(name)))));
    expect(await readLabels()).toEqual(names.map((text) => ({ text, made_at: madeAt })));
    expect(statements).toBe(3);
  });

  test('one that the database refuses fails alone, and leaves nothing', async () => {
    const join = createInsertJoiner(database);
    const taken = newId();
    await join(build('first', taken));
    const results = await Promise.allSettled([
      join(build('a')),
      join(build('again', taken)),
      join(build('b')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { code: '23505' } });
    expect((await readLabels()).map(({ text }) => text)).toEqual(['a', 'b', 'first']);
  });

  test('inserts of other tables or columns have statements of their own', async () => {
    const join = createInsertJoiner(database);
    const parcel = build('x').slice(0, 1);
    expect(await countInserts(() => Promise.all([join(build('a')), join(parcel), join(build('b'))]))).toBe(2);
  });

  test('after an outage nothing is repeated: the rows may be there', async () => {
    const join = createInsertJoiner(database);
    const outage = Object.assign(new Error('gone'), { code: '57P01' });
    const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => Promise.reject(outage));
    const results = await Promise.allSettled([join(build('a')), join(build('b'))]);
    const { length } = failing.mock.calls;
    failing.mockRestore();
    expect(results).toMatchObject([{ reason: outage }, { reason: outage }]);
    expect(length).toBe(1);
  });
});
