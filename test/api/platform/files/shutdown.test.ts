import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { buildPartHead, formEnd, openUploadApp, readResponse } from '../../../support/upload-app';

const limit = 1_000_000;
const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const shortGrace = { closing: { graceMs: 200, settleMs: 10_000 } };
const longGrace = { closing: { graceMs: 3_600_000, settleMs: 10_000 } };

describeEachDatabase('uploads during a shutdown', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const countStored = async () => {
    const folder = path.join(api.services.config.dataFolder, 'files');
    return {
      rows: (await api.database.selectFrom('stored_file').select('id').execute()).length,
      blobs: fs.existsSync(folder) ? fs.readdirSync(folder).length : 0,
    };
  };
  const waitForBlob = async (before: { rows: number; blobs: number }) =>
    expect.poll(async () => (await countStored()).blobs).toBe(before.blobs + 1);

  test('an upload still in progress is cut off, and nothing of it remains after the shutdown', async () => {
    const before = await countStored();
    const app = await openUploadApp(api, limit, shortGrace);
    const request = app.openRequest({ headers: { 'content-length': '900000' } });
    const cut = readResponse(request).catch((error: Error) => error);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    await waitForBlob(before);
    await app.close();
    expect(await countStored()).toEqual(before);
    expect(await cut).toBeInstanceOf(Error);
  });

  test('the idempotency key of an upload cut off is free again for another process', async () => {
    const before = await countStored();
    const person = await api.session();
    const own = {
      path: '/own',
      headers: {
        origin: api.merchant.origin,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
        'idempotency-key': randomUUID(),
      },
    };
    const app = await openUploadApp(api, limit, shortGrace);
    const request = app.openRequest(own);
    request.on('error', () => undefined);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    await waitForBlob(before);
    await app.close();
    const next = await openUploadApp(api, limit);
    expect((await next.send([buildPartHead('a.pdf'), pdf(300_000), formEnd], own)).status).toBe(200);
    await next.close();
  });

  test('an upload that ends soon is answered', async () => {
    const before = await countStored();
    const app = await openUploadApp(api, limit, longGrace);
    const request = app.openRequest();
    const answer = readResponse(request);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    await waitForBlob(before);
    const closed = app.close();
    request.end(formEnd);
    expect((await answer).status).toBe(200);
    await closed;
  });

  test('the shutdown does not wait for the rest of a refused upload', async () => {
    const app = await openUploadApp(api, limit, { ...shortGrace, drain: { bytes: 1e9, ms: 3_600_000 } });
    const request = app.openRequest({ path: '/refused' });
    const answer = readResponse(request);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(50_000));
    expect((await answer).status).toBe(409);
    await app.close();
  });

  test('an upload received whole is stored, even when its sender has disconnected', async () => {
    let markReceived = (): void => undefined;
    let finishStoring = (): void => undefined;
    const received = new Promise<void>((resolve) => {
      markReceived = resolve;
    });
    const storingFinished = new Promise<void>((resolve) => {
      finishStoring = resolve;
    });
    const stored: string[] = [];
    const slow = await makeApi({
      adapters: {
        files: {
          ...api.services.adapters.files,
          put: async (id, content) => {
            await buffer(content);
            markReceived();
            await storingFinished;
            stored.push(id);
          },
        },
      },
    });
    const app = await openUploadApp(slow, limit, shortGrace);
    const request = app.openRequest();
    request.on('error', () => undefined);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    request.end(formEnd);
    await received;
    request.destroy();
    let closed = false;
    const closing = app.close().then(() => {
      closed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(closed).toBe(false);
    finishStoring();
    await closing;
    expect(stored).toHaveLength(1);
    const row = api.database
      .selectFrom('stored_file')
      .select('size_bytes')
      .where('id', '=', stored[0] ?? '');
    expect((await row.executeTakeFirst())?.size_bytes).toBe(300_000);
  });
});
