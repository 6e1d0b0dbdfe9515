import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classifyError, errorTypes } from '../../../../../server/src/adapters/flinks/error-codes';
import { createFlinks } from '../../../../../server/src/adapters/flinks/flinks';

/** The vendor's error codes, by what the customer can do about them. */
const expected = {
  keepPolling: ['OPERATION_PENDING', 'OPERATION_DISPATCHED', 'CARD_IN_USE', 'CONCURRENT_SESSION'],
  retryCredentials: [
    'INVALID_LOGIN',
    'INVALID_USERNAME',
    'INVALID_PASSWORD',
    'INVALID_SECURITY_RESPONSE',
    'INVALID_SECURITY_RESPONSE_NO_RETRY',
    'QUESTION_NOT_FOUND',
    'UNKNOWN_CHALLENGE_KEY',
    'SECURITYRESPONSES_INCOMPLETE',
  ],
  retryLater: ['RETRY_LATER', 'AGGREGATION_ERROR'],
  chooseAnotherBank: [
    'DISABLED_LOGIN',
    'DISABLED_INSTITUTION',
    'NEW_ACCOUNT',
    'UNAUTHORIZED',
    'NO_TRANSACTION',
  ],
  sessionOver: ['SESSION_NONEXISTENT', 'SESSION_EXPIRED', 'ALREADY_AUTHORIZED'],
  broken: ['INVALID_REQUEST', 'METHOD_NOT_AVAILABLE'],
} as const;
const rows = Object.entries(expected).flatMap(([type, codes]) => codes.map((code) => [code, type]));

describe('an error code of the vendor', () => {
  it.each(rows)('%s maps to %s', (code, type) => {
    expect(classifyError({ code: code ?? '', message: '', status: 401 })).toBe(type);
  });

  it('the table contains every documented code and no other', () => {
    expect(Object.keys(errorTypes).sort()).toEqual(rows.map(([code]) => code).sort());
  });

  it.each([
    [{ code: 'SOMETHING_NEW', message: '', status: 401 }, 'broken'],
    [{ code: 'SOMETHING_NEW', message: '', status: 500 }, 'outage'],
    [{ code: 'constructor', message: '', status: 400 }, 'broken'],
    [{ code: null, message: '', status: 429 }, 'outage'],
    [{ code: null, message: 'You must provide a valid authorize token', status: 401 }, 'broken'],
    [{ code: 'UNAUTHORIZED', message: 'You must provide a valid auth key', status: 401 }, 'broken'],
  ] as const)('%j maps to %s', (refusal, type) => {
    expect(classifyError(refusal)).toBe(type);
  });
});

describe('a response of the vendor', () => {
  let reply: { status: number; text: string; location?: string; silent?: boolean };
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url?.endsWith('GenerateAuthorizeToken')) return response.end('{"Token":"t"}');
    if (reply.silent) return;
    const headers = reply.location ? { location: reply.location } : {};
    return response.writeHead(reply.status, headers).end(reply.text);
  });
  let flinks: ReturnType<typeof createFlinks>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    flinks = createFlinks({
      apiUrl: url,
      pageUrl: 'https://page.example',
      customerId: 'c',
      secret: 's',
      apiKey: 'k',
      customerName: 'Lender',
      webhook: null,
      toolbox: false,
      testUser: null,
      timeoutMs: 200,
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const page = '<html>Bad gateway</html>';
  it.each([
    ['a page of a proxy', { status: 200, text: page }, 'outage'],
    ['a gateway’s error', { status: 502, text: page }, 'outage'],
    ['an empty refusal', { status: 401, text: '' }, 'broken'],
    ['a list', { status: 200, text: '[]' }, 'outage'],
    ['a redirect', { status: 302, text: '', location: 'https://elsewhere.example' }, 'outage'],
    ['security questions', { status: 203, text: '{"SecurityChallenges":[]}' }, 'retryCredentials'],
    ['"still at work"', { status: 202, text: '{"FlinksCode":"OPERATION_PENDING"}' }, 'keepPolling'],
    ['a response without a session', { status: 200, text: '{"Institution":"Bank"}' }, 'broken'],
    ['no response', { status: 200, text: '', silent: true }, 'outage'],
  ])('%s to Authorize has its own error type', async (_, given, type) => {
    reply = given;
    await expect(flinks.openSession('login')).rejects.toMatchObject({ name: 'AggregatorError', type });
  });

  it('a timeout of a data request counts as pending', async () => {
    reply = { status: 200, text: '', silent: true };
    expect(await flinks.fetchAccounts('request', true)).toEqual({ state: 'pending' });
  });

  it.each([
    ['plain text', { status: 200, text: 'removed' }],
    ['an unknown login as text', { status: 400, text: '"Invalid LoginId"' }],
    ['an unknown login as a code', { status: 401, text: '{"FlinksCode":"INVALID_LOGIN"}' }],
  ])('%s to DeleteCard means that the login is already deleted', async (_, given) => {
    reply = given;
    await flinks.disconnect('a/../b');
    expect(requests.at(-1)).toBe('DELETE /v3/c/BankingServices/DeleteCard/a%2F..%2Fb');
  });

  it('an error response to DeleteCard is an error', async () => {
    reply = { status: 500, text: '{"FlinksCode":"AGGREGATION_ERROR"}' };
    await expect(flinks.disconnect('login')).rejects.toMatchObject({ type: 'retryLater' });
  });

  it.each([
    'en',
    'fr',
  ] as const)('the Authorize response gives the page’s address in %s, with its options', async (language) => {
    const url = new URL(await flinks.pageUrl({ tag: 'a.b', language }));
    expect(url.origin + url.pathname).toBe('https://page.example/v2/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      authorizeToken: 't',
      language,
      tag: 'a.b',
      customerName: 'Lender',
      consentEnable: 'true',
      accountSelectorEnable: 'true',
      showAllOperationsAccounts: 'true',
      theme: 'light',
      headerEnable: 'true',
      closeEnable: 'true',
      innerRedirect: 'true',
    });
  });
});
