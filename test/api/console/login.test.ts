import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { beforeAll, expect } from 'vitest';
import { sweep } from '../../../server/app/sweeps';
import { sandboxOperator } from '../../../server/sandbox/data/seed';
import type { Api } from '../../support/api';
import { createIpAddress, logIn, openBrowser } from '../../support/console-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';
import { createFakeClock } from '../../support/fake-clock';
import { insertLoginAttempts, openOutsideSandbox, testBrowser } from '../../support/operator-access';
import { makeOperator } from '../../support/reviews';

const name = 'tamarack_operator';

/** Each page has its own. */
const withoutChallenge = (html = ''): string => html.replace(/data-options="[^"]*"/, '');

describeMostlyOneDatabase('logging in to the console', (makeApi, { test, testEach }) => {
  let api: Api;
  const lines: string[] = [];
  beforeAll(async () => {
    const logs = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    api = await makeApi({
      clock: createFakeClock(new Date('2026-11-24T15:00:00Z')),
      config: { trustProxy: 1, logLevel: 'debug' },
      logs,
    });
  });

  const trail = async (operatorId: string) =>
    api.database
      .selectFrom('audit_event')
      .select(['act', 'details', 'actor', 'application_id as applicationId'])
      .where('actor', '=', `operator:${operatorId}`)
      .orderBy('id')
      .execute();
  const readId = async (email: string): Promise<string> =>
    (
      await api.database
        .selectFrom('operator')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).id;
  const listSessions = async (operatorId: string) =>
    api.database.selectFrom('operator_session').selectAll().where('operator_id', '=', operatorId).execute();

  test('returns to the requested page after the login', async () => {
    const { key } = await makeOperator(api);
    const browser = openBrowser(api, createIpAddress());
    const turned = await browser.get('/operator?state=decided');
    expect([turned.status, turned.headers['location']]).toEqual([
      303,
      '/operator/login?next=%2Foperator%3Fstate%3Ddecided',
    ]);
    const login = await browser.get(String(turned.headers['location']));
    expect(login.body).toContain('value="/operator?state=decided"');
    const entered = await browser.post('/operator/login', { key, next: '/operator?state=decided' });
    expect([entered.status, entered.headers['location']]).toEqual([303, '/operator?state=decided']);
    const queue = await browser.get('/operator?state=decided');
    expect(queue.status).toBe(200);
    expect(queue.body).toContain('Sam Okafor');
    const again = await browser.get('/operator/login');
    expect([again.status, again.headers['location']]).toEqual([303, '/operator']);
  });

  const attributes = ['HttpOnly', 'Max-Age=28800', 'Path=/operator', 'SameSite=Strict'];

  test('scopes the session cookie to the console, and stores only its hash', async () => {
    const { key, email } = await makeOperator(api);
    const entered = await openBrowser(api, createIpAddress()).post('/operator/login', { key });
    const cookie = String([entered.headers['set-cookie']].flat()[0]);
    const [, token = ''] = /^tamarack_operator=([\w-]{43});/.exec(cookie) ?? [];
    // without `Secure`, with which Safari would not keep it at http://localhost
    expect(cookie.split('; ').slice(1).sort()).toEqual(attributes);
    const [row] = await listSessions(await readId(email));
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('uses a cookie prefix that requires TLS when served over TLS', async () => {
    const secure = await makeApi({ config: { publicUrl: 'https://api.example' } });
    const { key } = await makeOperator(secure);
    const entered = await openBrowser(secure, createIpAddress()).post('/operator/login', { key });
    const cookie = String([entered.headers['set-cookie']].flat()[0]);
    expect(cookie.split('; ').slice(1).sort()).toEqual([...attributes, 'Secure'].sort());
    const browser = await logIn(secure);
    expect([...browser.cookies.keys()]).toEqual([`__Secure-${name}`]);
    expect((await browser.get('/operator')).status).toBe(200);
    const planted = openBrowser(secure);
    const value = browser.cookies.get(`__Secure-${name}`) ?? '';
    expect((await planted.get('/operator', { cookie: `${name}=${value}` })).status).toBe(303);
  });

  test('answers a wrong, a missing and a disabled key alike, and never echoes it', async () => {
    const { key, email, id: operatorId } = await makeOperator(api);
    await api.services.operators.disableOperator(operatorId, null);
    const browser = openBrowser(api, createIpAddress());
    const wrong = `op_${'x'.repeat(43)}`;
    const answers = await Promise.all(
      [wrong, key, '', 'sk_sandbox_northline_c04e8d2f6a1b9375', `${key} `].map((each) =>
        browser.post('/operator/login', { key: each, next: '/operator?state=asked' }),
      ),
    );
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(headers['set-cookie']).toBeUndefined();
      expect(withoutChallenge(body)).toBe(withoutChallenge(answers[0]?.body));
    }
    expect(answers[0]?.body).toContain('That key isn’t valid.');
    expect(answers[0]?.body).toContain('value="/operator?state=asked"');
    expect(answers[0]?.body).not.toMatch(/op_\w/);
    const id = await readId(email);
    expect(await trail(id)).toEqual(
      Array.from({ length: 2 }, () => ({
        act: 'operator.loginFailed',
        actor: `operator:${id}`,
        applicationId: null,
        details: { reason: 'disabled' },
      })),
    );
    const unknown = await api.database
      .selectFrom('audit_event')
      .selectAll()
      .where('act', '=', 'operator.loginFailed')
      .execute();
    expect(unknown.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(unknown)).not.toContain('op_');
    expect(lines.join('')).toContain('/operator/login');
    expect(lines.join('')).not.toContain('op_');
  });

  testEach('a session ends after 30 idle minutes; automatic reloads do not extend it', async () => {
    const browser = await logIn(api);
    const status = async (url = '/operator'): Promise<number> => (await browser.get(url)).status;
    for (const minutes of [29, 29, 29]) {
      api.clock.advance({ minutes });
      expect(await status()).toBe(200);
    }
    api.clock.advance({ minutes: 29 });
    expect(await status('/operator?auto=1')).toBe(200);
    api.clock.advance({ minutes: 1 });
    expect(await status('/operator?auto=1')).toBe(303);
    expect(await status()).toBe(303);
  });

  test('a session ends 8 hours after it began, even when active', async () => {
    const browser = await logIn(api);
    for (let minutes = 20; minutes < 480; minutes += 20) {
      api.clock.advance({ minutes: 20 });
      expect((await browser.get('/operator')).status, `after ${minutes} minutes`).toBe(200);
    }
    api.clock.advance({ minutes: 20 });
    expect((await browser.get('/operator')).status).toBe(303);
  });

  testEach('logging out ends the session on the server too', async () => {
    const ip = createIpAddress();
    const browser = await logIn(api, undefined, ip);
    const copy = openBrowser(api, ip);
    copy.copyCookies(browser);
    expect((await copy.get('/operator')).status).toBe(200);
    api.clock.advance({ minutes: 1 });
    const out = await browser.post('/operator/logout');
    expect([out.status, out.headers['location']]).toEqual([303, '/operator/login']);
    expect((await browser.get('/operator/login')).body).toContain('You’ve been logged out.');
    expect((await browser.get('/operator/login')).body).not.toContain('You’ve been logged out.');
    expect(browser.cookies.size).toBe(0);
    expect((await copy.get('/operator')).status).toBe(303);
    const acts = await trail(await readId(browser.operator.email));
    expect(acts.map(({ act }) => act)).toEqual(['operator.loggedIn', 'operator.loggedOut']);
    // once more, with nothing left to end
    expect((await copy.post('/operator/logout')).status).toBe(303);
  });

  test('disabling an operator ends all of their sessions at once', async () => {
    const here = await logIn(api);
    const there = await logIn(api, here.operator);
    expect((await there.get('/operator')).status).toBe(200);
    await api.services.operators.disableOperator(here.operator.id, null);
    for (const browser of [here, there]) expect((await browser.get('/operator')).status).toBe(303);
    expect(await listSessions(await readId(here.operator.email))).toEqual([]);
  });

  test('each login creates a new session and ends the previous one', async () => {
    const browser = await logIn(api);
    const before = browser.cookies.get(name);
    const planted = openBrowser(api, createIpAddress());
    planted.copyCookies(browser);
    await planted.post('/operator/login', { key: browser.operator.key });
    expect(planted.cookies.get(name)).not.toBe(before);
    expect((await browser.get('/operator')).status).toBe(303);
    const invented = openBrowser(api, createIpAddress());
    await invented.post('/operator/login', { key: browser.operator.key }, { cookie: `${name}=mine` });
    expect(invented.cookies.get(name)).not.toBe('mine');
    expect((await invented.get('/operator', { cookie: `${name}=mine` })).status).toBe(303);
  });

  test('allows ten attempts in 15 minutes per network, in any form', async () => {
    const { key } = await makeOperator(api);
    const [, prefix = ''] = /^(.*)::1$/.exec(createIpAddress()) ?? [];
    const from = (host: number) => openBrowser(api, `${prefix}:0:0:0:${host}`);
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, host) => from(host).post('/operator/login', { key: 'op_guess' })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await from(1).post('/operator/login', { key });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatch(/Too many attempts.*Try again in \d+ minutes?\./s);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await openBrowser(api, createIpAddress()).post('/operator/login', { key })).status).toBe(303);
    api.clock.advance({ minutes: 15 });
    expect((await from(1).post('/operator/login', { key })).status).toBe(303);
  });

  test('successful logins are not counted; a failed attempt counts for 15 minutes', async () => {
    const { key } = await makeOperator(api);
    const browser = openBrowser(api, createIpAddress());
    const tryTo = async (given: string) => (await browser.post('/operator/login', { key: given })).status;
    for (let index = 0; index < 12; index += 1) expect(await tryTo(key)).toBe(303);
    for (let index = 0; index < 5; index += 1) expect(await tryTo('op_guess')).toBe(401);
    api.clock.advance({ minutes: 14 });
    for (let index = 0; index < 5; index += 1) expect(await tryTo('op_guess')).toBe(401);
    expect(await tryTo(key)).toBe(429);
    api.clock.advance({ minutes: 1 });
    for (let index = 0; index < 5; index += 1) expect(await tryTo('op_guess')).toBe(401);
    expect(await tryTo(key)).toBe(429);
  });

  test('allows a thousand attempts in 15 minutes over all networks', async () => {
    const { operatorSessions: sessions } = openOutsideSandbox(api);
    const guess = (client: string) =>
      sessions.logInWithKey({ key: 'nothing', client, browser: testBrowser, formerToken: null });
    api.clock.advance({ minutes: 15 });
    await insertLoginAttempts(api, 999);
    expect(await guess('first')).toBeNull();
    await expect(guess('another')).rejects.toMatchObject({ type: 'rate-limited' });
  });

  testEach('deletes expired sessions', async () => {
    const dead = await readId((await logIn(api)).operator.email);
    api.clock.advance({ minutes: 30 });
    const live = await readId((await logIn(api)).operator.email);
    await sweep(api.services);
    expect(await listSessions(dead)).toEqual([]);
    expect(await listSessions(live)).toHaveLength(1);
  });

  test('accepts the documented key in the sandbox only, and names its operator', async () => {
    const { operatorSessions } = api.services;
    const { operatorSessions: outside } = openOutsideSandbox(api);
    const input = { key: sandboxOperator.key, client: 'here', browser: testBrowser, formerToken: null };
    const token = await operatorSessions.logInWithKey({ ...input, client: createIpAddress() });
    expect(await operatorSessions.authenticate(token ?? '', testBrowser, true)).toMatchObject({
      name: sandboxOperator.name,
    });
    expect(await outside.authenticate(token ?? '', testBrowser, true)).toBeNull();
    expect(await outside.logInWithKey(input)).toBeNull();
  });
});
