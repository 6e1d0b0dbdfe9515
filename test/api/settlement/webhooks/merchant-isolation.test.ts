import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { makeInvoiceLink } from '../../../support/invoice-links';
import { createMerchantClient, type MerchantEvent } from '../../../support/merchant-client';
import { type MerchantServer, startMerchantServer } from '../../../support/merchant-server';
import { getPayout, makePaidMerchant, makePurchase } from '../../../support/payouts';
import { waitUntil } from '../../../support/wait-until';

describeOneDatabase('isolation between merchants', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi();
  });
  afterAll(() => server.close());

  test('a merchant cannot reach another’s links, events, endpoints or payouts by any route', async () => {
    const merchant = await makePaidMerchant(api);
    const other = await api.makeMerchant();
    const mine = createMerchantClient(api, merchant);
    const theirs = createMerchantClient(api, other);
    const { endpointId } = await mine.createEndpoint(server.url(`/${randomUUID()}`));
    const { linkId, invoiceId } = await makeInvoiceLink(api, {}, { merchant });
    const [event] = await mine.listEvents();
    const person = await makePurchase(api, merchant);
    const { payoutId } = await getPayout(api, merchant, person);

    const answers = await Promise.all([
      ...['', '/reject', '/deactivate', '/send'].map((act) =>
        act === ''
          ? theirs.get(`invoice-links/${linkId}`)
          : theirs.post(`invoice-links/${encodeURIComponent(linkId)}${act}`),
      ),
      theirs.get(`webhook-endpoints/${endpointId}`),
      theirs.patch(`webhook-endpoints/${endpointId}`, { enabled: false }),
      theirs.delete(`webhook-endpoints/${endpointId}`),
      theirs.post(`webhook-endpoints/${endpointId}/rotate-secret`),
      theirs.post(`webhook-endpoints/${endpointId}/test`),
      theirs.get(`events/${event?.eventId}`),
      theirs.post(`events/${event?.eventId}/resend`),
      theirs.post(`events/${event?.eventId}/resend`, { endpointId }),
      theirs.post(`checkouts/${person.checkoutId}/refunds`),
    ]);
    expect(new Set(answers.map(({ status, problem }) => `${status} ${problem.type}`))).toEqual(
      new Set(['404 not-found']),
    );
    // an event of one's own to another's endpoint
    const own = await theirs.createEndpoint(server.url(`/${randomUUID()}`));
    const ping = await theirs.post<MerchantEvent>(`webhook-endpoints/${own.endpointId}/test`);
    const crossed = await theirs.post(`events/${ping.body.eventId}/resend`, { endpointId });
    expect(crossed.problem.type).toBe('not-found');
    expect((await theirs.get(`invoice-links?invoiceId=${invoiceId}`)).body).toMatchObject({ items: [] });
    // a cursor of another's is a place in time, and tells nothing
    for (const list of ['invoice-links', 'payouts', 'checkouts'])
      expect((await theirs.get(`${list}?cursor=${payoutId}`)).body).toMatchObject({ items: [] });
    expect((await mine.get(`webhook-endpoints/${endpointId}`)).body).toMatchObject({ disabled: null });
    // with a merchant's key nothing of an operator's is open
    const headers = { authorization: `Bearer ${merchant.secretKey}` };
    for (const path of ['payouts', 'payout-batches', `merchants/${merchant.id}/payee`])
      expect((await api.call('GET', `/v1/operator/${path}`, { headers })).status).toBe(401);
  });

  test('a delivery begun while its endpoint was disabled does not stay pending for ever', async () => {
    const calls = createMerchantClient(api, await api.makeMerchant());
    const { endpointId } = await calls.createEndpoint(server.url(`/${randomUUID()}`));
    const { body } = await calls.post<MerchantEvent>(`webhook-endpoints/${endpointId}/test`);
    await waitUntil(
      () => calls.getEvent(body.eventId),
      ({ deliveries }) => deliveries.every(({ state }) => state === 'delivered'),
    );
    await calls.patch(`webhook-endpoints/${endpointId}`, { enabled: false });
    await api.database
      .updateTable('webhook_delivery')
      .set({ state: 'pending', next_try_at: api.clock.now(), delivered_at: null })
      .where('event_id', '=', body.eventId)
      .execute();
    await api.services.merchantEvents.requeueOverdue();
    expect((await calls.getEvent(body.eventId)).deliveries).toMatchObject([{ state: 'failed' }]);
  });
});
