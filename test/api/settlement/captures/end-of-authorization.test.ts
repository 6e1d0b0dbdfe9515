import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import {
  capture,
  listCaptureEvents,
  listOwnPayouts,
  listParts,
  lookUp,
  makeAuthorizedPurchase,
  release,
} from '../../../support/captures';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { refundCheckout } from '../../../support/payouts';
import { getUsedCredit } from '../../../support/signing';

const day = 24;
const window = { hours: 30 * day };

describeMostlyOneDatabase('the end of an authorization', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
  });

  test('nothing is captured after a release, and a second release changes nothing', async () => {
    const person = await makeAuthorizedPurchase(api);
    const { body } = await release(api, person);
    expect((await release(api, person)).body).toEqual(body);
    expect((await capture(api, person, 100)).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('was released'),
    });
    expect([await getUsedCredit(api, person), await listOwnPayouts(api, person)]).toEqual([0, []]);
    expect(
      (await listCaptureEvents(api, person)).filter(({ type }) => type === 'checkout.released'),
    ).toHaveLength(1);
  });

  testEach('after 30 days nothing is captured, and the rest is released once', async () => {
    const person = await makeAuthorizedPurchase(api);
    await capture(api, person, 1000);
    api.clock.advance(window);
    const late = await capture(api, person, 1000);
    expect(late.problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringMatching(/expired at \d{4}-\d\d-\d\dT/),
    });
    const { releaseExpired } = api.services.captures;
    await Promise.all([releaseExpired(), releaseExpired()]);
    await releaseExpired();
    expect((await lookUp(api, person)).body.authorization).toMatchObject({ captured: 1000, released: 7000 });
    expect(await getUsedCredit(api, person)).toBe(1000_00);
    const released = (await listCaptureEvents(api, person)).filter(
      ({ type }) => type === 'checkout.released',
    );
    expect(released.map(({ data }) => data['release'])).toEqual([{ amount: 7000, reason: 'expired' }]);
    expect((await capture(api, person, 1000)).problem.detail).toContain('expired at');
    const trail = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'act'])
      .where('application_id', '=', person.applicationId)
      .where('act', 'in', ['checkout.captured', 'checkout.released'])
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { actor: `merchant:${api.merchant.id}`, act: 'checkout.captured' },
      { actor: 'system', act: 'checkout.released' },
    ]);
  });

  test('an authorization is captured until its last second, and not released before it', async () => {
    const person = await makeAuthorizedPurchase(api);
    api.clock.advance({ ...window, seconds: -1 });
    await api.services.captures.releaseExpired();
    expect((await capture(api, person, 8000)).status).toBe(200);
  });

  test('personal data is kept a whole term after the last day of a capture, then to its last payment', async () => {
    const readEnd = async ({ applicationId }: ApprovedApplicant) => {
      const { rows } = await sql<{ ends_on: string }>`
        select ends_on from retained_application where application_id = ${applicationId}`.execute(
        api.database,
      );
      return rows[0]?.ends_on ?? '';
    };
    const person = await makeAuthorizedPurchase(api);
    const open = await readEnd(person);
    expect(open >= addDays(dateIn(api.clock.now()), 30 + 12 * 7)).toBe(true);
    await capture(api, person, 1000);
    expect(await readEnd(person)).toBe(open);
    await release(api, person);
    const [part] = await listParts(api, person);
    expect(await readEnd(person)).toBe(part?.due_on?.at(-1));
    await refundCheckout(api, api.merchant, person);
    expect(await readEnd(person)).toBe(dateIn(api.clock.now()));
    const nothing = await makeAuthorizedPurchase(api);
    await release(api, nothing);
    expect(await readEnd(nothing)).toBe(dateIn(api.clock.now()));
  });
});
