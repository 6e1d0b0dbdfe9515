import { createHash, randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { frameKinds } from '@tamarack/core/protocol/frames';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApiDocument } from '../../../../server/src/platform/http/openapi/openapi';
import { type Api, type ApplicantClient, createApplicantClient } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { framedOperations } from '../../../support/frames';
import { advanceTo, createPhone, readCode, verifyPhone } from '../../../support/verification';

const confirm = '/v1/verification/phone/confirm';

const isFramedOnly = (security: readonly object[] = []): boolean =>
  security.length > 0 && security.every((way) => 'frameCookie' in way);

describeOneDatabase('secure frames', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const pageHeaders = ({ sessionToken, checkoutId }: ApplicantClient) => ({
    origin: api.merchant.origin,
    sessiontoken: sessionToken,
    checkoutid: checkoutId,
  });
  const issueTicket = async (person: ApplicantClient): Promise<string> =>
    (await person.post<{ ticket: string }>('/v1/frames/ticket')).body.ticket;
  const redeem = (ticket: string, headers: Readonly<Record<string, string>> = {}) =>
    api.call('POST', '/v1/frames/session', {
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: { ticket },
    });
  const getState = (headers: Readonly<Record<string, string>>) =>
    api.call<{ proven: boolean }>('GET', '/v1/frames/session', { headers });

  test('the operations of the frames are those of the contract', () => {
    const methods = ['get', 'post', 'put', 'delete'] as const;
    const framed = Object.entries(buildOpenApiDocument(api.app).paths ?? {}).flatMap(([url, item]) =>
      methods.flatMap((method) =>
        isFramedOnly(item?.[method]?.security) ? `${method.toUpperCase()} ${url}` : [],
      ),
    );
    expect(framed.toSorted()).toEqual(
      framedOperations.filter((operation) => operation !== 'POST /v1/frames/session').toSorted(),
    );
  });

  test('the cookie is unreadable, partitioned, and of our own host only', async () => {
    const { status, headers } = await redeem(await issueTicket(await api.session()));
    expect(status).toBe(204);
    const cookie = String(headers['set-cookie']);
    for (const part of [
      '__Host-tamarack_frame=',
      'HttpOnly',
      'Secure',
      'SameSite=None',
      'Partitioned',
      'Path=/',
    ])
      expect(cookie).toContain(part);
  });

  test('a sandbox at http://localhost has a cookie that Safari keeps there', async () => {
    const person = await api.session();
    const { headers } = await redeem(await issueTicket(person));
    const cookies = [headers['set-cookie'] ?? []].flat().map(String);
    const plain = cookies.find((cookie) => cookie.startsWith('tamarack_frame=')) ?? '';
    expect(plain).toContain('SameSite=Lax');
    expect(plain).not.toMatch(/Secure|Partitioned/);
    const kept = { cookie: plain.split(';')[0] ?? '', checkoutid: person.checkoutId };
    expect((await getState({ 'sec-fetch-site': 'same-origin', ...kept })).body).toEqual({ proven: false });
  });

  test('over https there is no cookie but the secure one', async () => {
    const publicUrl = 'https://api.example';
    const secure = await makeApi({ config: { publicUrl } });
    const person = await secure.session();
    const { body } = await person.post<{ ticket: string }>('/v1/frames/ticket');
    const own = { origin: publicUrl, 'sec-fetch-site': 'same-origin' };
    const { headers } = await secure.call('POST', '/v1/frames/session', { headers: own, body });
    const [cookie = '', ...others] = [headers['set-cookie'] ?? []].flat().map(String);
    expect(others).toEqual([]);
    const [name, value] = (cookie.split(';')[0] ?? '').split('=');
    expect(name).toBe('__Host-tamarack_frame');
    const read = (sent: string) =>
      secure.call('GET', '/v1/frames/session', {
        headers: { ...own, cookie: `${sent}=${value}`, checkoutid: person.checkoutId },
      });
    expect((await read('__Host-tamarack_frame')).status).toBe(200);
    expect((await read('tamarack_frame')).problem.type).toBe('session-expired');
  });

  test('a sandbox that a phone reaches without https has a cookie that the phone’s browser keeps', async () => {
    const publicUrl = 'http://192.168.1.20:4010';
    const plain = await makeApi({ config: { publicUrl } });
    const person = await plain.session();
    const { body } = await person.post<{ ticket: string }>('/v1/frames/ticket');
    const { headers } = await plain.call('POST', '/v1/frames/session', {
      headers: { origin: publicUrl },
      body,
    });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^tamarack_frame=/);
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toMatch(/Secure|Partitioned/);
    const read = (more: Readonly<Record<string, string>>) =>
      plain.call('GET', '/v1/frames/session', {
        headers: { cookie: cookie.split(';')[0] ?? '', checkoutid: person.checkoutId, ...more },
      });
    // such a browser sends no fetch metadata
    expect((await read({})).body).toEqual({ proven: false });
    expect((await read({ origin: plain.merchant.origin })).problem.type).toBe('unauthorized');
  });

  test('a ticket binds once, within a minute, and only when our own origin redeems it', async () => {
    const person = await api.session();
    const ticket = await issueTicket(person);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: api.merchant.origin },
      { origin: 'null' },
    ])
      expect((await redeem(ticket, headers)).problem.type).toBe('unauthorized');
    expect((await redeem(ticket)).status).toBe(204);
    expect((await redeem(ticket)).problem.type).toBe('session-expired');
    const late = await issueTicket(person);
    api.clock.advance({ minutes: 2 });
    expect((await redeem(late)).problem.type).toBe('session-expired');
  });

  describe('the page’s token', () => {
    test('confirms no code, even the right one', async () => {
      const person = await api.session();
      const phone = createPhone();
      await person.put('/v1/application/eligibility', { eligible: true });
      await person.post('/v1/verification/phone', { phone });
      const { status, problem } = await api.call('POST', confirm, {
        headers: { ...pageHeaders(person), 'idempotency-key': randomUUID() },
        body: { code: await readCode(api, phone) },
      });
      expect([status, problem.type]).toEqual([401, 'unauthorized']);
      expect((await person.view()).facts.phoneVerified).toBe(false);
    });

    test.each(
      framedOperations.filter((operation) => operation !== 'POST /v1/frames/session'),
    )('does not open %s', async (operation) => {
      const person = await advanceTo(api, 'personal');
      const [method = '', url = ''] = operation.split(' ');
      const { status, problem } = await api.call(method as 'GET', url, {
        headers: { ...pageHeaders(person), 'idempotency-key': randomUUID() },
        ...(method !== 'GET' && { body: {} }),
      });
      expect([status, problem.type]).toEqual([401, 'unauthorized']);
    });

    test('does not help the frames’ cookie: the page’s own requests with it are refused', async () => {
      const person = await api.session();
      const frames = await person.openFrames();
      expect((await getState(frames)).body).toEqual({ proven: false });
      const asPage = { ...pageHeaders(person), cookie: String(frames['cookie']) };
      for (const headers of [asPage, { ...asPage, 'sec-fetch-site': 'cross-site' }])
        expect((await getState(headers)).problem.type).toBe('unauthorized');
    });
  });

  test('frames of another device that redeem a stolen token’s ticket have proven nothing', async () => {
    const person = await advanceTo(api, 'personal');
    const { headers } = await redeem(await issueTicket(person));
    const thief = {
      'sec-fetch-site': 'same-origin',
      cookie: String(headers['set-cookie']).split(';')[0] ?? '',
      checkoutid: person.checkoutId,
    };
    expect((await getState(thief)).body).toEqual({ proven: false });
    // and the thief's own number proves nothing once an identity is there
    expect((await person.delete('/v1/verification/phone')).problem.type).toBe('step-not-allowed');
  });

  test('a stolen token does not give what was entered to the customer of another number', async () => {
    const person = await advanceTo(api, 'business');
    // the thief calls from another browser, whose frames are bound by the token's ticket
    const thief = createApplicantClient(api.call, { ...person, resumeCookie: '' }, api.merchant.origin);
    expect((await thief.delete('/v1/verification/email')).status).toBe(200);
    const phone = createPhone();
    for (const refused of [
      await thief.delete('/v1/verification/phone'),
      await thief.post('/v1/verification/phone', { phone }),
      await thief.get('/v1/application/identity'),
    ])
      expect(refused.problem.type).toBe('step-not-allowed');
  });

  test('a device without the frames that proved the phone is locked until it proves it', async () => {
    const person = await api.session();
    await verifyPhone(api, person);
    const cookieLost = await api.call<{ sessionToken: string }>('POST', '/v1/hosted', {
      headers: { ...pageHeaders(person), origin: api.services.config.publicUrl },
    });
    const other = { ...pageHeaders(person), sessiontoken: cookieLost.body.sessionToken };
    const view = await api.call<{ facts: { locked: boolean; phoneVerified: boolean } }>(
      'GET',
      '/v1/application',
      { headers: other },
    );
    expect(view.body.facts).toMatchObject({ locked: true, phoneVerified: false });
    expect((await person.view()).facts).toMatchObject({ locked: false, phoneVerified: true });
  });

  test('a document may be embedded by the merchant’s pages and our own, and runs our script only', async () => {
    const { checkoutId } = await api.session();
    const { status, headers, body } = await api.call<string>(
      'GET',
      `/frames/code?checkoutId=${checkoutId}&language=fr`,
    );
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    const parents = `${api.services.config.publicUrl} ${api.merchant.origin}`;
    expect(policy).toContain(`frame-ancestors ${parents};`);
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const styleHash = createHash('sha256').update(style).digest('base64');
    expect(style).not.toBe('');
    expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'sha256-${styleHash}';`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(body).toContain('lang="fr-CA"');
    expect(body).toContain(`<meta name="parents" content="${parents}">`);
    expect(policy).toContain("frame-src 'none';");
    expect((await api.call('GET', `/frames/code?checkoutId=${randomUUID()}`)).status).toBe(404);
    expect((await api.call('GET', '/frames/secrets?checkoutId=a')).status).toBe(400);
  });

  test('a document takes tokens of the appearance, and no other style', async () => {
    const { checkoutId } = await api.session();
    const read = async (query: string) => {
      const { status, headers, body } = await api.call<string>(
        'GET',
        `/frames/identity?checkoutId=${checkoutId}${query}`,
      );
      expect(status).toBe(200);
      const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
      const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(String(headers['content-security-policy'])).toContain(`style-src ${hashes.join(' ')};`);
      return styles;
    };
    const plain = await read('');
    expect(plain).toHaveLength(1);
    const [own, look = ''] = await read('&theme=dark&brandColour=%230a7a4b&borderRadius=6');
    expect(own).toBe(plain[0]);
    expect(look).toMatch(/^:root:root\{.*--tamarack-surface:#151b26;.*color-scheme:dark\}$/);
    expect(look).toContain('--tamarack-radius-medium:6px;');
    const hostile = encodeURIComponent('#0a7a4b}*{display:none');
    expect(await read(`&brandColour=${hostile}&theme=night&font=url(x)&borderRadius=1e3&density=0`)).toEqual(
      plain,
    );
    expect(await read(`&theme=${'dark'.repeat(99)}&theme=dark`)).toEqual(plain);
  });

  test('a document is compressed for who accepts it, and is the same text', async () => {
    const { checkoutId } = await api.session();
    const url = `/frames/identity?checkoutId=${checkoutId}&theme=dark`;
    const read = (encoding?: string) =>
      api.app.inject({ method: 'GET', url, headers: encoding ? { 'accept-encoding': encoding } : {} });
    const plain = await read();
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toContain('Accept-Encoding');
    const compressed = await read('gzip, deflate, br, zstd');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    expect((await read('gzip')).body).toBe(plain.body);
    expect((await read('br;q=0')).body).toBe(plain.body);
  });

  test('only the bank’s document embeds the aggregator’s page', async () => {
    const { checkoutId } = await api.session();
    const policies = Object.fromEntries(
      await Promise.all(
        frameKinds.map(async (kind) => {
          const { headers } = await api.call('GET', `/frames/${kind}?checkoutId=${checkoutId}`);
          const policy = String(headers['content-security-policy']);
          return [
            kind,
            [/frame-src [^;]+/.exec(policy)?.[0], headers['cross-origin-embedder-policy']],
          ] as const;
        }),
      ),
    );
    const { bank, ...others } = policies;
    expect(bank).toEqual([`frame-src ${api.services.adapters.aggregator.origin}`, 'unsafe-none']);
    for (const policy of Object.values(others)) expect(policy).toEqual(["frame-src 'none'", 'require-corp']);
    const isolated = await api.call('GET', `/frames/bank?checkoutId=${checkoutId}&isolated=true`);
    expect(isolated.headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(isolated.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
