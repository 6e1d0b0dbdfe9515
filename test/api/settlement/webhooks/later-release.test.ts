import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../server/src/platform/database/ids';
import type { Api } from '../../../support/api';
import { toText } from '../../../support/console-browser';
import { openDashboard } from '../../../support/dashboard-browser';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  createMerchantClient,
  type Endpoint,
  type MerchantEvent,
  type MerchantEventPage,
} from '../../../support/merchant-client';
import { type MerchantServer, startMerchantServer } from '../../../support/merchant-server';

const type = 'checkout.settled';

describeOneDatabase('an event of a type of a later release', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    server = await startMerchantServer();
  });
  afterAll(() => server.close());

  /** A merchant with such an event, and an endpoint that receives no other type. */
  const setUp = async () => {
    const merchant = await api.makeMerchant();
    const calls = createMerchantClient(api, merchant);
    const path = `/${randomUUID()}`;
    const { endpointId } = await calls.createEndpoint(server.url(path), ['checkout.completed']);
    await sql`update webhook_endpoint set event_types = ${JSON.stringify([type])} where id = ${endpointId}`.execute(
      api.database,
    );
    const eventId = newId(api.clock.now());
    await sql`insert into merchant_event (id, merchant_id, type, data, created_at)
      values (${eventId}, ${merchant.id}, ${type}, '{"share":1}', ${api.clock.now()})`.execute(api.database);
    return { merchant, calls, path, endpointId, eventId };
  };
  const readTypes = async (endpointId: string): Promise<unknown> =>
    (
      await api.database
        .selectFrom('webhook_endpoint')
        .select('event_types')
        .where('id', '=', endpointId)
        .executeTakeFirstOrThrow()
    ).event_types;

  test('is listed, read and sent again as it is', async () => {
    const { calls, path, eventId } = await setUp();
    const event = { eventId, type, data: { share: 1 } };
    expect(await calls.get<MerchantEventPage>('events')).toMatchObject({
      status: 200,
      body: { items: [event] },
    });
    expect(await calls.get<MerchantEvent>(`events/${eventId}`)).toMatchObject({ status: 200, body: event });
    expect((await calls.post(`events/${eventId}/resend`)).status).toBe(200);
    const [sent] = await server.waitForEvents(path, type);
    expect(sent).toMatchObject({ id: eventId, type, data: { share: 1 } });
    await expect
      .poll(async () => (await calls.getEvent(eventId)).deliveries)
      .toMatchObject([{ state: 'delivered' }]);
  });

  test('stays chosen by its endpoint, which is listed, changed and rolled', async () => {
    const { calls, endpointId } = await setUp();
    const eventTypes = [type];
    const listed = await calls.get<{ items: readonly Endpoint[] }>('webhook-endpoints');
    expect(listed).toMatchObject({ status: 200, body: { items: [{ endpointId, eventTypes }] } });
    for (const enabled of [false, true])
      expect(await calls.patch(`webhook-endpoints/${endpointId}`, { enabled })).toMatchObject({
        status: 200,
        body: { eventTypes },
      });
    expect(await calls.post(`webhook-endpoints/${endpointId}/rotate-secret`)).toMatchObject({
      status: 200,
      body: { eventTypes },
    });
    expect(await readTypes(endpointId)).toEqual(eventTypes);
  });

  test('is in the dashboard, where saving its endpoint keeps it', async () => {
    const { merchant, path, endpointId, eventId } = await setUp();
    const developer = await openDashboard(api, { merchantId: merchant.id, role: 'developer' });
    const log = '/merchant/developers/events';
    for (const page of [log, `${log}/${eventId}`, '/merchant/developers/webhooks']) {
      const { status, body } = await developer.get(page);
      expect(status).toBe(200);
      expect(toText(body)).toContain(type);
    }
    const own = `/merchant/developers/webhooks/${endpointId}`;
    const { body } = await developer.get(own);
    const boxes = [...body.matchAll(/<input[^>]*name="types"[^>]*>/g)].map(([box]) => box);
    const types = boxes.flatMap((box) =>
      /\bchecked\b/.test(box) ? (/value="([^"]+)"/.exec(box)?.[1] ?? []) : [],
    );
    expect(types).toEqual([type]);
    const url = server.url(`${path}/moved`);
    expect((await developer.post(own, { url, types })).status).toBe(303);
    expect(await readTypes(endpointId)).toEqual([type]);
    // one that neither this release knows nor the endpoint has
    expect((await developer.post(own, { url, types: ['checkout.other'] })).status).toBe(400);
    expect(await readTypes(endpointId)).toEqual([type]);
  });
});
