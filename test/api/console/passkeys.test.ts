import { beforeAll, expect } from 'vitest';
import type { Api } from '../../support/api';
import { createAuthenticator, type TestAuthenticator } from '../../support/authenticator';
import { createIpAddress, openBrowser, type TestBrowser } from '../../support/console-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';
import { openOutsideSandbox, testBrowser } from '../../support/operator-access';
import { makeOperator, waitForOperatorMail } from '../../support/reviews';

/** Options of the page's passkey dialog. */
const readOptions = <T>(html: string): T => {
  const [, attribute = ''] = /data-options="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as T;
};

interface LoginOptions {
  readonly challenge: string;
  readonly rpId: string;
}

interface CreationOptions extends LoginOptions {
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string; readonly name: string };
}

describeMostlyOneDatabase('passkeys of operators', (makeApi, { test, testEach }) => {
  let api: Api;
  let origin: string;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    origin = api.services.config.publicUrl;
  });
  const open = () => openBrowser(api, createIpAddress());

  /** Opens the link, creates a passkey, and returns the answer to the last form. */
  const enrol = async (token: string, authenticator: TestAuthenticator, browser = open()) => {
    const page = await browser.post('/operator/enrol', { token });
    if (page.status !== 200) return page;
    const response = JSON.stringify(authenticator.create(readOptions<CreationOptions>(page.body)));
    return browser.post('/operator/enrol/finish', { token, response });
  };

  const makePasskey = async () => {
    const operator = await makeOperator(api, 'Ana Petit', { roles: ['senior'] });
    const authenticator = createAuthenticator({ origin });
    const token = await api.services.enrolments.createToken(operator.id, null);
    expect((await enrol(token, authenticator)).status).toBe(303);
    return { operator, authenticator, token };
  };

  const logIn = async (authenticator: TestAuthenticator, browser: TestBrowser = open()) => {
    const options = readOptions<LoginOptions>((await browser.get('/operator/login')).body);
    const response = JSON.stringify(authenticator.get(options));
    return browser.post('/operator/login/passkey', { response, next: '/operator?state=decided' });
  };

  testEach('a one-time link creates a passkey, which logs in without a name', async () => {
    const { operator, authenticator, token } = await makePasskey();
    const browser = open();
    const entered = await logIn(authenticator, browser);
    expect([entered.status, entered.headers['location']]).toEqual([303, '/operator?state=decided']);
    expect((await browser.get('/operator')).body).toContain('Ana Petit');
    expect((await logIn(authenticator)).status).toBe(303);

    expect((await enrol(token, createAuthenticator({ origin }))).status).toBe(410);
    const acts = await api.database
      .selectFrom('audit_event')
      .select(['act', 'details'])
      .where('actor', '=', `operator:${operator.id}`)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual([
      'operator.passkeyAdded',
      'operator.loggedIn',
      'operator.loggedIn',
    ]);
    expect(acts[1]?.details).toEqual({ method: 'passkey' });
  });

  test('only the login pages run a script, from our own origin', async () => {
    const browser = open();
    for (const url of ['/operator/login', '/operator/enrol']) {
      const { headers, body } = await browser.get(url);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src/);
      expect(body.match(/<script/g)).toHaveLength(1);
    }
    const script = await browser.get('/operator/passkey.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('refuses a replayed, foreign, unverified, expired or altered response', async () => {
    const { operator, authenticator } = await makePasskey();
    const browser = open();
    const getOptions = async () => readOptions<LoginOptions>((await browser.get('/operator/login')).body);
    const post = async (response: unknown): Promise<number> =>
      (await browser.post('/operator/login/passkey', { response: JSON.stringify(response) })).status;

    const used = authenticator.get(await getOptions());
    expect(await post(used)).toBe(303);
    await browser.post('/operator/logout');
    expect(await post(used), 'replayed').toBe(401);

    const options = await getOptions();
    expect(await post(authenticator.get({ ...options, rpId: 'evil.example' })), 'other site').toBe(401);
    const made = Buffer.alloc(54, 7).toString('base64url');
    expect(await post(authenticator.get({ ...options, challenge: made })), 'own challenge').toBe(401);
    const response = authenticator.get(options)['response'] as Record<string, string>;
    const altered = { ...authenticator.get(options), response: { ...response, signature: 'MEUCIQ' } };
    expect(await post(altered), 'signature').toBe(401);
    for (const nonsense of [null, {}, 'x', { id: 'x', rawId: 'x', type: 'public-key', response: {} }])
      expect(await post(nonsense)).toBe(401);
    expect(await post(createAuthenticator({ origin }).get(options)), 'unknown passkey').toBe(401);
    const late = await getOptions();
    api.clock.advance({ minutes: 11 });
    expect(await post(authenticator.get(late)), 'expired').toBe(401);
    // ten failures within 15 minutes: the network waits
    expect(await post(authenticator.get(await getOptions()))).toBe(429);
    const failures = await api.database
      .selectFrom('audit_event')
      .select('details')
      .where('act', '=', 'operator.loginFailed')
      .where('actor', '=', `operator:${operator.id}`)
      .execute();
    expect(failures).toEqual(Array.from({ length: 5 }, () => ({ details: { reason: 'invalidPasskey' } })));
  });

  test('refuses a passkey of another origin or without a verified person', async () => {
    const operator = await makeOperator(api);
    for (const options of [{ origin: 'https://evil.example' }, { origin, verifiesUser: false }]) {
      const token = await api.services.enrolments.createToken(operator.id, null);
      expect((await enrol(token, createAuthenticator(options))).status).toBe(410);
    }
    expect(await api.services.passkeys.list(operator.id, operator.operator)).toEqual([]);
  });

  test('a login counts once when it is sent twice at the same time', async () => {
    const { authenticator } = await makePasskey();
    const response = JSON.parse(
      JSON.stringify(authenticator.get(await api.services.passkeys.buildLoginOptions())),
    );
    const input = { response, client: createIpAddress(), browser: testBrowser, formerToken: null };
    const tokens = await Promise.all(
      [1, 2, 3].map(() => api.services.operatorSessions.logInWithPasskey(input)),
    );
    expect(tokens.filter((token) => token !== null)).toHaveLength(1);
  });

  test('a disabled operator’s passkey and link stop working', async () => {
    const { operator, authenticator } = await makePasskey();
    const token = await api.services.enrolments.createToken(operator.id, null);
    await api.services.operators.disableOperator(operator.id, null);
    expect((await logIn(authenticator)).status).toBe(401);
    expect((await enrol(token, createAuthenticator({ origin }))).status).toBe(410);
  });

  test('a link expires after 24 hours, and a new one replaces it', async () => {
    const operator = await makeOperator(api);
    const first = await api.services.enrolments.createToken(operator.id, null);
    const second = await api.services.enrolments.createToken(operator.id, null);
    expect(await api.services.passkeys.buildCreationOptions(first)).toBeNull();
    api.clock.advance({ minutes: 24 * 60 });
    expect(await api.services.passkeys.buildCreationOptions(second)).toBeNull();
  });

  test('an admin’s invitation is mailed to the operator, who is told of each new passkey', async () => {
    const { operator: admin } = await makeOperator(api, 'Admin', { roles: ['admin'] });
    const operator = await makeOperator(api);
    await api.services.enrolments.sendLink(operator.id, admin);
    const mail = await waitForOperatorMail(api, operator.email, /Create your passkey/);
    const [, token = ''] = /\/operator\/enrol#([\w-]{43})/.exec(mail.text) ?? [];
    expect((await enrol(token, createAuthenticator({ origin }))).status).toBe(303);
    await waitForOperatorMail(api, operator.email, /A passkey was added/);
    await expect(api.services.enrolments.createToken(operator.id, admin)).rejects.toMatchObject({
      type: 'forbidden',
    });
  });

  test('outside the sandbox, a key logs in only where that is configured, and every admin is told', async () => {
    const admin = await makeOperator(api, 'Admin', { roles: ['admin'] });
    const operator = await makeOperator(api, 'Kim Roy');
    const input = {
      key: operator.key,
      client: createIpAddress(),
      browser: testBrowser,
      formerToken: null,
    };
    const refused = openOutsideSandbox(api, 'refused').operatorSessions;
    expect(await refused.logInWithKey(input)).toBeNull();
    const emergency = openOutsideSandbox(api, 'emergency').operatorSessions;
    expect(await emergency.logInWithKey(input)).not.toBeNull();
    const mail = await waitForOperatorMail(api, admin.email, /Kim Roy logged in with a key/);
    expect(mail.text).toContain('instead of a passkey');
    const acts = await api.database
      .selectFrom('audit_event')
      .select(['act', 'details'])
      .where('actor', '=', `operator:${operator.id}`)
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { act: 'operator.loginFailed', details: { reason: 'keysRefused' } },
      { act: 'operator.loggedIn', details: { method: 'key' } },
      { act: 'operator.keyLogin', details: {} },
    ]);
  });
});
