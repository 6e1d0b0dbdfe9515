import { randomUUID } from 'node:crypto';
import type { RecordedItem } from '@tamarack/core/recording/recorded-items';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPosthog } from '../../../../server/src/adapters/posthog';
import { type AnalyticsVendorServer, startAnalyticsVendor } from '../../../support/analytics-vendor';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { findColumns } from '../../../support/find-columns';

const secrets = {
  sin: '046454286',
  spacedSin: '046 454 286',
  code: '314159',
  email: 'ada@shop.example',
  phone: '+14165550123',
  account: '7778889990',
  card: '4242 4242 4242 4242',
};
const visit = 'abcdefghijklmnopabcdefghijklmnop';
const at = 1_800_000_000_000;

/** One item of each kind, as the widget sends them. */
const recorded: readonly RecordedItem[] = [
  { kind: 'start', at, width: 1280, height: 720 },
  { kind: 'sheets', at: at + 1, order: [1], created: [{ sheet: 1, rules: ['.b { color: blue; }'] }] },
  { kind: 'rules', at: at + 2, sheet: 1, index: 0, removed: 2, added: ['.a { color: red; }'] },
  {
    kind: 'nodes',
    at: at + 3,
    removed: [{ id: 11, parent: 9 }],
    added: [
      {
        id: 12,
        parent: 9,
        next: null,
        node: { tag: 'svg', svg: true, attributes: { d: 'M0 0', hidden: null } },
      },
      { id: 13, parent: 12, next: null, node: { text: 'From $48.00 a week' } },
    ],
    texts: [{ id: 10, text: '52 weeks' }],
    attributes: [{ id: 10, attributes: { class: 'b', title: null } }],
  },
  { kind: 'input', at: at + 4, id: 10, text: '850,000.00', checked: false },
  { kind: 'pointer', at: at + 5, id: 10, x: 1, y: 2 },
  { kind: 'press', at: at + 6, id: 10, x: 3, y: 4 },
  { kind: 'scroll', at: at + 7, id: 10, x: 0, y: 40 },
  { kind: 'resize', at: at + 8, width: 640, height: 480 },
  {
    kind: 'call',
    at: at + 9,
    method: 'PUT',
    path: '/v1/documents/3f25/months',
    status: 200,
    duration: 40,
    size: 99,
  },
];

