import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { lockApplication } from '../../../../server/src/intake/applications/record/lock';
import { checkoutsTables } from '../../../../server/src/intake/checkouts/tables';
import { type Executor, inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

describeOneDatabase('resuming a checkout', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('the device cookie is HttpOnly and same-site', async () => {
    const { headers } = await api.checkout();
    const cookie = String(headers['set-cookie']);
    for (const part of [
      'HttpOnly',
      'Secure',
      'SameSite=None',
      'Partitioned',
      'Path=/v1/checkout',
      'Max-Age=86400',
    ])
      expect(cookie).toContain(part);
  });

  test('the same device gets a new session on the same checkout, with the new cart', async () => {
    const first = await api.session({ cartTotal: 900 });
    const again = await api.session({ cartTotal: 400 }, { resumeCookie: first.resumeCookie });
    expect(again.checkoutId).toBe(first.checkoutId);
    expect(again.sessionToken).not.toBe(first.sessionToken);
    expect(again.resumeCookie).toBe(first.resumeCookie);
    const { cart_total_cents } = await api.database
      .selectFrom('checkout')
      .select('cart_total_cents')
      .where('id', '=', first.checkoutId)
      .executeTakeFirstOrThrow();
    expect(cart_total_cents).toBe(400_00);
  });

  test('the sessions of both tabs stay valid', async () => {
    const first = await api.session();
    const second = await api.session({}, { resumeCookie: first.resumeCookie });
    for (const { sessionToken, checkoutId } of [first, second])
      await expect(api.services.sessions.authenticate(sessionToken, checkoutId)).resolves.toMatchObject({
        checkoutId,
      });
  });

  test.each([
    ['another entry', { requestSource: 'tamarackPreQualificationWidget' as const }, {}],
    ['a cookie nobody gave out', {}, { resumeCookie: 'A'.repeat(43) }],
  ])('%s starts a new checkout', async (_name, body, options) => {
    const first = await api.session();
    const other = await api.session(body, { resumeCookie: first.resumeCookie, ...options });
    expect(other.checkoutId).not.toBe(first.checkoutId);
  });

  test('another merchant’s page starts a new checkout', async () => {
    const first = await api.session();
    const merchant = await api.makeMerchant();
    const other = await api.session({}, { merchant, resumeCookie: first.resumeCookie });
    expect(other.checkoutId).not.toBe(first.checkoutId);
    expect(other.resumeCookie).not.toBe(first.resumeCookie);
  });

  test('a completed checkout is followed by a new one, once a page has heard of it', async () => {
    const first = await api.session();
    await api.services.checkouts.setStatus(api.database, first.checkoutId, 'completed');
    const unheard = await api.session({}, { resumeCookie: first.resumeCookie });
    expect(unheard.checkoutId).toBe(first.checkoutId);
    expect((await unheard.post('/v1/session/end')).status).toBe(204);
    const next = await api.session({}, { resumeCookie: first.resumeCookie });
    expect(next.checkoutId).not.toBe(first.checkoutId);
  });

  test('two idle hours start a new checkout', async () => {
    const first = await api.session();
    api.clock.advance({ hours: 1, minutes: 59 });
    expect((await api.session({}, { resumeCookie: first.resumeCookie })).checkoutId).toBe(first.checkoutId);
    api.clock.advance({ hours: 2, minutes: 1 });
    expect((await api.session({}, { resumeCookie: first.resumeCookie })).checkoutId).not.toBe(
      first.checkoutId,
    );
  });

  test('resuming does not extend a session: it ends a day after the first one began', async () => {
    let last = await api.session();
    for (let hour = 0; hour < 23; hour++) {
      api.clock.advance({ hours: 1 });
      last = await api.session({}, { resumeCookie: last.resumeCookie });
    }
    expect((await last.get('/v1/application')).status).toBe(200);
    api.clock.advance({ hours: 1 });
    expect((await last.get('/v1/application')).problem.type).toBe('session-expired');
    const next = await api.session({}, { resumeCookie: last.resumeCookie });
    expect(next.checkoutId).not.toBe(last.checkoutId);
  });

  test('the cart cannot change while signing locks the application', async () => {
    const first = await api.session({ cartTotal: 2500 });
    const cart = (executor: Executor) =>
      checkoutsTables(executor)
        .selectFrom('checkout')
        .select(['cart_total_cents as total', 'application_id as applicationId'])
        .where('id', '=', first.checkoutId)
        .executeTakeFirstOrThrow();
    const { applicationId } = await cart(api.database);
    const changing = await inTransaction(api.database, async (trx) => {
      await lockApplication(trx, applicationId);
      const answer = api.checkout({ cartTotal: 9000 }, { resumeCookie: first.resumeCookie });
      await setTimeout(300);
      expect((await cart(trx)).total).toBe(2500_00);
      return { answer };
    });
    expect((await changing.answer).body.checkoutId).toBe(first.checkoutId);
    expect((await cart(api.database)).total).toBe(9000_00);
  });
});
