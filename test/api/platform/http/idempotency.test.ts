import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  defaultHoldTiming,
  type HoldTiming,
} from '../../../../server/src/platform/http/idempotency/held-keys';
import { createIdempotencyService } from '../../../../server/src/platform/http/idempotency/idempotency-service';
import type { Api } from '../../../support/api';
import { countRows } from '../../../support/count-rows';
import { describeEachDatabase } from '../../../support/describe-databases';

const response = { status: 200, contentType: 'application/json', cookies: [], body: '{}' };

describeEachDatabase('idempotency', (makeApi) => {
  let api: Api;
  let serial = 0;
  const newKey = () => ({ 'idempotency-key': `test-key-number-${++serial}` });
  beforeAll(async () => {
    api = await makeApi();
  });

  test('the same key and body get the same response, cookie included, and change nothing', async () => {
    const headers = newKey();
    const first = await api.checkout({ cartTotal: 800 }, { headers });
    const before = await countRows(api.database);
    const second = await api.checkout({ cartTotal: 800 }, { headers });
    expect(second.body).toEqual(first.body);
    expect(second.cookie).toBe(first.cookie);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await countRows(api.database)).toEqual(before);
  });

  test('the same key with another body is a conflict', async () => {
    const headers = newKey();
    await api.checkout({ cartTotal: 800 }, { headers });
    const { status, problem } = await api.checkout({ cartTotal: 801 }, { headers });
    expect([status, problem.type]).toEqual([409, 'idempotency-conflict']);
  });

  test('the response is stored in the same transaction as the change', async () => {
    const headers = newKey();
    const { idempotency } = api.services;
    const { finish } = idempotency;
    idempotency.finish = (call, answer, trx) =>
      trx ? finish(call, answer, trx) : Promise.reject(new Error('the process is gone'));
    try {
      const first = await api.checkout({ cartTotal: 800 }, { headers });
      const before = await countRows(api.database);
      const second = await api.checkout({ cartTotal: 800 }, { headers });
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      expect(second.cookie).toBe(first.cookie);
      expect(await countRows(api.database)).toEqual(before);
    } finally {
      idempotency.finish = finish;
    }
  });

  test('twenty concurrent repeats do the work once', async () => {
    const headers = newKey();
    const before = await countRows(api.database);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.checkout({ cartTotal: 700 }, { headers })),
    );
    const after = await countRows(api.database);
    expect((after['checkout'] ?? 0) - (before['checkout'] ?? 0)).toBe(1);
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.checkoutId)).size).toBe(1);
    for (const { status, problem, headers: answer } of answers.filter((one) => one.status !== 200)) {
      expect([status, problem.type]).toEqual([409, 'idempotency-in-progress']);
      expect(answer['retry-after']).toBe('1');
    }
  });

  test('the same key of another merchant is independent', async () => {
    const headers = newKey();
    const first = await api.checkout({}, { headers });
    const second = await api.checkout({}, { headers, merchant: await api.makeMerchant() });
    expect(second.status).toBe(200);
    expect(second.body.checkoutId).not.toBe(first.body.checkoutId);
  });

  test('guessing a customer’s key does not return that customer’s session', async () => {
    const headers = { 'idempotency-key': 'order-2026-000000123' };
    const first = await api.checkout({}, { headers });
    const from = (remoteAddress: string, userAgent: string) =>
      api.app.inject({
        method: 'POST',
        url: '/v1/checkout',
        remoteAddress,
        headers: {
          origin: api.merchant.origin,
          merchantkey: api.merchant.publishableKey,
          'user-agent': userAgent,
          ...headers,
        },
        payload: { cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' },
      });
    for (const guess of [await from('203.0.113.9', 'lightMyRequest'), await from('127.0.0.1', 'another')]) {
      expect(guess.statusCode).toBe(200);
      expect(guess.json().checkoutId).not.toBe(first.body.checkoutId);
      expect(guess.headers['idempotency-replayed']).toBeUndefined();
    }
  });

  test('after a day the key can be used again', async () => {
    const headers = newKey();
    const first = await api.checkout({}, { headers });
    api.clock.advance({ hours: 25 });
    const second = await api.checkout({ cartTotal: 5000 }, { headers });
    expect(second.status).toBe(200);
    expect(second.body.checkoutId).not.toBe(first.body.checkoutId);
  });

  describe('the key of a call in progress', () => {
    /** The service of another process on the same database. */
    const openProcess = (timing: HoldTiming) => createIdempotencyService({ ...api.services, timing });
    const newCall = () => ({
      scope: `merchant:${api.merchant.id}`,
      key: newKey()['idempotency-key'],
      request: 'one',
    });
    const inProgress = { type: 'idempotency-in-progress' };

    test('is free again seconds after its process died', async () => {
      const call = newCall();
      // a process that renews nothing, because it is gone
      const dead = openProcess({ holdMs: 700, renewMs: 3_600_000 });
      expect(await dead.begin(call)).toBeNull();
      const alive = openProcess(defaultHoldTiming);
      await expect(alive.begin({ ...call })).rejects.toMatchObject(inProgress);
      api.clock.advance({ seconds: 1 });
      await expect.poll(() => alive.begin({ ...call }).catch(() => 'in progress')).toBeNull();
      // what the first process does after all is rolled back
      const late = api.services.database.transaction().execute((trx) => dead.finish(call, response, trx));
      await expect(late).rejects.toMatchObject(inProgress);
    });

    test('stays taken while its process works, however long', async () => {
      const call = newCall();
      const working = openProcess({ holdMs: 400, renewMs: 50 });
      expect(await working.begin(call)).toBeNull();
      await pause(1_200);
      api.clock.advance({ minutes: 10 });
      const other = openProcess(defaultHoldTiming);
      await expect(other.begin({ ...call })).rejects.toMatchObject(inProgress);
      await working.finish(call, response);
      expect(await other.begin({ ...call })).toEqual(response);
    });

    test('the key of a call in progress of an earlier version is free again after a minute', async () => {
      const call = newCall();
      expect(await openProcess(defaultHoldTiming).begin(call)).toBeNull();
      await sql`update idempotency set held_until = null where key = ${call.key}`.execute(api.database);
      const other = openProcess(defaultHoldTiming);
      api.clock.advance({ seconds: 59 });
      await expect(other.begin({ ...call })).rejects.toMatchObject(inProgress);
      api.clock.advance({ seconds: 2 });
      expect(await other.begin({ ...call })).toBeNull();
    });
  });

  test('a guessable key is rejected', async () => {
    const { problem } = await api.checkout({}, { headers: { 'idempotency-key': '1' } });
    expect(problem.type).toBe('malformed-request');
  });

  test('the stored response contains neither the request nor the session token', async () => {
    const headers = newKey();
    const { body } = await api.checkout({ orderReference: 'secret-order-7' }, { headers });
    const row = await api.database
      .selectFrom('idempotency')
      .selectAll()
      .where('key', '=', headers['idempotency-key'])
      .executeTakeFirstOrThrow();
    const stored = Buffer.concat([row.request_hash, row.answer ?? Buffer.alloc(0)]).toString('latin1');
    expect(row.answer).not.toBeNull();
    expect(stored).not.toContain(body.sessionToken);
    expect(stored).not.toContain('secret-order-7');
  });
});
