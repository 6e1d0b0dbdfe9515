import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { eraseCheckouts, listPersonCheckouts } from '../../../../server/src/intake/checkouts';
import { inTransaction } from '../../../../server/src/platform/database';
import type { Api } from '../../../support/api';
import { countRows } from '../../../support/count-rows';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { findColumns } from '../../../support/find-columns';
import { createMerchantClient } from '../../../support/merchant-client';
import { enterOrder, makeOrder, openOrder, postOrder } from '../../../support/orders';
import { getApplicationId, sendMerchantAction } from '../../../support/returning-customers';
import { testTiming } from '../../../support/scoring';
import { createPhone, verifyPhone } from '../../../support/verification';
import { walkTo } from '../../../support/walk-to';

const lineItems = [
  { name: 'Oven', reference: 'OV-1', quantity: 2, amount: 1800 },
  { name: 'Discount', reference: null, quantity: 1, amount: -0.5 },
];

describeMostlyOneDatabase('checkouts of a merchant’s server', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming, capturesLater: false } });
  });

  /** Rows that a call could add; jobs of earlier tests add others. */
  const countOwn = async () => {
    const { application, checkout, checkout_order, session, audit_event } = await countRows(api.database);
    return { application, checkout, checkout_order, session, audit_event };
  };
  const lookUp = async (checkoutId: string) =>
    (await createMerchantClient(api).get<Record<string, unknown>>(`checkouts/${checkoutId}`)).body;
  const listActs = async (checkoutId: string): Promise<readonly unknown[]> => {
    const events = await api.database
      .selectFrom('audit_event')
      .select(['act', 'actor', 'details'])
      .orderBy('id')
      .execute();
    return events.flatMap(({ act, actor, details }) =>
      details['checkoutId'] === checkoutId ? [[act, actor]] : [],
    );
  };

  testEach('a server creates one, and a page opens it, in two tabs too', async () => {
    const order = {
      cartTotal: 1799.5,
      orderReference: 'A-7',
      redirectUrl: `${api.merchant.origin}/thanks`,
      lineItems,
      metadata: { warehouse: 'Laval' },
    };
    const { status, body: made } = await postOrder(api, order);
    expect(status).toBe(201);
    expect(made).toEqual({
      checkoutId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      clientToken: expect.stringMatching(/^ct_[\w-]{43}$/),
      expiresAt: new Date(api.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    expect(await lookUp(made.checkoutId)).toMatchObject({
      status: 'started',
      cartTotal: order.cartTotal,
      orderReference: 'A-7',
      createdBy: 'server',
      lineItems: order.lineItems,
      metadata: order.metadata,
      clientTokenExpiresAt: made.expiresAt,
    });
    expect(await findColumns(api, [made.clientToken])).toEqual([]);
    const { body: found } = await createMerchantClient(api).get<{ items: readonly unknown[] }>(
      'checkouts?orderReference=a-7&amount=1799.50&status=started',
    );
    expect(found.items).toMatchObject([{ checkoutId: made.checkoutId, createdBy: 'server' }]);

    const first = await enterOrder(api, made.clientToken);
    const second = await enterOrder(api, made.clientToken, { resumeCookie: first.resumeCookie });
    expect([first.checkoutId, second.checkoutId]).toEqual([made.checkoutId, made.checkoutId]);
    for (const tab of [first, second])
      expect(await tab.view()).toMatchObject({
        facts: { cartTotal: order.cartTotal },
        redirectUrl: order.redirectUrl,
      });
    expect(await lookUp(made.checkoutId)).toMatchObject({ platform: null });
    const platform = { renderType: 'Standalone' as const };
    await openOrder(api, made.clientToken, { resumeCookie: first.resumeCookie }, { platform });
    expect(await lookUp(made.checkoutId)).toMatchObject({ platform });
    expect(await listActs(made.checkoutId)).toEqual([
      ['checkout.created', `merchant:${api.merchant.id}`],
      ['checkout.started', 'applicant'],
      ['checkout.resumed', 'applicant'],
      ['checkout.resumed', 'applicant'],
    ]);
  });

  testEach('no page changes it: a cart of the same device is another checkout', async () => {
    const { checkoutId, clientToken } = await makeOrder(api, { cartTotal: 3000, orderReference: 'A-8' });
    const { resumeCookie } = await enterOrder(api, clientToken);
    const { status, body } = await api.checkout({ cartTotal: 600, orderReference: 'A-8' }, { resumeCookie });
    expect(status).toBe(200);
    expect(body.checkoutId).not.toBe(checkoutId);
    expect(await lookUp(checkoutId)).toMatchObject({ cartTotal: 3000, createdBy: 'server' });
    expect(await lookUp(body.checkoutId)).toMatchObject({ cartTotal: 600, createdBy: 'page' });
    // and the first is still there
    expect((await openOrder(api, clientToken)).body).toMatchObject({ checkoutId, cartTotal: 3000 });
  });

  test('a server that does not offer capture on shipment refuses its order', async () => {
    const refused = await postOrder(api, { captureMethod: 'manual' });
    expect([refused.status, refused.problem.errors?.[0]]).toMatchObject([
      400,
      { path: '/captureMethod', code: 'captureUnavailable' },
    ]);
    const { checkoutId } = await makeOrder(api, { captureMethod: 'automatic' });
    expect(await lookUp(checkoutId)).toMatchObject({ captureMethod: 'automatic', authorization: null });
  });

  test('options beside the token are refused by name, and change nothing', async () => {
    const { clientToken } = await makeOrder(api);
    const before = await countOwn();
    const { status, problem } = await openOrder(
      api,
      clientToken,
      {},
      { cartTotal: 600, orderReference: 'B' },
    );
    expect([status, problem.code]).toEqual([400, 'TC-1000-06']);
    expect(problem.detail).toContain('cartTotal, orderReference');
    const expected = 'nothing beside clientToken';
    expect(problem.errors).toMatchObject([
      { path: '/cartTotal', expected, received: '600' },
      { path: '/orderReference', expected, received: 'a string of 1 character' },
    ]);
    expect(await countOwn()).toEqual(before);
  });

  test('a token opens nothing with another merchant’s key, from another origin, or changed', async () => {
    const { clientToken } = await makeOrder(api);
    const other = await api.makeMerchant();
    const before = await countOwn();
    const answers = [
      await openOrder(api, clientToken, { merchant: other }),
      await openOrder(api, `${clientToken}x`),
      await openOrder(api, clientToken, { headers: { origin: 'https://elsewhere.example' } }),
      await openOrder(api, clientToken, { headers: { merchantkey: api.merchant.secretKey } }),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual([
      'TC-1000-05',
      'TC-1000-05',
      'TC-1000-02',
      'TC-1000-01',
    ]);
    expect(await countOwn()).toEqual(before);
  });

  test('an expired token begins nothing, and does not end what was begun', async () => {
    const expiresAt = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
    const { checkoutId, clientToken } = await makeOrder(api, { expiresAt });
    const { resumeCookie } = await enterOrder(api, clientToken);
    api.clock.advance({ minutes: 60 });
    const late = await openOrder(api, clientToken);
    expect([late.status, late.problem.type]).toEqual([401, 'session-expired']);
    expect(late.problem.detail).toContain('expired');
    expect((await enterOrder(api, clientToken, { resumeCookie })).checkoutId).toBe(checkoutId);
  });

  test('on another device than the applicant’s, the session is locked', async () => {
    const { checkoutId, clientToken } = await makeOrder(api);
    const person = await enterOrder(api, clientToken);
    await person.put('/v1/application/eligibility', { eligible: true });
    await verifyPhone(api, person, createPhone());
    await api.call('POST', '/v1/application/abandon', {
      body: { sessionToken: person.sessionToken, checkoutId },
    });
    const acts = await listActs(checkoutId);
    const stranger = await enterOrder(api, clientToken);
    expect((await stranger.view()).facts).toMatchObject({ locked: true, phoneVerified: false });
    // it is still the applicant's to go on
    expect(await lookUp(checkoutId)).toMatchObject({ status: 'abandoned' });
    expect(await listActs(checkoutId)).toEqual(acts);
    const { resumeCookie } = person;
    const again = await enterOrder(api, clientToken, { resumeCookie });
    expect((await again.view()).facts).toMatchObject({ locked: false, phoneVerified: true });
    expect(await lookUp(checkoutId)).toMatchObject({ status: 'started' });
  });

  test('an order is financed as ordered, and its page hears so again after a lost response', async () => {
    const order = { cartTotal: 4321.09, orderReference: 'A-11' };
    const { checkoutId, clientToken } = await makeOrder(api, order);
    const person = await walkTo(api, 'completed', { person: await enterOrder(api, clientToken) });
    expect(await lookUp(checkoutId)).toMatchObject({
      ...order,
      status: 'completed',
      financing: { amount: order.cartTotal },
    });
    const { resumeCookie } = person;
    const again = await enterOrder(api, clientToken, { resumeCookie });
    expect(again.checkoutId).toBe(checkoutId);
    expect((await again.view()).facts).toEqual((await person.view()).facts);
  });

  test('a cancelled one opens no more, and its event has what was ordered', async () => {
    const merchant = await api.makeMerchant();
    const order = { cartTotal: 900, lineItems: [{ name: 'Oven', amount: 900 }], metadata: { a: 'b' } };
    const { checkoutId, clientToken } = await makeOrder(api, order, { merchant });
    expect((await sendMerchantAction(api, checkoutId, 'cancel', {}, { merchant })).status).toBe(200);
    const { status, problem } = await openOrder(api, clientToken, { merchant });
    expect([status, problem.type]).toEqual([401, 'session-expired']);
    const { timeline } = await api.services.lookups.getDetails(merchant.id, checkoutId);
    expect(timeline.map(({ what }) => what)).toEqual(['created', 'cancelled']);
    const [event] = await createMerchantClient(api, merchant).listEvents();
    expect(event).toMatchObject({
      type: 'checkout.cancelled',
      data: {
        checkoutId,
        createdBy: 'server',
        lineItems: [{ name: 'Oven', reference: null, quantity: 1, amount: 900 }],
        metadata: { a: 'b' },
      },
    });
  });

  test('erased with its application, it keeps neither what was ordered nor its token', async () => {
    const order = await makeOrder(api, { cartTotal: 900, lineItems: [{ name: 'Oven', amount: 900 }] });
    const { checkoutId, clientToken } = order;
    const id = await getApplicationId(api, order);
    expect(await listPersonCheckouts(api.database, [id])).toMatchObject([{ lineItems: [{ name: 'Oven' }] }]);
    await inTransaction(api.database, (trx) => eraseCheckouts(trx, [id], { purchaseKept: false }));
    expect(await lookUp(checkoutId)).toMatchObject({ createdBy: 'server', lineItems: [], metadata: {} });
    expect((await openOrder(api, clientToken)).problem.code).toBe('TC-1000-05');
  });

  test('a repeated call under its key creates one', async () => {
    const key = randomUUID();
    const first = await postOrder(api, { orderReference: 'A-9' }, { key });
    const before = await countOwn();
    const second = await postOrder(api, { orderReference: 'A-9' }, { key });
    expect(second.body).toEqual(first.body);
    expect(await countOwn()).toEqual(before);
    const other = await postOrder(api, { orderReference: 'A-10' }, { key });
    expect(other.problem.type).toBe('idempotency-conflict');
  });

  test.each([
    [
      'a total under the minimum',
      { cartTotal: 499.99 },
      /^cartTotal: expected at least 500, the merchant’s minimum purchase, received 499\.99\.$/,
    ],
    [
      'lines that add up to another total',
      { lineItems: [{ name: 'Oven', amount: 1 }] },
      /^lineItems: expected amounts that add up to cartTotal, 2500, received amounts that add up to 1\.$/,
    ],
    ['another currency', { currency: 'USD' as 'CAD' }, /^currency: expected "CAD", received "USD"\.$/],
    [
      'an unknown field',
      { total: 900 },
      /^total: expected only the fields cartTotal, .*, received an unknown field\. Did you mean cartTotal\?$/,
    ],
    [
      'an unknown field of a line',
      { lineItems: [{ name: 'Oven', amount: 2500, sku: 'OV-1' }] },
      /^lineItems\/0\/sku: expected only the fields name, reference, quantity, amount, received an unknown field\.$/,
    ],
    [
      '21 values',
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, ''])) },
      /^metadata: expected at most 20 values, received an object\.$/,
    ],
    [
      'a redirect elsewhere',
      { redirectUrl: 'https://elsewhere.example/?email=ada' },
      /^redirectUrl: expected .*, received one on https:\/\/elsewhere\.example\.$/,
    ],
  ])('%s is refused with what was expected and what came, and creates nothing', async (_name, wrong, detail) => {
    const before = await countOwn();
    const { status, problem } = await postOrder(api, wrong as never);
    expect([status, problem.detail]).toEqual([400, expect.stringMatching(detail)]);
    expect(await countOwn()).toEqual(before);
  });

  test('the page’s language applies unless the server named one; a closed merchant creates none', async () => {
    const merchant = await api.makeMerchant();
    const languages: string[] = [];
    const tokens = [
      await makeOrder(api, {}, { merchant }),
      await makeOrder(api, { language: 'en' }, { merchant }),
    ];
    for (const { clientToken } of tokens) {
      const { body } = await openOrder(api, clientToken, { merchant }, { language: 'fr' });
      const id = await getApplicationId(api, body);
      languages.push((await api.services.applications.getRow(id)).language);
    }
    expect(languages).toEqual(['fr', 'en']);
    const { clientToken } = await makeOrder(api, {}, { merchant });
    await api.services.merchants.close(merchant.id, null);
    expect((await postOrder(api, {}, { merchant })).problem.type).toBe('step-not-allowed');
    expect((await openOrder(api, clientToken, { merchant })).problem.code).toBe('TC-1000-04');
  });

  test('the answer says what the first screen shows when the order is opened for the first time', async () => {
    const { clientToken } = await makeOrder(api, { cartTotal: 3000 });
    const first = await openOrder(api, clientToken);
    expect(first.body.firstScreen).toEqual({
      merchant: 'Northern Supply',
      amount: 3000,
      invoiceNumber: null,
    });
    const again = await openOrder(api, clientToken, { resumeCookie: first.cookie ?? '' });
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('firstScreen');
  });
});