describeOneDatabase('a recording of a checkout', (makeApi) => {
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

  const send = (path: string, body: object, to = api) =>
    to.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': 'Customers browser', 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify(body),
    });
  const record = (body: object, to = api) =>
    send('/v1/analytics/recording', { visit, recorded, ...body }, to);
  const makeCheckout = async () => (await api.session({ cartTotal: 900 })).checkoutId;
  const readEvents = () => JSON.parse(vendor.received[0]?.body ?? '').properties.$snapshot_data;

  test('is asked for where the customer agreed and there is a vendor, whatever the checkout', async () => {
    const report = async (body: object, to = api) => {
      const events = [{ name: 'end', end: 'closed' }];
      const { statusCode, body: answer } = await send(
        '/v1/analytics',
        { language: 'en', events, ...body },
        to,
      );
      return [statusCode, answer];
    };
    const checkoutId = await makeCheckout();
    const asked = [200, '{"recording":true}'];
    expect(await report({ checkoutId, visit })).toEqual(asked);
    expect(await report({ checkoutId: randomUUID(), visit })).toEqual(asked);
    expect(await report({ checkoutId })).toEqual([204, '']);
    const without = await makeApi({ adapters: { analytics: null } });
    const other = await without.session({ cartTotal: 900 });
    expect(await report({ checkoutId: other.checkoutId, visit }, without)).toEqual([204, '']);
    expect((await record({ checkoutId: other.checkoutId }, without)).statusCode).toBe(204);
  });

  test('reaches the vendor in the format of PostHog, without checkout and network address', async () => {
    const checkoutId = await makeCheckout();
    expect((await record({ checkoutId })).statusCode).toBe(204);
    await expect.poll(() => vendor.received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = vendor.received;
    expect([url, headers['content-type']]).toEqual(['/s/', 'application/json']);
    const { event, properties } = JSON.parse(body);
    const { $snapshot_data: events, $snapshot_bytes: bytes, ...shared } = properties;
    expect(event).toBe('$snapshot');
    expect(shared).toEqual({
      token: 'phc_test',
      distinct_id: visit,
      $session_id: visit,
      $window_id: visit,
      $snapshot_source: 'web',
      $lib: 'tamarack',
      $process_person_profile: false,
      $geoip_disable: true,
    });
    expect(bytes).toBe(JSON.stringify(events).length);
    expect(
      events.map(({ type, data }: { type: number; data: { source?: number } }) => [type, data.source]),
    ).toEqual([
      [4, undefined],
      [2, undefined],
      [3, 15],
      [3, 8],
      [3, 8],
      [3, 0],
      [3, 5],
      [3, 1],
      [3, 2],
      [3, 3],
      [3, 4],
      [6, undefined],
    ]);
    expect(events[2].data).toEqual({
      source: 15,
      id: 9,
      styleIds: [1],
      styles: [{ styleId: 1, rules: [{ rule: '.b { color: blue; }', index: 0 }] }],
    });
    expect(events[3].data).toEqual({ source: 8, styleId: 1, removes: [{ index: 0 }, { index: 0 }] });
    expect(events[5].data).toEqual({
      source: 0,
      removes: [{ id: 11, parentId: 9, isShadow: true }],
      adds: [
        {
          parentId: 9,
          nextId: null,
          node: {
            id: 12,
            type: 2,
            tagName: 'svg',
            attributes: { d: 'M0 0' },
            childNodes: [],
            isSVG: true,
            isShadow: true,
          },
        },
        { parentId: 12, nextId: null, node: { id: 13, type: 3, textContent: 'From $48.00 a week' } },
      ],
      texts: [{ id: 10, value: '52 weeks' }],
      attributes: [{ id: 10, attributes: { class: 'b', title: null } }],
    });
    expect(events[6].data).toEqual({ source: 5, id: 10, text: '850,000.00', isChecked: false });
    expect(events[11].data).toEqual({
      plugin: 'rrweb/network@1',
      payload: {
        requests: [
          {
            name: 'https://tamarack.example/v1/documents/{id}/months',
            entryType: 'resource',
            initiatorType: 'fetch',
            method: 'PUT',
            status: 200,
            responseStatus: 200,
            startTime: 0,
            endTime: 40,
            duration: 40,
            timeOrigin: at - 31,
            timestamp: at - 31,
            transferSize: 99,
            encodedBodySize: 99,
          },
        ],
      },
    });
    const all = JSON.stringify(vendor.received);
    for (const hidden of [checkoutId, '203.0.113.77', 'Customers browser', 'documents/3f25'])
      expect(all).not.toContain(hidden);
  });

  test.each(
    Object.entries(secrets),
  )('never has a value that was typed, wherever it is: %s', async (_, secret) => {
    const checkoutId = await makeCheckout();
    const attributes = {
      title: secret,
      'aria-label': secret,
      placeholder: secret,
      href: secret,
      value: secret,
    };
    const hidden: readonly RecordedItem[] = [
      {
        kind: 'nodes',
        at,
        removed: [],
        added: [
          { id: 10, parent: 9, next: null, node: { tag: 'p', attributes } },
          { id: 11, parent: 10, next: null, node: { text: `It is ${secret}.` } },
          { id: 12, parent: 9, next: null, node: { tag: 'iframe', attributes: { src: secret } } },
          { id: 13, parent: 9, next: null, node: { tag: 'script', attributes: { onclick: secret } } },
        ],
        texts: [{ id: 11, text: secret }],
        attributes: [{ id: 10, attributes }],
      },
      { kind: 'input', at, id: 10, text: secret, checked: true },
      {
        kind: 'call',
        at,
        method: 'GET',
        path: `/v1/${secret}?${secret}`,
        status: 200,
        duration: 1,
        size: null,
      },
    ];
    expect((await record({ checkoutId, recorded: hidden })).statusCode).toBe(204);
    const bad: readonly object[] = [
      { kind: secret, at },
      { kind: 'press', at: secret, id: 10, x: 1, y: 1 },
      { kind: 'press', at, id: 10, x: 1, y: 1, text: secret },
      {
        kind: 'nodes',
        at,
        removed: [],
        added: [{ id: 1, parent: 9, next: null, node: { tag: secret, attributes: {} } }],
        texts: [],
        attributes: [],
      },
      { kind: 'call', at, method: secret, path: '/v1', status: 200, duration: 1, size: null },
    ];
    for (const item of bad)
      expect((await record({ checkoutId, recorded: [recorded[0], item] })).statusCode).toBe(400);
    for (const body of [{ visit: secret }, { note: secret }, { visit: undefined }])
      expect((await record({ checkoutId, ...body })).statusCode).toBe(400);
    expect((await record({ checkoutId: secret })).statusCode).toBe(204);
    await expect.poll(() => vendor.received).toHaveLength(1);
    expect(JSON.stringify(vendor.received)).not.toContain(secret);
    expect(JSON.stringify(vendor.received)).not.toMatch(/script|iframe|href|onclick/);
    expect(JSON.stringify(readEvents())).toContain('***');
  });

  test('a recording of styles keeps what they look like, and no address or number in them', async () => {
    const checkoutId = await makeCheckout();
    const rules = [
      '.a { color: #202124; }',
      '.b { content: "046454286"; background: url(https://a.example/ada@shop.example); }',
    ];
    await record({
      checkoutId,
      recorded: [
        { kind: 'sheets', at, order: [1], created: [{ sheet: 1, rules }] },
        { kind: 'rules', at, sheet: 1, index: 0, removed: 0, added: rules },
      ],
    });
    await expect.poll(() => vendor.received).toHaveLength(1);
    const [{ data: sheets }, { data: changed }] = readEvents();
    for (const each of [sheets.styles[0].rules, changed.adds])
      expect(each.map(({ rule }: { rule: string }) => rule)).toEqual([
        '.a { color: #202124; }',
        '.b { content: "***"; background: none; }',
      ]);
  });

  test('a recording of an unknown checkout is dropped, with the same answer; nothing of any is stored', async () => {
    for (const checkoutId of [randomUUID(), 'none'])
      expect((await record({ checkoutId })).statusCode).toBe(204);
    const checkoutId = await makeCheckout();
    await record({ checkoutId });
    await expect.poll(() => vendor.received).toHaveLength(1);
    expect(await findColumns(api, [visit, '203.0.113.77', 'From $48.00 a week'])).toEqual([]);
  });

  test('a recording that the vendor refuses costs the customer nothing', async () => {
    vendor.status = 500;
    const checkoutId = await makeCheckout();
    for (const _ of [1, 2]) expect((await record({ checkoutId })).statusCode).toBe(204);
    await expect.poll(() => vendor.received).toHaveLength(2);
  });
});
