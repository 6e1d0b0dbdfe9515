import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  buildPartHead,
  formEnd,
  openUploadApp,
  readResponse,
  type UploadApp,
} from '../../../support/upload-app';

const limit = 5_000_000;
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000)]);
const form = [buildPartHead('a.pdf'), content, formEnd];

describeOneDatabase('a repeated upload', (makeApi) => {
  let api: Api;
  let app: UploadApp;
  let person: ApplicantClient;
  const headers = (key: string) => ({
    origin: api.merchant.origin,
    sessiontoken: person.sessionToken,
    checkoutid: person.checkoutId,
    'idempotency-key': key,
  });
  const rows = async () => (await api.database.selectFrom('stored_file').select('id').execute()).length;
  beforeAll(async () => {
    api = await makeApi();
    app = await openUploadApp(api, limit);
    person = await api.session();
  });
  afterAll(() => app.close());

  test('a repeated upload gets the first response, saves nothing, and keeps its connection', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const own = { path: '/own', headers: headers(randomUUID()), agent };
    const first = await app.send(form, own);
    const before = await rows();
    for (let again = 0; again < 3; again++) {
      const second = await app.send(form, own);
      expect([second.status, second.headers['idempotency-replayed']]).toEqual([200, 'true']);
      expect(second.body).toEqual(first.body);
    }
    expect(await rows()).toBe(before);
    const other = await app.send(form, { ...own, headers: headers(randomUUID()) });
    expect(other.body.id).not.toBe(first.body.id);
    agent.destroy();
  });

  test('a repeated upload gets its response while it is still being sent', async () => {
    const own = { path: '/own', headers: headers(randomUUID()) };
    const first = await app.send(form, own);
    const request = app.openRequest(own);
    const response = readResponse(request);
    request.write(buildPartHead('a.pdf'));
    expect((await response).body).toEqual(first.body);
    for (let more = 0; more < 20; more++) {
      request.write(randomBytes(50_000));
      await sleep(2);
    }
    request.end(formEnd);
  });

  test('an upload may be repeated under its key after a lost connection', async () => {
    const own = { path: '/own', headers: headers(randomUUID()) };
    const before = await rows();
    const request = app.openRequest(own);
    request.on('error', () => undefined);
    request.write(buildPartHead('a.pdf'));
    request.write(content);
    await expect.poll(rows).toBe(before + 1);
    request.destroy();
    await expect.poll(rows).toBe(before);
    const again = () => app.send(form, own);
    await expect.poll(async () => (await again()).status).toBe(200);
    expect(await rows()).toBe(before + 1);
  });

  test('a repeated upload is told to retry while the first one is in progress', async () => {
    const own = { path: '/own', headers: headers(randomUUID()) };
    const before = await rows();
    const request = app.openRequest(own);
    const first = readResponse(request);
    request.write(buildPartHead('a.pdf'));
    request.write(content);
    await expect.poll(rows).toBe(before + 1);
    const second = await app.send(form, own);
    expect([second.status, second.body.type]).toEqual([409, 'idempotency-in-progress']);
    request.end(formEnd);
    expect((await first).status).toBe(200);
    expect((await app.send(form, own)).headers['idempotency-replayed']).toBe('true');
  });

  test('a refused upload may be repeated with a better file', async () => {
    const own = { path: '/own', headers: headers(randomUUID()) };
    const empty = await app.send([buildPartHead('a.pdf'), formEnd], own);
    expect(empty.body.type).toBe('file-type-invalid');
    expect((await app.send(form, own)).status).toBe(200);
  });

  test('an upload with another caller’s key is refused before it is read, and the response arrives', async () => {
    const { status, body } = await app.send([buildPartHead('a.pdf'), randomBytes(4_000_000), formEnd], {
      path: '/own',
    });
    expect([status, body.type]).toEqual([401, 'session-expired']);
  });
});
