import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { frameKinds } from '@tamarack/core/protocol/frames';
import { afterAll, beforeAll, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { logIn, openBrowser } from '../support/console-browser';
import { describeOneDatabase } from '../support/describe-databases';
import { listRoutes, type Route } from '../support/list-routes';
import { createResumeLink, followResumeLink } from '../support/resume-links';
import { getApplicationId } from '../support/returning-customers';
import { makeReview } from '../support/reviews';
import { createTally, type Tally } from '../support/tally/tally';

/** Documents that the merchant's pages may frame. */
const framedDocuments = new RegExp(`^/frames/(${frameKinds.join('|')})\\?checkoutId=`);

const publicUrl = 'https://pay.tamarack.example';

describeOneDatabase('headers and cookies', (makeApi) => {
  let api: Api;
  let distFolder: string;
  beforeAll(async () => {
    distFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-dist-'));
    fs.writeFileSync(path.join(distFolder, 'connect.html'), '<!doctype html><title>Pay</title>');
    fs.writeFileSync(path.join(distFolder, 'tamarack.js'), '');
    const build = path.join(distFolder, 'frames', '0123abcd');
    fs.mkdirSync(build, { recursive: true });
    for (const kind of frameKinds)
      fs.writeFileSync(
        path.join(build, `${kind}.en.html`),
        '<!doctype html><title>Field</title><style></style>',
      );
    api = await makeApi({ config: { distFolder, publicUrl, trustProxy: 1 } });
  });
  afterAll(() => fs.rmSync(distFolder, { recursive: true }));

  /** Answers of every route to a stranger, to an applicant and to an operator. */
  const visitAll = async (
    visit: (route: Route, answer: ApiResponse<unknown>, who: string) => void,
  ): Promise<void> => {
    const person = await api.session();
    const { reviewId } = await makeReview(api);
    const operator = await logIn(api);
    const withReview = ({ url }: Route): string =>
      isFramed({ url }) ? url : url.replace(/[\da-f-]{36}/, reviewId);
    const callers: Readonly<Record<string, (route: Route) => Promise<ApiResponse<unknown>>>> = {
      stranger: ({ method, url }) => api.call(method, url),
      applicant: ({ method, url }) =>
        api.call(method, url, {
          headers: {
            origin: api.merchant.origin,
            sessiontoken: person.sessionToken,
            checkoutid: person.checkoutId,
          },
        }),
      operator: (route) =>
        route.method === 'GET' ? operator.get(withReview(route)) : operator.post(withReview(route)),
    };
    const documents = frameKinds.map(
      (kind): Route => ({ method: 'GET', url: `/frames/${kind}?checkoutId=${person.checkoutId}` }),
    );
    const routes = [...listRoutes(api.app), ...strayRoutes, ...documents].filter(
      ({ url }) => !url.includes('*'),
    );
    for (const route of routes)
      for (const [who, call] of Object.entries(callers)) visit(route, await call(route), who);
  };

  test('policies on every page and answer', async (context) => {
    const tally = createTally(context);
    let answers = 0;
    await visitAll((route, { headers, status }, who) => {
      answers++;
      if (isFramed(route)) tally.count(checkFramed(headers, status, api.merchant.origin));
      const about = `${route.method} ${route.url} (${who}, ${status})`;
      for (const [name, isRight] of Object.entries(rules)) {
        const value = String(headers[name] ?? '');
        tally.count(isRight(value, route) ? null : `${about}: ${name}: ${value}`);
      }
    });
    tally.note(`${answers} answers`);
    tally.end();
  });

  test('attributes of every cookie', async (context) => {
    const tally = createTally(context);
    await visitAll((route, answer) => countCookies(tally, route, answer));
    const entry = await api.checkout();
    countCookies(tally, { method: 'POST', url: '/v1/checkout' }, entry);
    const { sessionToken, checkoutId } = await api.session();
    const headers = { origin: publicUrl, sessiontoken: sessionToken, checkoutid: checkoutId };
    countCookies(
      tally,
      { method: 'POST', url: '/v1/hosted' },
      await api.call('POST', '/v1/hosted', { headers, body: {} }),
    );
    const link = await createResumeLink(api, await getApplicationId(api, await api.session()));
    countCookies(tally, { method: 'POST', url: '/v1/hosted/link' }, await followResumeLink(api, link));
    const { operator } = await logIn(api);
    const login = await openBrowser(api).post('/operator/login', { key: operator.key });
    countCookies(tally, { method: 'POST', url: '/operator/login' }, login);
    tally.end();
  });
});

/** Addresses that no route answers. */
const strayRoutes: readonly Route[] = [
  { method: 'GET', url: '/' },
  { method: 'GET', url: '/.env' },
  { method: 'GET', url: '/v1/nothing' },
  { method: 'GET', url: '/operator/nothing' },
  { method: 'GET', url: '/%zz' },
  { method: 'GET', url: `/v1/merchant/checkouts/${'x'.repeat(150)}` },
  { method: 'GET', url: '/sdk/tamarack.js' },
  { method: 'GET', url: '/sdk/../server/dist/app/main.js' },
  { method: 'GET', url: '/sdk/%2e%2e%2fpackage.json' },
];

const isFile = ({ url }: Route): boolean => url.startsWith('/sdk/tamarack.js') || url.endsWith('/icon.svg');
const isFramed = ({ url }: Pick<Route, 'url'>): boolean => framedDocuments.test(url);

/** A frame's document: embedded by the merchant's pages and our own alone, kept by nobody. */
function checkFramed(
  headers: ApiResponse<unknown>['headers'],
  status: number,
  origin: string,
): string | null {
  const policy = String(headers['content-security-policy']);
  const wanted = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    `frame-ancestors ${publicUrl} ${origin}`,
    "require-trusted-types-for 'script'",
  ];
  const missing = wanted.filter((directive) => !policy.split('; ').includes(directive));
  const wrong = [
    ...missing,
    /; style-src 'sha256-[^']+';/.test(policy) ? '' : 'style-src',
    status === 200 ? '' : String(status),
    headers['cache-control'] === 'no-store' ? '' : 'cache-control',
    headers['x-frame-options'] === undefined ? '' : 'x-frame-options',
    headers['set-cookie'] === undefined ? '' : 'set-cookie',
  ].filter(Boolean);
  return wrong.length === 0 ? null : `a frame’s document: ${wrong.join(', ')}`;
}

