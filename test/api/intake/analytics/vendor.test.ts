import { routes } from '@tamarack/core/flow/steps';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPosthog } from '../../../../server/src/adapters/posthog';
import { type AnalyticsVendorServer, startAnalyticsVendor } from '../../../support/analytics-vendor';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

/** What customers type; each of them is sent in every place of a report. */
const secrets = {
  sin: '046454286',
  spacedSin: '046 454 286',
  code: '314159',
  email: 'ada@shop.example',
  phone: '+14165550123',
  account: '7778889990',
  transit: '00102',
  card: '4242 4242 4242 4242',
};
const visit = 'abcdefghijklmnopabcdefghijklmnop';

describeOneDatabase('an analytics vendor', (makeApi) => {
  let api: Api;
  let vendor: AnalyticsVendorServer;

  beforeAll(async () => {
    vendor = await startAnalyticsVendor();
    api = await makeApi({
      adapters: {
        analytics: createPosthog({ url: vendor.url, projectKey: 'phc_test', timeoutMs: 5_000 }),
      },
    });
    return () => vendor.close();
  });
  beforeEach(() => {
    vendor.received.length = 0;
    vendor.status = 200;
  });

  const report = (body: object) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/analytics',
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': 'Customer’s browser'.replace('’', '') },
      payload: { language: 'fr', ...body },
    });

  test('gets what a customer agreed to in the format of PostHog, without checkout and network address', async () => {
    const { checkoutId, sessionToken } = await api.session({ cartTotal: 900 });
    const events = [
      { name: 'step', route: '/verify-phone', first: true },
      { name: 'language', language: 'fr' },
      { name: 'end', end: 'abandoned' },
    ];
    expect((await report({ checkoutId, visit, events })).statusCode).toBe(200);
    await expect.poll(() => vendor.received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = vendor.received;
    expect([url, headers['content-type']]).toEqual(['/batch/', 'application/json']);
    const shared = {
      distinct_id: visit,
      $session_id: visit,
      $lib: 'tamarack',
      $process_person_profile: false,
      $geoip_disable: true,
      merchant: api.merchant.id,
      language: 'fr',
    };
    const timestamp = api.clock.now().toISOString();
    expect(JSON.parse(body)).toEqual({
      api_key: 'phc_test',
      historical_migration: false,
      batch: [
        {
          event: '$pageview',
          timestamp,
          properties: {
            ...shared,
            $current_url: 'https://tamarack.example/verify-phone',
            $pathname: '/verify-phone',
            first: true,
          },
        },
        { event: 'language changed', timestamp, properties: { ...shared, chosen: 'fr' } },
        { event: 'checkout ended', timestamp, properties: { ...shared, end: 'abandoned' } },
      ],
    });
    const all = JSON.stringify(vendor.received);
    for (const hidden of [checkoutId, sessionToken, '203.0.113.77', 'Customers browser'])
      expect(all).not.toContain(hidden);
  });

  test('gets nothing where the customer did not agree', async () => {
    const { checkoutId } = await api.session({ cartTotal: 900 });
    await report({ checkoutId, events: [{ name: 'end', end: 'closed' }] });
    await report({ checkoutId, visit, events: [{ name: 'end', end: 'approved' }] });
    await expect.poll(() => vendor.received).toHaveLength(1);
    expect(vendor.received[0]?.body).toContain('approved');
  });

  test.each(Object.entries(secrets))('never gets a value that was typed: %s', async (_, secret) => {
    const { checkoutId } = await api.session({ cartTotal: 900 });
    const good = { name: 'end', end: 'closed' };
    const bad: readonly object[] = [
      { name: 'step', route: secret, first: true },
      { name: 'step', route: `/verify-phone?${secret}`, first: true },
      { name: 'step', route: '/verify-phone', first: secret },
      { name: 'pageView', title: secret },
      { name: 'language', language: secret },
      { name: 'problem', type: secret },
      { name: 'end', end: secret },
      { name: secret },
      { ...good, [secret]: true },
      { ...good, value: secret },
    ];
    for (const event of bad)
      expect((await report({ checkoutId, visit, events: [good, event] })).statusCode).toBe(400);
    for (const body of [{ visit: secret }, { visit, language: secret }, { visit, note: secret }])
      expect((await report({ checkoutId, events: [good], ...body })).statusCode).toBe(400);
    await report({ checkoutId: secret, visit, events: [good] });
    // what is accepted afterwards arrives alone
    const steps = Object.values(routes).map((route) => ({ name: 'step', route, first: true }));
    await report({ checkoutId, visit, events: steps });
    await expect.poll(() => vendor.received).toHaveLength(1);
    expect(JSON.stringify(vendor.received)).not.toContain(secret);
    expect(JSON.parse(vendor.received[0]?.body ?? '').batch).toHaveLength(steps.length);
  });

  test('a vendor that fails costs the customer nothing, and the counts go on', async () => {
    vendor.status = 500;
    const { checkoutId } = await api.session({ cartTotal: 900 });
    const events = [{ name: 'end', end: 'rejected' }];
    for (const _ of [1, 2]) expect((await report({ checkoutId, visit, events })).statusCode).toBe(200);
    await expect.poll(() => vendor.received).toHaveLength(2);
    const operator = { id: api.merchant.id, name: 'Robin', roles: ['admin'] } as const;
    const { ends } = await api.services.analytics.getFunnel(operator, { days: 7, merchantId: null });
    expect(ends.find(({ value }) => value === 'rejected')?.count).toBe(2);
  });
});
