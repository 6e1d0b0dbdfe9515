import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildOpenApiDocument } from '../../../../server/src/platform/http/openapi/openapi';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  createHostedClient,
  getHostedCookie,
  type HostedSession,
  resumeHosted,
} from '../../../support/resume-links';
import { scoreApplicant, testTiming } from '../../../support/scoring';
import { createPhone } from '../../../support/verification';
import { walkTo } from '../../../support/walk-to';

const methods = ['get', 'post', 'put', 'delete'] as const;

describeOneDatabase('the session token at an outcome', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  /** Every operation that a session opens, with the person's token. */
  const callAll = async ({ sessionToken, checkoutId }: ApplicantClient): Promise<ReadonlySet<number>> => {
    const operations = Object.entries(buildOpenApiDocument(api.app).paths ?? {}).flatMap(([url, item]) =>
      methods.flatMap((method) =>
        item?.[method]?.security?.some((way) => 'sessionToken' in way) ? [{ method, url }] : [],
      ),
    );
    expect(operations.length).toBeGreaterThan(30);
    const statuses = new Set<number>();
    for (const { method, url } of operations) {
      const { status } = await api.call(method.toUpperCase() as 'GET', url.replaceAll(/\{\w+\}/g, 'a'), {
        headers: {
          origin: api.merchant.origin,
          sessiontoken: sessionToken,
          checkoutid: checkoutId,
          ...(method === 'get' ? {} : { 'idempotency-key': randomUUID() }),
        },
        ...(method === 'post' || method === 'put' ? { body: {} } : {}),
      });
      statuses.add(status);
    }
    const body = { sessionToken, checkoutId };
    statuses.add((await api.call('POST', '/v1/application/abandon', { body })).status);
    return statuses;
  };
  const abandon = ({ sessionToken, checkoutId }: ApplicantClient) =>
    api.call('POST', '/v1/application/abandon', { body: { sessionToken, checkoutId } });

  test('opens nothing after an approved and completed purchase, whose page then gets another checkout', async () => {
    const person = await walkTo(api, 'completed', { phone: createPhone() });
    const openAgain = () =>
      api.session({ cartTotal: 4321.09, orderReference: 'PO-77' }, { resumeCookie: person.resumeCookie });
    expect((await openAgain()).checkoutId).toBe(person.checkoutId);
    expect((await person.post('/v1/session/end')).status).toBe(204);
    expect(await callAll(person)).toEqual(new Set([409]));
    expect((await person.get('/v1/application')).problem.type).toBe('session-reused');
    expect((await openAgain()).checkoutId).not.toBe(person.checkoutId);
  });

  test('opens nothing after a rejection', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    expect((await person.post('/v1/session/end')).status).toBe(204);
    expect(await callAll(person)).toEqual(new Set([401]));
  });

  test('opens nothing after the application is abandoned', async () => {
    const person = await walkTo(api, 'accepted', { phone: createPhone() });
    expect((await abandon(person)).status).toBe(200);
    expect(await callAll(person)).toEqual(new Set([401]));
  });

  test('is ended while the resume cookie goes on to resume the checkout', async () => {
    const person = await walkTo(api, 'accepted', { phone: createPhone() });
    await abandon(person);
    const resumed = await api.session({ cartTotal: 4321.09 }, { resumeCookie: person.resumeCookie });
    expect(resumed.checkoutId).toBe(person.checkoutId);
    expect((await resumed.view()).facts).toMatchObject({ abandoned: false, qualification: 'accepted' });
  });

  test('is ended while a refresh of the hosted page shows the final screen and the signed agreement', async () => {
    const person = await walkTo(api, 'signed', { phone: createPhone() });
    const arrived = await api.call<HostedSession>('POST', '/v1/hosted', {
      headers: {
        origin: api.services.config.publicUrl,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
      },
    });
    const cookie = getHostedCookie(arrived);
    const page = createHostedClient(api, arrived.body);
    await page.post('/v1/session/end');
    expect(await callAll(page)).toEqual(new Set([409]));
    const { status, body } = await resumeHosted(api, cookie, person.checkoutId);
    expect(status).toBe(200);
    expect(body.sessionToken).not.toBe(arrived.body.sessionToken);
  });

  test('of a completed purchase says nothing of it with another checkout’s id, or by another token', async () => {
    const person = await walkTo(api, 'completed', { phone: createPhone() });
    const other = await walkTo(api, 'completed', { phone: createPhone() });
    await person.post('/v1/session/end');
    const read = async (sessiontoken: string, checkoutid: string) =>
      (await api.call('GET', '/v1/application', { headers: { sessiontoken, checkoutid } })).problem.type;
    expect(await read(person.sessionToken, person.checkoutId)).toBe('session-reused');
    expect(await read(person.sessionToken, other.checkoutId)).toBe('session-expired');
    expect(await read(person.sessionToken, 'no-id')).toBe('session-expired');
    expect(await read('nobody', person.checkoutId)).toBe('session-expired');
  });

  test('of a completed purchase is told so where the hosted page exchanges it', async () => {
    const person = await walkTo(api, 'completed', { phone: createPhone() });
    await person.post('/v1/session/end');
    const { status, problem } = await api.call('POST', '/v1/hosted', {
      headers: {
        origin: api.services.config.publicUrl,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
      },
    });
    expect([status, problem.type]).toEqual([409, 'session-reused']);
  });

  test('a session whose purchase is complete still shows it, and begins nothing again', async () => {
    const person = await walkTo(api, 'completed', { phone: createPhone() });
    expect((await person.view()).facts).toMatchObject({ purchase: 'completed' });
    for (const begin of [
      person.post('/v1/verification/phone', { phone: '+14165550142', language: 'en' }),
      person.put('/v1/application/eligibility', { eligible: true }),
      person.post('/v1/qualification/accept', { part: 'full' }),
      person.post('/v1/invoice', { number: 'INV-1', amount: 900, payable: 900 }),
    ]) {
      const { status, problem } = await begin;
      expect([status, problem.type]).toEqual([409, 'session-reused']);
    }
    const bank = await person.post('/v1/bank/connection', { language: 'en' });
    expect([bank.status, bank.problem.type]).toEqual([409, 'step-not-allowed']);
  });

  test('cannot be ended with another session’s', async () => {
    const [ours, theirs] = [await api.session(), await api.session()];
    const { status } = await api.call('POST', '/v1/session/end', {
      headers: {
        origin: api.merchant.origin,
        sessiontoken: theirs.sessionToken,
        checkoutid: ours.checkoutId,
        'idempotency-key': randomUUID(),
      },
    });
    expect(status).toBe(401);
    expect((await ours.view()).checkoutId).toBe(ours.checkoutId);
  });
});
