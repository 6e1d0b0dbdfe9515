import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpBureau } from '../../../../server/src/adapters/bureau/http-bureau';
import type { BureauQuery } from '../../../../server/src/underwriting/scoring/state/bureau';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: { readonly path: string; readonly authorization: string; readonly body: unknown }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const query: BureauQuery = {
  first: 'Maya',
  last: 'Tremblay',
  dob: '1985-04-12',
  sin: '046454286',
  address: { street: '1 rue Un', city: 'Montréal', province: 'QC', postal: 'H2J 2L4' },
  business: { legal: 'Bistro du Nord Inc.', province: 'QC' },
};
const report = (url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`) =>
  createHttpBureau({ url, key: 'secret', timeoutMs: 200 }).fetchReport(query, '2026-11-20');
const says = (body: unknown, status = 200): void => {
  answer = (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
};
const file = {
  status: 'HIT',
  score: { value: 712 },
  publicRecords: [],
  collections: [],
  alerts: [],
  commercial: null,
};

it('makes one soft inquiry, with the key in a header', async () => {
  says(file);
  await report();
  expect(asked).toEqual([
    { path: '/v1/reports', authorization: 'Bearer secret', body: { ...query, inquiry: 'soft' } },
  ]);
});

it('parses a file: the latest insolvency counts, and the registry date', async () => {
  says({
    ...file,
    publicRecords: [
      { type: 'BANKRUPTCY', filedOn: '2019-03-01' },
      { type: 'CONSUMER_PROPOSAL', filedOn: '2025-11-19' },
      { type: 'JUDGMENT', filedOn: '2026-10-01' },
    ],
    collections: [{ open: true }, { open: false }, { open: true }],
    alerts: ['ADDRESS_CHANGED', 'IDENTITY_THEFT'],
    commercial: { registeredOn: '2026-07-20' },
  });
  expect(await report()).toEqual({
    status: 'found',
    score: 712,
    monthsSinceBankruptcy: 12,
    openCollections: 2,
    fraudAlert: true,
    monthsRegistered: 4,
  });
});

it('distinguishes a file without a score from no file', async () => {
  says({ ...file, score: null });
  expect(await report()).toMatchObject({ status: 'found', score: null, fraudAlert: false });
  says({ status: 'NO_HIT' });
  expect(await report()).toEqual({ status: 'noFile' });
});

it.each<[string, unknown, number?]>([
  ['an error', { message: 'down' }, 503],
  ['a refusal', file, 401],
  ['no JSON', '<html>busy</html>'],
  ['a score that is none', { ...file, score: { value: 9_999 } }],
  ['a day that is none', { ...file, commercial: { registeredOn: '2026-02-30' } }],
  ['half a file', { status: 'HIT' }],
  ['something new', { status: 'MAYBE' }],
])('takes %s for no answer: nothing is guessed', async (_, body, status) => {
  says(body, status);
  expect(await report()).toBeNull();
});

it('treats a timeout, a reset and a refused connection as no answer', async () => {
  answer = () => undefined;
  expect(await report()).toBeNull();
  answer = (request) => request.socket.destroy();
  expect(await report()).toBeNull();
  expect(await report('http://127.0.0.1:1')).toBeNull();
});
