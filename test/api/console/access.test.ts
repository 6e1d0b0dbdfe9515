import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { createIpAddress, logIn, openBrowser } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { listRoutes } from '../../support/list-routes';
import { readPerson, setPerson } from '../../support/person';
import { makeOperator, makeReview } from '../../support/reviews';

describeOneDatabase('access to the console', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  /** Every address of the console. */
  const routes = () =>
    listRoutes(api.app).filter(
      ({ method, url }) => url.startsWith('/operator') && (method === 'GET' || method === 'POST'),
    );
  const open = new Set([
    'GET /operator/login',
    'POST /operator/login',
    'POST /operator/logout',
    'GET /operator/console.css',
    'GET /operator/icon.svg',
    'GET /operator/passkey.js',
    'POST /operator/login/passkey',
    'GET /operator/enrol',
    'POST /operator/enrol',
    'POST /operator/enrol/finish',
  ]);

  test('shows nothing without a login', async () => {
    const closed = routes().filter(({ method, url }) => !open.has(`${method} ${url}`));
    expect(closed).toContainEqual({ method: 'GET', url: '/operator' });
    expect(closed.filter(({ method }) => method === 'POST').length).toBeGreaterThan(1);
    for (const { method, url } of closed) {
      const stranger = openBrowser(api);
      const answer = method === 'GET' ? await stranger.get(url) : await stranger.post(url);
      expect(answer.status, `${method} ${url}`).toBe(method === 'GET' ? 303 : 401);
      if (method === 'GET') expect(answer.headers['location']).toMatch(/^\/operator\/login/);
      else expect(answer.body).toContain('You were logged out, so nothing was saved or sent.');
    }
  });

  test('an API key opens no console page, and the console cookie no API route', async () => {
    const { operator, cookies } = await logIn(api);
    for (const authorization of [`Bearer ${operator.key}`, `Bearer ${api.merchant.secretKey}`])
      expect((await openBrowser(api).get('/operator', { authorization })).status).toBe(303);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = cookies.get('tamarack_operator');
    for (const headers of [{ cookie }, { cookie, authorization: `Bearer ${token}` }])
      expect((await api.call('GET', '/v1/operator/reviews', { headers })).status).toBe(401);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this host', { origin: 'http://localhost:4020' }],
    ['a page without an origin', { origin: 'null' }],
    ['no origin at all', { origin: '' }],
  ])('takes no form of %s', async (_, headers) => {
    const browser = await logIn(api);
    const refused = await browser.post('/operator/logout', {}, headers);
    expect(refused.status).toBe(403);
    expect(refused.body).toContain('This form was not submitted from the console.');
    expect((await browser.get('/operator')).status).toBe(200);
    const { key } = await makeOperator(api);
    const login = await openBrowser(api, createIpAddress()).post('/operator/login', { key }, headers);
    expect([login.status, login.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('rejects a form posted from a merchant’s page, and shows that page nothing', async () => {
    const browser = await logIn(api);
    const { origin } = api.merchant;
    expect((await browser.post('/operator/logout', {}, { origin })).status).toBe(403);
    for (const url of ['/operator', '/operator/login', '/operator/nothing']) {
      const { headers } = await browser.get(url, { origin });
      expect(headers['access-control-allow-origin'], url).toBeUndefined();
      expect(headers['access-control-allow-credentials'], url).toBeUndefined();
    }
  });

  test.each([
    'https://evil.example/operator',
    '//evil.example/operator',
    '/\\evil.example',
    '/operator/..//..//evil.example',
    '/operator/../v1/checkout',
    '/operator/..//evil.example/operator',
    '/operator/%2e%2e/sandbox',
    '/operator@evil.example',
    '/operatorx',
    '/operator/login',
    '/operator/logout',
    'javascript:alert(1)',
    '',
  ])('redirects only to its own pages after the login: %s', async (next) => {
    const { key } = await makeOperator(api);
    const browser = openBrowser(api, createIpAddress());
    const login = await browser.get(`/operator/login?next=${encodeURIComponent(next)}`);
    expect(login.body).toContain('name="next" value="/operator"');
    const entered = await browser.post('/operator/login', { key, next });
    expect([entered.status, entered.headers['location']]).toEqual([303, '/operator']);
  });

  test('console pages load no third-party content, cannot be framed and are not cached', async () => {
    const browser = await logIn(api);
    for (const url of ['/operator', '/operator/login', '/operator/nothing', '/operator?after=nothing']) {
      const { headers } = await browser.get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toMatch(/^default-src 'none'; style-src 'self'/);
      expect(policy, url).not.toMatch(/script-src|unsafe/);
      expect(policy, url).toMatch(/form-action 'self'.*base-uri 'none'; frame-ancestors 'none'/);
      expect(headers, url).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  test('escapes text that others wrote', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    const evil = '<script>alert(1)</script> "&" \'<img src=x onerror=alert(2)>';
    const { business } = await readPerson(api, applicationId);
    await setPerson(api, applicationId, { business: business && { ...business, businessAs: evil } });
    await api.database
      .updateTable('merchant')
      .set({ name: evil })
      .where('id', '=', api.merchant.id)
      .execute();
    const { body } = await (await logIn(api)).get('/operator');
    expect(body).toContain(reviewId);
    expect(body).not.toMatch(/<script|<img/);
    expect(body.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt; &quot;&amp;&quot;/g)?.length).toBe(2);
    const login = await openBrowser(api).get(
      `/operator/login?next=${encodeURIComponent('/operator?"><script>alert(1)</script>')}`,
    );
    expect(login.body.match(/<script[^>]*>/g)).toEqual(['<script src="/operator/passkey.js" type="module">']);
  });

  test('error pages reveal nothing and have the right status', async () => {
    const browser = await logIn(api);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const cases: [Promise<{ status: number; body: string; headers: object }>, number, string][] = [
      [browser.get('/operator/nothing/here'), 404, 'Page not found'],
      [browser.get('/operator?after=nothing'), 400, 'Invalid input'],
      [browser.get('/operator?state=wrong'), 400, 'Invalid input'],
      [browser.post('/operator/login', { key: 'x'.repeat(70_000) }, form), 413, 'Entry too long'],
      [browser.post('/operator/login', {}, { 'content-type': 'application/json' }), 400, 'could not be read'],
      [browser.post('/operator/login', { key: ['op_a', 'op_b'] }), 400, 'Invalid input'],
      [browser.post('/operator/login', { key: 'op_\0' }), 400, 'could not be read'],
    ];
    for (const [answer, status, words] of cases) {
      const { headers, body, ...rest } = await answer;
      expect(rest.status, words).toBe(status);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
      expect(body).toContain(words);
      expect(body).toContain('</html>');
    }
    // the API keeps its own way of failing
    const api404 = await api.call('GET', '/v1/nothing');
    expect(api404.headers['content-type']).toContain('application/problem+json');
  });

  test('shows a confirmation once, in fixed texts only', async () => {
    const browser = await logIn(api);
    const say = (value: unknown) =>
      browser.get('/operator', {
        cookie: `${[...browser.cookies].map((each) => each.join('=')).join('; ')}; tamarack_operator_flash=${encodeURIComponent(JSON.stringify(value))}`,
      });
    const approved = await say({ code: 'approved', limitCents: 25_000_00 });
    expect(approved.body).toContain('Approved for $25,000. The applicant will be notified.');
    expect(String(approved.headers['set-cookie'])).toMatch(/tamarack_operator_flash=;/);
    for (const bad of [{ code: 'toString' }, { code: 'approved', limitCents: '<b>' }, null, 'text'])
      expect((await say(bad)).body).not.toMatch(/role="status"/);
  });

  test('is not in the published OpenAPI document', async () => {
    const { body } = await api.call<{ paths: object }>('GET', '/swagger.json');
    expect(Object.keys(body.paths).filter((url) => url.startsWith('/operator'))).toEqual([]);
  });
});
