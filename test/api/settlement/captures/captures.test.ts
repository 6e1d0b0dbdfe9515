import { randomUUID } from 'node:crypto';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { buildSchedule } from '@tamarack/core/lending/schedule';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import {
  capture,
  listCaptureEvents,
  listOwnPayouts,
  listParts,
  lookUp,
  makeAuthorizedPurchase,
  release,
} from '../../../support/captures';
import { readCustomer } from '../../../support/customers';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { listPayouts, refundCheckout } from '../../../support/payouts';
import { getUsedCredit } from '../../../support/signing';
import { waitUntil } from '../../../support/wait-until';

/** Hours. */
const day = 24;

describeMostlyOneDatabase('capture on shipment', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
  });

  test('the signature authorizes: nothing is paid or owed until the merchant captures', async () => {
    const person = await makeAuthorizedPurchase(api);
    const { body } = await lookUp(api, person);
    expect(body).toMatchObject({
      status: 'completed',
      captureMethod: 'manual',
      authorization: { amount: 8000, captured: 0, released: 0 },
      captures: [],
    });
    expect(Date.parse(body.authorization?.expiresAt ?? '') - Date.parse(body.financing?.signedAt ?? '')).toBe(
      30 * 24 * 3_600_000,
    );
    expect(await listOwnPayouts(api, person)).toEqual([]);
    expect(await getUsedCredit(api, person)).toBe(8000_00);
    const completed = (await listCaptureEvents(api, person)).find(
      ({ type }) => type === 'checkout.completed',
    );
    expect(completed?.data).toMatchObject({ captureMethod: 'manual', authorization: body.authorization });
  });

  testEach('parts are paid and owed as they are captured, and the rest returns to the credit', async () => {
    const person = await makeAuthorizedPurchase(api);
    const first = await capture(api, person, 1234.56);
    expect([first.status, first.body.authorization, first.body.captures]).toEqual([
      200,
      expect.objectContaining({ captured: 1234.56, released: 0 }),
      [{ captureId: expect.any(String), amount: 1234.56, capturedAt: api.clock.now().toISOString() }],
    ]);
    api.clock.advance({ hours: 3 * day });
    await capture(api, person, 2000);
    const { body } = await release(api, person);
    expect(body.authorization).toMatchObject({ amount: 8000, captured: 3234.56, released: 4765.44 });
    expect(await getUsedCredit(api, person)).toBe(3234_56);
    expect(await listOwnPayouts(api, person)).toEqual([
      { kind: 'purchase', state: 'pending', amount: 1234.56, isOfCapture: true },
      { kind: 'purchase', state: 'pending', amount: 2000, isOfCapture: true },
    ]);
    const events = await listCaptureEvents(api, person);
    expect(events.map(({ type }) => type)).toEqual([
      'agreement.signed',
      'checkout.completed',
      'checkout.captured',
      'checkout.captured',
      'checkout.released',
    ]);
    expect(events.at(-2)?.data).toMatchObject({
      capture: { captureId: body.captures[1]?.captureId, amount: 2000 },
      captured: 3234.56,
    });
    expect(events.at(-1)?.data).toMatchObject({
      release: { amount: 4765.44, reason: 'merchant' },
      released: 4765.44,
      authorization: body.authorization,
    });
  });

  test('each part is repaid from its own day, at the signed rate; the parts cost what the whole does', async () => {
    const person = await makeAuthorizedPurchase(api, { cartTotal: 2140.5 });
    await capture(api, person, 777.77);
    api.clock.advance({ hours: 10 * day });
    await capture(api, person, 1362.73);
    const parts = await listParts(api, person);
    const option = await api.database
      .selectFrom('payment_option')
      .select(['annual_rate_bps as rate', 'term_weeks as weeks', 'fee_cents as fee'])
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    expect(parts.map(({ fee_cents: fee }) => fee ?? 0).reduce((a, b) => a + b)).toBe(option.fee);
    expect(parts[0]?.fee_cents).toBe(buildSchedule(777_77, option.rate, option.weeks).fee);
    for (const { amount_cents, fee_cents, instalments, due_on, occurred_at } of parts) {
      const paid = (instalments ?? []).reduce((sum, { payment }) => sum + payment, 0);
      expect(paid).toBe(amount_cents + (fee_cents ?? 0));
      expect(due_on).toEqual(buildDueDates(dateIn(occurred_at), option.weeks));
    }
  });

  test('the fixed part of the fee is in the first payout only', async () => {
    const merchant = await api.makeMerchant();
    await api.database
      .updateTable('merchant')
      .set({ fee_rate_bps: 290, fee_fixed_cents: 30_00 })
      .where('id', '=', merchant.id)
      .execute();
    const person = await makeAuthorizedPurchase(api, { merchant });
    await capture(api, person, 1000, { merchant });
    await capture(api, person, 1000, { merchant });
    const fees = (await listPayouts(api, merchant)).map(({ fee }) => fee).toReversed();
    expect(fees).toEqual([59, 29]);
  });

  test('the fixed part of the fee is in the next payout if the first one was refunded before it was paid', async () => {
    const merchant = await api.makeMerchant();
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 290, fixed: 30_00 } }, null);
    const person = await makeAuthorizedPurchase(api, { merchant });
    await capture(api, person, 1000, { merchant });
    await refundCheckout(api, merchant, person, 1000);
    await capture(api, person, 1000, { merchant });
    await capture(api, person, 1000, { merchant });
    const payouts = (await listPayouts(api, merchant)).map(({ state, fee }) => [state, fee]).toReversed();
    expect(payouts).toEqual([
      ['cancelled', 0],
      ['pending', 59],
      ['pending', 29],
    ]);
  });

  test('a capture takes at most what is left', async () => {
    const person = await makeAuthorizedPurchase(api);
    const above = await capture(api, person, 8000.01);
    expect([above.status, above.problem]).toMatchObject([
      400,
      {
        type: 'validation-failed',
        errors: [
          { path: '/amount', code: 'captureAboveLeft', expected: 'at most 8000, which is not captured yet' },
        ],
      },
    ]);
    await capture(api, person, 7999.5);
    expect((await capture(api, person, 0.51)).problem.type).toBe('step-not-allowed');
    expect((await release(api, person)).body.authorization).toMatchObject({
      captured: 7999.5,
      released: 0.5,
    });
  });

  test('what is left after ten captures can only be released', async () => {
    const person = await makeAuthorizedPurchase(api);
    await capture(api, person, 100);
    await sql`insert into authorization_part
        (id, authorization_id, authorized_cents, kind, amount_cents, before_cents, occurred_at, fee_cents, instalments, due_on)
      select gen_random_uuid(), authorization_id, authorized_cents, kind, amount_cents, amount_cents * nth, occurred_at, fee_cents, instalments, due_on
      from authorization_part part, generate_series(1, 9) as nth
      where part.id = ${(await listParts(api, person))[0]?.id ?? ''}::uuid`.execute(api.database);
    expect((await capture(api, person, 100)).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('at most 10 parts'),
    });
    expect((await release(api, person)).body.authorization).toMatchObject({ captured: 1000, released: 7000 });
  });

  test('captures at once take exactly what is left', async () => {
    const person = await makeAuthorizedPurchase(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => capture(api, person, 1000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect((await lookUp(api, person)).body).toMatchObject({
      authorization: { captured: 8000, released: 0 },
      captures: Array.from({ length: 8 }, () => ({ amount: 1000 })),
    });
    expect(await listOwnPayouts(api, person)).toHaveLength(8);
  });

  test('the database refuses a second part of the same state, and a part above the amount', async () => {
    const person = await makeAuthorizedPurchase(api);
    await capture(api, person, 1000);
    const [part] = await listParts(api, person);
    const insert = (before: number, amount: number) =>
      sql`insert into authorization_part (id, authorization_id, authorized_cents, kind, amount_cents, before_cents, occurred_at, reason)
        select ${randomUUID()}::uuid, authorization_id, authorized_cents, 'release', ${amount}::bigint, ${before}::bigint, now(), 'merchant'
        from authorization_part where id = ${part?.id ?? ''}::uuid`.execute(api.database);
    await expect(insert(0, 8000_00)).rejects.toMatchObject({ code: '23505' });
    await expect(insert(1000_00, 7000_01)).rejects.toMatchObject({ code: '23514' });
  });

  test('one key makes one capture', async () => {
    const person = await makeAuthorizedPurchase(api);
    const key = randomUUID();
    const [first, again] = [
      await capture(api, person, 1000, { key }),
      await capture(api, person, 1000, { key }),
    ];
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
    expect((await lookUp(api, person)).body.captures).toHaveLength(1);
    expect((await capture(api, person, 2000, { key })).problem.type).toBe('idempotency-conflict');
  });

  test('the customer is written to at each capture and at the release', async () => {
    const person = await makeAuthorizedPurchase(api);
    const { email } = await readCustomer(api, person.customerId);
    await capture(api, person, 1234.56);
    await release(api, person);
    const mails = await waitUntil(
      () =>
        api.database
          .selectFrom('outbox_message')
          .select(['subject', 'text'])
          .where('recipient', '=', email ?? '')
          .orderBy('id')
          .execute(),
      (found) => found.length >= 3,
    );
    const find = (words: string) => mails.find(({ subject }) => subject?.includes(words))?.text ?? '';
    expect(find('signed agreement')).toContain('You owe nothing yet.');
    const [part] = await listParts(api, person);
    const dates = find('confirmed a shipment of $1,234.56').match(/^- .+ \d{4}: \$\d/gm);
    expect(dates).toHaveLength(part?.due_on?.length ?? 0);
    expect(find('You don’t owe $6,765.44')).toContain('for the $1,234.56 that was shipped don’t change');
  });
});