const rules: Readonly<Record<string, (value: string, route: Route) => boolean>> = {
  'x-content-type-options': (value) => value === 'nosniff',
  'strict-transport-security': (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 15_552_000,
  'referrer-policy': (value) => ['no-referrer', 'same-origin'].includes(value),
  'content-security-policy': (value, route) => {
    const directives = new Map(
      value.split(';').map((one): [string, string] => {
        const [name = '', ...sources] = one.trim().split(/\s+/);
        return [name, sources.join(' ')];
      }),
    );
    const ancestors = directives.get('frame-ancestors') ?? '*';
    const isSafe =
      directives.get('default-src') === "'none'" &&
      !/unsafe-|\*|data:/.test(directives.get('script-src') ?? '');
    const isBounded = isFramed(route) ? !/\*|^'none'$|^https?:$/.test(ancestors) : ancestors === "'none'";
    return isSafe && isBounded;
  },
  'permissions-policy': (value) => /camera=\(\)/.test(value) && /clipboard-read=\(\)/.test(value),
  'cache-control': (value, route) => isFile(route) || /no-store|private/.test(value),
  // no page measures what it may not read
  'timing-allow-origin': (value, route) => value === '' || isFile(route),
  'x-powered-by': (value) => value === '',
  server: (value) => value === '',
  'access-control-allow-origin': (value, route) =>
    route.url.startsWith('/sdk/tamarack.js') || (!value.includes('*') && value !== 'null'),
};

/** A cookie without a value is taken away, and holds nothing to protect. */
function countCookies(tally: Tally, { method, url }: Route, { headers }: ApiResponse<unknown>): void {
  for (const line of [headers['set-cookie'] ?? []].flat().map(String)) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name, value] = pair.split('=');
    const has = (pattern: RegExp): boolean => attributes.some((one) => pattern.test(one));
    const missing = [
      value === '' || has(/^HttpOnly$/i) ? '' : 'HttpOnly',
      has(/^Secure$/i) ? '' : 'Secure',
      has(/^SameSite=(Strict|Lax)$/i) || (has(/^SameSite=None$/i) && has(/^Partitioned$|^Secure$/i))
        ? ''
        : 'SameSite',
      has(/^Path=/i) ? '' : 'Path',
      has(/^Domain=/i) ? 'no Domain' : '',
    ].filter(Boolean);
    tally.count(missing.length === 0 ? null : `${method} ${url}: ${name} lacks ${missing.join(', ')}`);
  }
}
