import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../server/src/platform/database/ids';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { readPerson } from '../../../support/person';
import { makeReview } from '../../../support/reviews';
import { testTiming } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

describeEachDatabase('the mail outbox', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });
  const find = (id: string) =>
    api.database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  /** A mail without a job, as an earlier version of the program left it, or a job that gave up. */
  const makeStranded = async (queuedAt: Date): Promise<string> => {
    const { applicationId, reviewId } = await makeReview(api, 'referred');
    const { id: sentId } = await waitUntil(
      () =>
        api.database
          .selectFrom('mail')
          .selectAll()
          .where('application_id', '=', applicationId)
          .where('about', '=', reviewId)
          .executeTakeFirstOrThrow(),
      ({ sent_at }) => sent_at !== null,
      30,
    );
    const id = newId(queuedAt);
    await api.database
      .updateTable('mail')
      .set({ id, queued_at: queuedAt, locked_until: null, sent_at: null, refused_at: null })
      .where('id', '=', sentId)
      .execute();
    return id;
  };
  const before = (minutes: number) => new Date(api.clock.now().getTime() - minutes * 60_000);

  test('the sweep sends overdue mails once', async () => {
    const id = await makeStranded(before(5));
    await api.services.mails.sweep();
    await api.services.mails.sweep();
    const mail = await waitUntil(
      () => find(id),
      (found) => found?.sent_at !== null,
      30,
    );
    expect(mail).toMatchObject({ sent_at: expect.any(Date), refused_at: null });
    const { email } = await readPerson(api, mail?.application_id ?? '');
    const sent = await api.database
      .selectFrom('outbox_message')
      .select('subject')
      .where('recipient', '=', email ?? '')
      .where('channel', '=', 'mail')
      .execute();
    // once by its own job, once by the sweep
    expect(sent.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^Tamarack – A person is reviewing your application – ./)),
    );
  });

  test('the sweep ignores mails that are new, and those that have expired', async () => {
    const [fresh, old] = [await makeStranded(before(0)), await makeStranded(before(4 * 24 * 60))];
    const overdue = await makeStranded(before(5));
    await api.services.mails.sweep();
    await waitUntil(
      () => find(overdue),
      (found) => found?.sent_at !== null,
      30,
    );
    for (const id of [fresh, old]) expect(await find(id)).toMatchObject({ sent_at: null, refused_at: null });
  });

  test('a mail of a later release is left to a process that can compose it', async () => {
    const id = await makeStranded(before(5));
    await sql`update mail set kind = 'laterKind' where id = ${id}`.execute(api.database);
    await api.services.mails.sweep();
    const readJob = sql<{ state: string }>`
      select state from pgboss.job where name = 'mail' and data ->> 'mailId' = ${id} and singleton_key = ${id}`;
    await waitUntil(
      async () => (await readJob.execute(api.database)).rows[0]?.state,
      (state) => state === 'retry',
      30,
    );
    // whoever comes next does not wait for a lock
    expect(await find(id)).toMatchObject({ locked_until: null, sent_at: null, refused_at: null });
  });
});
