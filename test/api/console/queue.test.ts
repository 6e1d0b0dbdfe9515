import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { logIn, type OperatorBrowser } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { createFakeClock } from '../../support/fake-clock';
import { setPerson } from '../../support/person';
import { makeReview } from '../../support/reviews';

describeOneDatabase('the console’s queue', (makeApi) => {
  let api: Api;
  let browser: OperatorBrowser;
  beforeAll(async () => {
    // a Tuesday, 10:00 in Toronto
    api = await makeApi({
      clock: createFakeClock(new Date('2026-11-24T15:00:00Z')),
      config: { trustProxy: 1 },
    });
  });
  beforeEach(async () => {
    browser = await logIn(api);
    await api.database.deleteFrom('review').execute();
  });

  const operatorId = async (): Promise<string> =>
    (await api.database.selectFrom('operator').select('id').limit(1).executeTakeFirstOrThrow()).id;
  const put = async (state: 'decided' | 'asked', ids: readonly string[]) =>
    api.database
      .updateTable('review')
      .set({
        state,
        ...(state === 'decided' && { decided_at: api.clock.now(), operator_id: await operatorId() }),
      })
      .where('id', 'in', [...ids])
      .execute();
  const show = async (query = ''): Promise<string> => {
    const { status, body } = await browser.get(`/operator${query}`);
    expect(status).toBe(200);
    return body;
  };
  const idsOn = (page: string): string[] =>
    [...page.matchAll(/href="\/operator\/reviews\/([^"]+)"/g)].map(([, id = '']) => id);
  /** What a person reads, tags left out. */
  const wordsOn = (page: string): string =>
    page
      .replaceAll(/<title>.*<\/title>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

  test('lists each review with its subject, age and due time, the most urgent first', async () => {
    const documents = await makeReview(api, 'documents', { cartTotal: 1234.56 });
    api.clock.advance({ minutes: 40 });
    const referred = await makeReview(api, 'referred', { cartTotal: 25_000 });
    api.clock.advance({ minutes: 140 });
    browser = await logIn(api);
    const page = await show();
    expect(idsOn(page)).toEqual([referred.reviewId, documents.reviewId]);
    const words = wordsOn(page);
    expect(words).toContain(
      'Bistro du Nord On time due in 1 h 40 min (Tue 14:40) Referred by the rules Northern Supply $25,000 2 h 20 min ago Tue, Nov 24, 10:40',
    );
    expect(words).toContain(
      'Bistro du Nord On time due Wed, Nov 25, 10:00 (5 h in business hours) Documents in place of a bank connection Northern Supply $1,234.56 3 h ago Tue, Nov 24, 10:00',
    );
    // a page that changes under a reader is hard for some: only on demand
    expect(page).not.toContain('http-equiv="refresh"');
    expect(page).toContain('href="/operator?auto=1"');
    expect(await show('?auto=1')).toContain('<meta http-equiv="refresh" content="60;url=/operator?auto=1"/>');
  });

  test('explains urgency and lateness in words', async () => {
    await makeReview(api, 'referred');
    api.clock.advance({ minutes: 200 });
    browser = await logIn(api);
    expect(wordsOn(await show())).toMatch(/Due soon due in 40 min \(/);
    api.clock.advance({ minutes: 65 });
    browser = await logIn(api);
    expect(wordsOn(await show())).toMatch(/Overdue overdue by 25 min \(/);
  });

  test('has a tab with a count for each state, and a text for an empty one', async () => {
    expect(wordsOn(await show())).toContain(
      'To review 0 To confirm 0 Awaiting applicant 0 Decided 0 No applications to review.',
    );
    const made = await Promise.all([1, 2, 3, 4].map(() => makeReview(api)));
    const [open, asked, ...decided] = made.map(({ reviewId }) => reviewId);
    await put('asked', [asked ?? '']);
    await put('decided', decided);
    expect(wordsOn(await show())).toContain('To review 1 To confirm 0 Awaiting applicant 1 Decided 2');
    expect(idsOn(await show())).toEqual([open]);
    expect(idsOn(await show('?state=asked'))).toEqual([asked]);
    const page = await show('?state=decided');
    expect(idsOn(page).sort()).toEqual(decided.sort());
    const { name } = await api.database
      .selectFrom('operator')
      .select('name')
      .where('id', '=', await operatorId())
      .executeTakeFirstOrThrow();
    expect(wordsOn(page)).toMatch(new RegExp(`Tue, Nov 24, \\d\\d:\\d\\d by ${name}, on time`));
    expect(page).toContain('aria-current="page">Decided');
    const refreshed = await show('?state=decided&auto=1');
    expect(refreshed).toContain('content="60;url=/operator?state=decided&amp;auto=1"');
  });

  test('pages without duplicates or gaps', async () => {
    const made: string[] = [];
    for (let index = 0; index < 27; index += 1) made.push((await makeReview(api)).reviewId);
    const first = await show();
    const next = /href="(\/operator\?after=[^"]+)">Next page/.exec(first)?.[1] ?? '';
    const second = await show(next.replace('/operator', ''));
    expect([idsOn(first).length, idsOn(second).length]).toEqual([25, 2]);
    expect([...idsOn(first), ...idsOn(second)].sort()).toEqual(made.sort());
    expect(second).not.toContain('Next page');
    expect(second).toContain('href="/operator">First page');
  });

  test('shows an application whose business has no name yet', async () => {
    const { applicationId } = await makeReview(api, 'referred');
    await setPerson(api, applicationId, { business: null });
    expect(wordsOn(await show())).toContain('Unnamed business');
  });
});
