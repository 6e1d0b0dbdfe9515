import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createAddressCompleteCall } from '../../../../server/src/adapters/addresses/address-complete';
import { createHttpBureau } from '../../../../server/src/adapters/bureau/http-bureau';
import { createFlinks } from '../../../../server/src/adapters/flinks/flinks';
import { createS3Store } from '../../../../server/src/adapters/s3/s3-store';
import { createTwilio } from '../../../../server/src/adapters/twilio/twilio';
import { newId } from '../../../../server/src/platform/database/ids';
import { createSpool } from '../../../../server/src/platform/files/spool';
import { createWebhookSender } from '../../../../server/src/settlement/webhooks/sending/sender';

/** A service that redirects each request, with its method and body, to `/stolen`, which answers with a success. */
let status = 307;
const paths: string[] = [];
const server = http.createServer((request, response) => {
  paths.push(request.url ?? '');
  request.resume();
  if (request.url === '/stolen') return response.writeHead(200).end('{"status":"NO_HIT","Items":[]}');
  return response.writeHead(status, { location: '/stolen' }).end();
});
let url: string;
/** Its spool empties the folder that it gets: never one that others use. */
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-redirects-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  paths.length = 0;
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  return () => void vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const person = {
  first: 'Maya',
  last: 'Tremblay',
  dob: '1985-04-12',
  sin: '046454286',
  address: { street: '1 rue Un', city: 'Montréal', province: 'QC', postal: 'H2J 2L4' },
  business: { legal: 'Bistro du Nord Inc.', province: 'QC' },
};
const createSender = () =>
  createTwilio({
    accountSid: 'AC1',
    authToken: 'secret',
    from: '+14165550000',
    fetch,
    hosts: { messages: url, lookups: url },
  });

it.each<[string, () => Promise<unknown>, unknown]>([
  [
    'the bureau',
    () => createHttpBureau({ url, key: 'k', timeoutMs: 2_000 }).fetchReport(person, '2026-11-20'),
    null,
  ],
  [
    'the SMS sender',
    () => createSender().sendSms({ to: '+14165551234', text: 'Code 123456' }),
    { sent: false, reason: 'unavailable' },
  ],
  ['the carrier', () => createSender().lookUpLine('+14165551234'), { kind: 'unknown', country: null }],
  [
    'the address lookup',
    () =>
      createAddressCompleteCall({ key: 'AA11', fetch, baseUrl: url })('Find/v2.10', {}).catch(
        (error: { details: object }) => error.details,
      ),
    { detail: 'address lookup failed: REDIRECT_REFUSED' },
  ],
  [
    'the bank aggregator',
    () =>
      createFlinks({
        apiUrl: url,
        pageUrl: url,
        customerId: 'c',
        secret: 's',
        apiKey: 'k',
        customerName: 'Lender',
        webhook: null,
        toolbox: false,
        testUser: null,
      })
        .openSession('login')
        .catch((error: { type: string; code: string }) => [error.type, error.code]),
    ['outage', 'REDIRECT_REFUSED'],
  ],
])('%s follows no redirect: it fails, and the operator is warned with a code', async (_, call, result) => {
  for (const each of [301, 302, 303, 307, 308]) {
    status = each;
    expect(await call()).toEqual(result);
  }
  expect(paths).not.toContain('/stolen');
  expect(process.emitWarning).toHaveBeenCalledTimes(5);
  expect(process.emitWarning).toHaveBeenCalledWith(expect.stringContaining(url), {
    code: 'REDIRECT_REFUSED',
  });
});

it('the bucket and a merchant’s server are not followed elsewhere either', async () => {
  status = 307;
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
  const bucket = { bucket: 'applicants', region: 'ca-central-1', endpoint: url, credentials };
  const store = createS3Store(bucket, createSpool(path.join(folder, 'spool')));
  await expect(store.put(newId(), Readable.from(['content']))).rejects.toThrow();
  const sender = createWebhookSender({ local: true, timeoutMs: 2_000 });
  const local = url.replace('127.0.0.1', 'localhost');
  expect(await sender.send({ url: local, headers: {}, body: '{}' })).toMatchObject({ status: 307 });
  expect(paths).not.toContain('/stolen');
});
