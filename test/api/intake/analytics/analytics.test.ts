import { randomUUID } from 'node:crypto';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import type { AnalyticsReport, ReportedEvent } from '@tamarack/core/protocol/analytics';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { findColumns } from '../../../support/find-columns';
import { makeOperator } from '../../../support/reviews';

describeMostlyOneDatabase('reports of the widget', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const report = (checkoutId: string, events: readonly unknown[], more: object = {}) =>
    api.call('POST', '/v1/analytics', { body: { checkoutId, language: 'en', events, ...more } });
  const getFunnel = (merchantId: string | null, days = 30) =>
    api.services.analytics.getFunnel(
      { id: randomUUID(), name: 'Robin', roles: ['reviewer'] },
      { days, merchantId },
    );
  const makeCheckout = async () => {
    const merchant = await api.makeMerchant();
    const { checkoutId } = await api.session({ cartTotal: 900 }, { merchant });
    return { merchant, checkoutId };
  };

  testEach('are counted by merchant, event, value and language', async () => {
    const { merchant, checkoutId } = await makeCheckout();
    const step = (route: string, first: boolean) => ({ name: 'step', route, first });
    const events = [
      step('/', true),
      step('/verify-phone', true),
      step('/', false),
      { name: 'language', language: 'fr' },
    ];
    expect((await report(checkoutId, events)).status).toBe(204);
    await report(
      checkoutId,
      [
        step('/', true),
        { name: 'problem', type: 'network' },
        { name: 'pageView', title: 'Cart total is less than minimum amount' },
        { name: 'end', end: 'abandoned' },
      ],
      { language: 'fr' },
    );
    const other = await makeCheckout();
    await report(other.checkoutId, [step('/', true)]);
    const today = dateIn(api.clock.now());
    expect(await getFunnel(merchant.id)).toEqual({
      from: addDays(today, -29),
      to: today,
      steps: [
        { route: '/', reached: 2, shown: 3 },
        { route: '/verify-phone', reached: 1, shown: 1 },
      ],
      ends: [{ value: 'abandoned', count: 1 }],
      problems: [{ value: 'network', count: 1 }],
      pageViews: [{ value: 'Cart total is less than minimum amount', count: 1 }],
      languages: [
        { value: 'en', count: 3 },
        { value: 'fr', count: 1 },
      ],
      languageChanges: [{ value: 'fr', count: 1 }],
    });
    const all = await getFunnel(null);
    expect(all.steps.find(({ route }) => route === '/')?.reached).toBeGreaterThanOrEqual(3);
  });

  test('come as text from a closing page of any origin, and after the token has ended', async () => {
    const { merchant, checkoutId } = await makeCheckout();
    const body: AnalyticsReport = {
      checkoutId,
      language: 'en',
      events: [{ name: 'end', end: 'approved' }],
    };
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/v1/analytics',
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://anywhere.example' },
      payload: JSON.stringify(body),
    });
    expect(statusCode).toBe(204);
    expect((await getFunnel(merchant.id)).ends).toEqual([{ value: 'approved', count: 1 }]);
  });

  test.each([
    ['another route', [{ name: 'step', route: '/pay', first: true }]],
    ['another event', [{ name: 'note', text: '046 454 286' }]],
    ['a free problem', [{ name: 'problem', type: 'élodie@shop.example' }]],
    ['another title', [{ name: 'pageView', title: '+14165550123' }]],
    ['another end', [{ name: 'end', end: '123456' }]],
    ['more than an event has', [{ name: 'end', end: 'closed', email: 'ada@shop.example' }]],
    ['no event', []],
    ['too many', Array.from({ length: 51 }, () => ({ name: 'end', end: 'closed' }))],
  ])('with %s are refused, and nothing of them is kept', async (_, events) => {
    const { merchant, checkoutId } = await makeCheckout();
    const { status, problem } = await report(checkoutId, events);
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
    expect(
      (await report(checkoutId, [{ name: 'end', end: 'closed' }], { phone: '+14165550123' })).status,
    ).toBe(400);
    expect((await getFunnel(merchant.id)).ends).toEqual([]);
  });

  test('reports of an unknown checkout are dropped, with the same answer', async () => {
    const events: ReportedEvent[] = [{ name: 'problem', type: 'internal' }];
    const before = await getFunnel(null);
    for (const id of [randomUUID(), 'none']) expect((await report(id, events)).status).toBe(204);
    expect(await getFunnel(null)).toEqual(before);
  });

  test('leave neither the checkout nor the address behind', async () => {
    const { checkoutId } = await makeCheckout();
    const ip = '203.0.113.77';
    await api.app.inject({
      method: 'POST',
      url: '/v1/analytics',
      remoteAddress: ip,
      payload: { checkoutId, language: 'en', events: [{ name: 'step', route: '/scoring', first: true }] },
    });
    const columns = await findColumns(api, [checkoutId, ip]);
    expect(columns.filter((column) => column.startsWith('analytics_'))).toEqual([]);
    expect(await findColumns(api, [ip])).toEqual([]);
  });

  test('sent at the same time are all counted', async () => {
    const { merchant, checkoutId } = await makeCheckout();
    const routes = ['/', '/scoring', '/final', '/verify-phone'];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const turned = [...routes.slice(index % 4), ...routes.slice(0, index % 4)];
        return report(
          checkoutId,
          turned.map((route) => ({ name: 'step', route, first: true })),
        );
      }),
    );
    const { steps } = await getFunnel(merchant.id);
    expect(steps.map(({ reached }) => reached)).toEqual([20, 20, 20, 20]);
  });

  test('are kept for 400 days; a period ends today', async () => {
    const own = await makeApi();
    const merchant = await own.makeMerchant();
    const { checkoutId } = await own.session({ cartTotal: 900 }, { merchant });
    const events = [{ name: 'end', end: 'closed' }];
    await own.call('POST', '/v1/analytics', { body: { checkoutId, language: 'en', events } });
    const { operator } = await makeOperator(own, 'Robin Tremblay', { roles: ['support'] });
    const count = async (days: number) =>
      (await own.services.analytics.getFunnel(operator, { days, merchantId: merchant.id })).ends.length;
    own.clock.advance({ hours: 7 * 24 });
    expect([await count(7), await count(30)]).toEqual([0, 1]);
    own.clock.advance({ hours: 393 * 24 });
    await own.services.analytics.sweep();
    expect(await count(500)).toBe(1);
    own.clock.advance({ hours: 24 });
    await own.services.analytics.sweep();
    expect(await count(500)).toBe(0);
  });
});
