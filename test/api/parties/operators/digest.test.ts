import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { listMailsTo } from '../../../support/mails';
import { testBrowser } from '../../../support/operator-access';
import { makeOperator, makeReview, waitForOperatorMail } from '../../../support/reviews';
import { advanceTo, createPhone } from '../../../support/verification';

describeEachDatabase('the daily digest of operators', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    // Tuesday, 10:00 in Toronto
    api = await makeApi({ clock: createFakeClock(new Date('2026-11-24T15:00:00Z')) });
  });

  test('tells every admin once what was done and what was unusual, without anything about applicants', async () => {
    const admin = await makeOperator(api, 'Admin', { roles: ['admin'] });
    const busy = await makeOperator(api, 'Busy Bee');
    const late = await makeOperator(api, 'Night Owl');
    const { reviewId } = await makeReview(api);
    for (let n = 0; n < 3; n += 1) await busy.get(`/reviews/${reviewId}`);
    await busy.decide(reviewId, { decision: 'approve', limit: 9_000 });
    const { operatorSessions, operatorDigest } = api.services;
    for (let n = 0; n < 6; n += 1)
      await operatorSessions.logInWithKey({
        key: `op_${n}`,
        client: 'here',
        browser: testBrowser,
        formerToken: null,
      });
    // 22:00 in Toronto: the same day
    api.clock.advance({ minutes: 12 * 60 });
    await late.get(`/reviews/${reviewId}`);
    const stranger = await advanceTo(api, 'eligible');
    for (let n = 0; n < 5; n += 1) await stranger.post('/v1/verification/phone', { phone: createPhone() });
    // the next day
    api.clock.advance({ minutes: 9 * 60 });
    await late.get(`/reviews/${reviewId}`);
    for (let n = 0; n < 3; n += 1) await operatorDigest.queue();

    const { text, subject } = await waitForOperatorMail(api, admin.email, /Operators on/);
    expect(subject).toContain('November\u00a024, 2026');
    expect(text).toContain('Busy Bee: 3 application views, 3 looks at SIN digits, 1 act on reviews');
    expect(text).toContain('Night Owl: 1 application view, 1 look at SIN digits, 1 out of hours');
    expect(text).toMatch(/Unusual:\n\n- Night Owl: worked out of hours\n- .*: many failed logins/);
    expect(text).toContain('many failed logins; codes were sent to many numbers from one place');
    expect(text).toContain('1 alarm on codes to many numbers');
    expect(text).not.toMatch(/Bistro|Tremblay|Maya/);
    const mails = await listMailsTo(api, admin.email);
    expect(mails.filter(({ kind }) => kind === 'operatorDigest')).toHaveLength(1);
  });
});
