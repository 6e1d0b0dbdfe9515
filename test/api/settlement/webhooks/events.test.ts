import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api, TestMerchant } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { createMerchantClient, type MerchantClient } from '../../../support/merchant-client';
import { type MerchantServer, startMerchantServer, verifySignature } from '../../../support/merchant-server';
import { readPerson } from '../../../support/person';
import { sendMerchantAction } from '../../../support/returning-customers';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

describeEachDatabase('merchant events', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    api = await makeApi({ clock: createRealTimeClock() });
    server = await startMerchantServer();
  });
  afterAll(() => server.close());

  /** A merchant of its own, and an endpoint of its own path. */
  const setUp = async () => {
    const merchant = await api.makeMerchant();
    const calls = createMerchantClient(api, merchant);
    const path = `/${randomUUID()}`;
    const { secret } = await calls.createEndpoint(server.url(path));
    return { merchant, calls, path, secret };
  };
  const types = async (calls: MerchantClient): Promise<string[]> =>
    (await calls.listEvents()).map(({ type }) => type).reverse();

  const makeSigned = async (merchant: TestMerchant): Promise<ApprovedApplicant> => {
    const person = await makeApplicantWithOption(api, { merchant });
    const { status } = await sign(person, await readAgreement(person));
    if (status !== 200) throw new Error(`signing answered ${status}`);
    return person;
  };

  test('an event has the tracking and the platform of its page, for its merchant alone', async () => {
    const { merchant, calls } = await setUp();
    const platform = { renderType: 'Standalone' as const };
    const tracking = { gclid: 'Cj0', utmCampaign: 'spring' };
    const { checkoutId } = await api.session({ platform, tracking }, { merchant });
    await sendMerchantAction(api, checkoutId, 'cancel', {}, { merchant });
    const [event] = await calls.listEvents();
    expect(event?.data).toMatchObject({ checkoutId, status: 'cancelled', platform, tracking });
    const { items } = await createMerchantClient(api, await api.makeMerchant())
      .get<{ items: readonly unknown[] }>('events')
      .then(({ body }) => body);
    expect(items).toEqual([]);
  });

  test('a purchase from approval to refund sends each event once, signed, with its data', async () => {
    const { merchant, calls, path, secret } = await setUp();
    const person = await makeSigned(merchant);
    await person.post('/v1/purchase/complete');
    await person.post('/v1/purchase/complete');
    await sendMerchantAction(
      api,
      person.checkoutId,
      'refunds',
      { amount: 12.34, reason: 'Élodie Côté asked' },
      { merchant },
    );
    expect(await types(calls)).toEqual([
      'checkout.approved',
      'agreement.signed',
      'checkout.completed',
      'checkout.refunded',
    ]);
    const checkout = {
      checkoutId: person.checkoutId,
      requestSource: 'tamarackDirectApp',
      orderReference: 'PO-1182',
      cartTotal: 8000,
      invoice: null,
      currency: 'CAD',
      createdBy: 'page',
      lineItems: [],
      metadata: {},
      captureMethod: 'automatic',
      authorization: null,
      platform: null,
      tracking: null,
    };
    const [approved] = await server.waitForEvents(path, 'checkout.approved');
    expect(approved?.data).toEqual({ ...checkout, status: 'approved', financedAmount: null });
    const [signed] = await server.waitForEvents(path, 'agreement.signed');
    expect(signed?.data).toEqual({
      ...checkout,
      status: 'approved',
      financedAmount: 8000,
      termWeeks: 12,
      signedAt: api.clock.now().toISOString(),
    });
    const [completed] = await server.waitForEvents(path, 'checkout.completed');
    expect(completed?.data).toEqual({ ...checkout, status: 'completed', financedAmount: 8000 });
    const [refunded] = await server.waitForEvents(path, 'checkout.refunded');
    expect(refunded?.data).toEqual({
      ...checkout,
      status: 'completed',
      financedAmount: 8000,
      refund: { refundId: expect.any(String), amount: 12.34 },
      refunded: 12.34,
    });
    const mine = server.received.filter((one) => one.path === path);
    expect(mine).toHaveLength(4);
    for (const one of mine) {
      expect(verifySignature(one, secret).id).toBe(one.headers['webhook-id']);
      expect(one.headers['content-type']).toBe('application/json');
    }
    expect(await calls.getEvent(completed?.id ?? '')).toMatchObject({
      type: 'checkout.completed',
      timestamp: completed?.timestamp,
      data: completed?.data,
      deliveries: [{ state: 'delivered', attempts: 1, lastStatus: 204, nextTryAt: null }],
    });
  });

  test('no event contains anything the applicant entered about themselves', async () => {
    const { merchant, path } = await setUp();
    const person = await makeSigned(merchant);
    await sendMerchantAction(api, person.checkoutId, 'refunds', { reason: 'for Élodie' }, { merchant });
    await server.waitForEvents(path, 'checkout.refunded');
    const row = await readPerson(api, person.applicationId);
    const said = [
      ...Object.values(row.personal ?? {}),
      ...Object.values(row.business ?? {}),
      row.email,
      row.phone,
      person.customerId,
      person.applicationId,
      'Élodie',
      '46454286',
    ].filter((value): value is string => typeof value === 'string' && value.length > 2);
    expect(said.length).toBeGreaterThan(10);
    const told = server.received.filter((one) => one.path === path);
    expect(told.length).toBeGreaterThan(2);
    for (const { body, headers } of told)
      for (const value of said) expect(`${body}${JSON.stringify(headers)}`).not.toContain(value);
  });

  test('leaving and returning: abandoned is not final', async () => {
    const { merchant, calls } = await setUp();
    const person = await makeApprovedApplicant(api, { merchant, qualification: 'open' });
    const { sessionToken, checkoutId } = person;
    for (const _ of [1, 2]) await person.post('/v1/application/abandon', { sessionToken, checkoutId });
    const again = await api.session({ cartTotal: 8000 }, { merchant, resumeCookie: person.resumeCookie });
    await again.post('/v1/qualification/accept', { part: 'full' });
    expect(await types(calls)).toEqual(['checkout.abandoned', 'checkout.approved']);
  });

  test('cancelling by the merchant makes one event, however often it is repeated', async () => {
    const { merchant, calls, path } = await setUp();
    const person = await makeApplicantWithOption(api, { merchant });
    for (const _ of [1, 2]) await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant });
    const [cancelled] = await server.waitForEvents(path, 'checkout.cancelled');
    expect(cancelled?.data).toMatchObject({ checkoutId: person.checkoutId, status: 'cancelled' });
    expect((await types(calls)).filter((type) => type === 'checkout.cancelled')).toHaveLength(1);
  });

  test('a rolled-back change creates no event', async () => {
    const { merchant, calls, path } = await setUp();
    const person = await makeSigned(merchant);
    const { finish } = api.services.idempotency;
    api.services.idempotency.finish = () => Promise.reject(new Error('the database is gone'));
    try {
      const headers = { authorization: `Bearer ${merchant.secretKey}`, 'idempotency-key': randomUUID() };
      const url = `/v1/merchant/checkouts/${person.checkoutId}/refunds`;
      expect((await api.call('POST', url, { headers, body: {} })).status).toBe(500);
    } finally {
      api.services.idempotency.finish = finish;
    }
    await calls.post(`checkouts/${person.checkoutId}/refunds`, { amount: 1 });
    await server.waitForEvents(path, 'checkout.refunded');
    const refunds = (await types(calls)).filter((type) => type === 'checkout.refunded');
    expect(refunds).toHaveLength(1);
    const told = server.received.filter(
      ({ path: to, body }) => to === path && body.includes('checkout.refunded'),
    );
    expect(told).toHaveLength(1);
  });

  test('each endpoint gets the types it subscribes to; an event without a subscriber is listed too', async () => {
    const merchant = await api.makeMerchant();
    const calls = createMerchantClient(api, merchant);
    const [all, some, none] = [`/${randomUUID()}`, `/${randomUUID()}`, `/${randomUUID()}`];
    await calls.createEndpoint(server.url(all));
    await calls.createEndpoint(server.url(some), ['checkout.cancelled']);
    const off = await calls.createEndpoint(server.url(none));
    await calls.patch(`webhook-endpoints/${off.endpointId}`, { enabled: false });
    const person = await makeApplicantWithOption(api, { merchant });
    await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant });
    await server.waitForEvents(all, 'checkout.cancelled');
    await server.waitForEvents(some, 'checkout.cancelled');
    await server.waitForEvents(all, 'checkout.approved');
    const to = (path: string) => server.received.filter((one) => one.path === path).length;
    expect([to(all), to(some), to(none)]).toEqual([2, 1, 0]);

    const silent = await api.makeMerchant();
    const other = await makeApplicantWithOption(api, { merchant: silent });
    await sendMerchantAction(api, other.checkoutId, 'cancel', {}, { merchant: silent });
    const listed = await createMerchantClient(api, silent).listEvents();
    expect(listed.map(({ type }) => type)).toEqual(['checkout.cancelled', 'checkout.approved']);
    expect((await createMerchantClient(api, silent).getEvent(listed[0]?.eventId ?? '')).deliveries).toEqual(
      [],
    );
  });

  describe('the list', () => {
    test('lists events page by page, newest first, by type and by delivery status', async () => {
      const { merchant, calls, path } = await setUp();
      for (const _ of [1, 2, 3]) {
        const person = await makeApplicantWithOption(api, { merchant });
        await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant });
        api.clock.advance({ seconds: 1 });
      }
      await server.waitForEvents(path, 'checkout.cancelled', 3);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { items: { eventId: string }[]; nextCursor: string | null } = (
          await calls.get<{ items: { eventId: string }[]; nextCursor: string | null }>(
            `events?limit=4${cursor && `&cursor=${cursor}`}`,
          )
        ).body;
        seen.push(...page.items.map(({ eventId }) => eventId));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size).toBe(6);
      expect(seen).toEqual([...seen].sort().reverse());
      expect(await calls.listEvents('?type=checkout.cancelled')).toHaveLength(3);
      expect(await calls.listEvents('?delivery=failed')).toEqual([]);
      expect((await calls.get('events?cursor=nonsense')).problem.type).toBe('validation-failed');
      expect((await calls.get('events?type=checkout.nonsense')).problem.type).toBe('validation-failed');
    });

    test('lists only the merchant’s own events', async () => {
      const { merchant, calls } = await setUp();
      const person = await makeApplicantWithOption(api, { merchant });
      await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant });
      const [event] = await calls.listEvents();
      const other = createMerchantClient(api, await api.makeMerchant());
      expect(await other.listEvents()).toEqual([]);
      for (const id of [event?.eventId, randomUUID(), 'no-id']) {
        expect((await other.get(`events/${id}`)).problem.type).toBe('not-found');
        expect((await other.post(`events/${id}/resend`)).problem.type).toBe('not-found');
      }
      const { endpointId } = await other.createEndpoint(server.url('/other'));
      const theirs = await calls.post(`events/${event?.eventId}/resend`, { endpointId });
      expect(theirs.problem.type).toBe('not-found');
    });

    test('events are deleted after 90 days', async () => {
      const { merchant, calls, path } = await setUp();
      const person = await makeApplicantWithOption(api, { merchant });
      await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant });
      await server.waitForEvents(path, 'checkout.cancelled');
      await server.waitForEvents(path, 'checkout.approved');
      const delivered = async () => (await calls.listEvents('?delivery=delivered')).length;
      await expect.poll(delivered).toBe(2);
      api.clock.advance({ hours: 89 * 24 });
      await api.services.merchantEvents.sweep();
      expect(await calls.listEvents()).toHaveLength(2);
      api.clock.advance({ hours: 25 });
      await api.services.merchantEvents.sweep();
      expect(await calls.listEvents()).toEqual([]);
    });
  });
});
