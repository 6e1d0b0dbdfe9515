import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import {
  createInsertJoiner,
  type Executor,
  type Insert,
  newId,
} from '../../../../server/src/platform/database';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';

describeMostlyOneDatabase('inserts of callers that arrive together', (makeApi, { test, testEach }) => {
  let database: Executor;
  beforeAll(async () => {
    ({ database } = await makeApi());
    await sql`create table parcel (id uuid primary key)`.execute(database);
    await sql`create table label (parcel_id uuid not null references parcel, text text not null, made_at timestamptz not null)`.execute(
      database,
    );
  });
  beforeEach(() => sql`truncate parcel, label`.execute(database));
  afterEach(() => vi.useRealTimers());

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

  testEach('each has its own rows, and a statement is shared', async () => {
    const join = createInsertJoiner(database);
    const names = Array.from({ length: 20 }, (_, index) => String(index + 1));
    const statements = await countInserts(() => Promise.all(names.map((name) => join(build(name)))));
    expect(await readLabels()).toEqual(names.map((text) => ({ text, made_at: madeAt })));
    expect(statements).toBe(3);
  });

  testEach('one that the database refuses fails alone, and leaves nothing', async () => {
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

  testEach('inserts of other tables or columns have statements of their own', async () => {
    const join = createInsertJoiner(database);
    const parcel = build('x').slice(0, 1);
    expect(await countInserts(() => Promise.all([join(build('a')), join(parcel), join(build('b'))]))).toBe(2);
  });

  testEach('those who shared a statement share the next one, in whichever turn they call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const join = createInsertJoiner(database);
    await Promise.all([join(build('a')), join(build('b'))]);
    const again = await countInserts(async () => {
      const first = join(build('c'));
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      await Promise.all([first, join(build('d'))]);
    });
    expect(again).toBe(1);
    // one that is then alone waits a moment
    const alone = join(build('e'));
    await vi.advanceTimersByTimeAsync(1);
    await alone;
    expect(await countInserts(() => join(build('f')))).toBe(1);
    expect(await readLabels()).toHaveLength(6);
  });

  testEach('after an outage nothing is repeated: the rows may be there', async () => {
    const join = createInsertJoiner(database);
    const outage = Object.assign(new Error('gone'), { code: '57P01' });
    const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => Promise.reject(outage));
    const results = await Promise.allSettled([join(build('a')), join(build('b'))]);
    const { length } = failing.mock.calls;
    failing.mockRestore();
    expect(results).toMatchObject([{ reason: outage }, { reason: outage }]);
    expect(length).toBe(1);
  });

  // the embedded database runs one statement after the other
  test('nobody waits long for the statement before theirs', async ({ skip }) => {
    skip(inject('postgresUrl') === null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const join = createInsertJoiner(database);
    let answer = (_: unknown): void => {};
    const slow = vi.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const first = join(build('a'));
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    const second = join(build('b'));
    await vi.advanceTimersByTimeAsync(10);
    await second;
    expect(await readLabels()).toHaveLength(1);
    answer({ command: 'INSERT', rowCount: 1, rows: [] });
    await first;
    slow.mockRestore();
  });
});
