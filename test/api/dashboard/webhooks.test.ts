import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { toText, withFormKey } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { type MerchantServer, startMerchantServer } from '../../support/merchant-server';

describeOneDatabase('webhooks in the dashboard', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    server = await startMerchantServer();
  });
  afterAll(() => server.close());

  const path = '/merchant/developers/webhooks';
  const log = '/merchant/developers/events';
  const findSecret = (body: string) => /whsec_[\w+/=]{44}/.exec(body)?.[0] ?? '';

  test('a developer registers an endpoint, sees a failed delivery and sends it again', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const developer = await openDashboard(api, { merchantId, role: 'developer' });
    const wrong = await developer.post(
      path,
      withFormKey({ merchant: merchantId, url: 'https://10.0.0.1/hooks' }),
    );
    expect(wrong.status).toBe(422);
    expect(toText(wrong.body)).toContain('The address is not on the public internet.');
    expect(wrong.body).toContain('value="https://10.0.0.1/hooks"');
    const created = await developer.post(
      path,
      withFormKey({ merchant: merchantId, url: server.url('/hooks'), types: ['checkout.approved'] }),
    );
    const secret = findSecret(created.body);
    expect(secret).not.toBe('');
    const listed = await developer.get(path);
    expect(toText(listed.body)).toMatch(/checkout\.approved Active/);
    const [, id = ''] = /developers\/webhooks\/([\w-]{36})/.exec(listed.body) ?? [];
    expect((await developer.get(`${path}/${id}`)).body).not.toContain(secret);

    server.respondWith(() => 410);
    expect((await developer.post(`${path}/${id}/test`)).status).toBe(303);
    await server.waitForEvents('/hooks', 'ping');
    await expect
      .poll(async () => toText((await developer.get(`${path}/${id}`)).body))
      .toContain('Disabled: it answered 410');
    const [, eventId = ''] = /events\/([\w-]{36})/.exec((await developer.get(log)).body) ?? [];
    const failed = toText((await developer.get(`${log}/${eventId}`)).body);
    expect(failed).toMatch(/Failed 410 1 /);
    expect((await developer.get(`${log}?delivery=failed`)).body).toContain(eventId);
    expect((await developer.get(`${log}?delivery=delivered`)).body).not.toContain(eventId);
    expect((await developer.post(`${log}/${eventId}/resend/${id}`)).status).toBe(409);

    server.respondWith(() => 204);
    expect((await developer.post(`${path}/${id}/enable`)).status).toBe(303);
    expect((await developer.post(`${log}/${eventId}/resend/${id}`)).status).toBe(303);
    await expect
      .poll(async () => toText((await developer.get(`${log}/${eventId}`)).body))
      .toMatch(/Delivered 204 2 /);

    const rolled = findSecret((await developer.post(`${path}/${id}/roll`)).body);
    expect(rolled).not.toBe(secret);
    const moved = await developer.post(`${path}/${id}`, { url: server.url('/moved') });
    expect(moved.status).toBe(303);
    expect(await api.services.merchantEvents.endpoints.get(merchantId, id)).toMatchObject({
      url: server.url('/moved'),
      eventTypes: null,
    });
    const actors = await api.database
      .selectFrom('audit_event')
      .select(['act', 'actor'])
      .where('act', 'like', 'webhookE%')
      .orderBy('id')
      .execute();
    expect(actors.map(({ act }) => act)).toEqual(
      [
        'Endpoint.created',
        'Endpoint.pinged',
        'Endpoint.changed',
        'Event.resent',
        'Endpoint.secretRotated',
        'Endpoint.changed',
      ].map((act) => `webhook${act}`),
    );
    expect(actors.every(({ actor }) => actor.startsWith('member:'))).toBe(true);
  });

  test('neither accounting nor another merchant reaches an endpoint', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const { endpointId: id } = await api.services.merchantEvents.endpoints.create(
      merchantId,
      { url: server.url('/own'), eventTypes: null },
      async () => undefined,
    );
    const event = await api.services.merchantEvents.ping(merchantId, id, async () => undefined);
    const accounting = await openDashboard(api, { merchantId, role: 'accounting' });
    const stranger = await openDashboard(api);
    for (const [browser, status] of [
      [accounting, 403],
      [stranger, 404],
    ] as const) {
      expect((await browser.get(`${path}/${id}`)).status).toBe(status);
      expect((await browser.get(`${log}/${event.eventId}`)).status).toBe(status);
      const form = { url: server.url('/theirs') };
      for (const verb of ['', '/enable', '/disable', '/roll', '/test', '/remove'])
        expect((await browser.post(`${path}/${id}${verb}`, form)).status).toBe(status);
      expect((await browser.post(`${log}/${event.eventId}/resend/${id}`)).status).toBe(status);
    }
    expect((await stranger.get(log)).body).not.toContain(event.eventId);
    expect((await accounting.get(log)).status).toBe(403);
    expect(await api.services.merchantEvents.endpoints.get(merchantId, id)).toMatchObject({
      url: server.url('/own'),
      disabled: null,
    });
    const owner = await openDashboard(api, { merchantId, language: 'fr' });
    expect((await owner.post(`${path}/${id}/remove`)).status).toBe(303);
    expect(toText((await owner.get(path)).body)).toContain('Aucun pour l’instant.');
  });
});
