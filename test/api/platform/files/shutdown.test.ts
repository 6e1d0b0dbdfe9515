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
const soon = { closing: { graceMs: 200, settleMs: 10_000 } };
const never = { closing: { graceMs: 3_600_000, settleMs: 10_000 } };

describeEachDatabase('uploads to a server that ends', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const left = async () => {
    const folder = path.join(api.services.config.dataFolder, 'files');
    return {
      rows: (await api.database.selectFrom('stored_file').select('id').execute()).length,
      blobs: fs.existsSync(folder) ? fs.readdirSync(folder).length : 0,
    };
  };
  const begun = async (before: { rows: number; blobs: number }) =>
    expect.poll(async () => (await left()).blobs).toBe(before.blobs + 1);

  test('one that goes on is cut off, and nothing of it is there once the server has ended', async () => {
    const before = await left();
    const app = await openUploadApp(api, limit, soon);
    const request = app.openRequest({ headers: { 'content-length': '900000' } });
    const cut = readResponse(request).catch((error: Error) => error);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    await begun(before);
    await app.close();
    expect(await left()).toEqual(before);
    expect(await cut).toBeInstanceOf(Error);
  });

  test('its key is free again: another process takes the same upload', async () => {
    const before = await left();
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
    const app = await openUploadApp(api, limit, soon);
    const request = app.openRequest(own);
    request.on('error', () => undefined);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    await begun(before);
    await app.close();
    const next = await openUploadApp(api, limit);
    expect((await next.send([buildPartHead('a.pdf'), pdf(300_000), formEnd], own)).status).toBe(200);
    await next.close();
  });

  test('one that ends soon is answered', async () => {
    const before = await left();
    const app = await openUploadApp(api, limit, never);
    const request = app.openRequest();
    const answer = readResponse(request);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    await begun(before);
    const closed = app.close();
    request.end(formEnd);
    expect((await answer).status).toBe(200);
    await closed;
  });

  test('the rest of a refused one is not waited for', async () => {
    const app = await openUploadApp(api, limit, { ...soon, drain: { bytes: 1e9, ms: 3_600_000 } });
    const request = app.openRequest({ path: '/refused' });
    const answer = readResponse(request);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(50_000));
    expect((await answer).status).toBe(409);
    await app.close();
  });

  test('one received whole is kept, even when its sender does not wait for the answer', async () => {
    let arrived = (): void => undefined;
    let go = (): void => undefined;
    const whole = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const going = new Promise<void>((resolve) => {
      go = resolve;
    });
    const stored: string[] = [];
    const slow = await makeApi({
      adapters: {
        files: {
          ...api.services.adapters.files,
          put: async (id, content) => {
            await buffer(content);
            arrived();
            await going;
            stored.push(id);
          },
        },
      },
    });
    const app = await openUploadApp(slow, limit, soon);
    const request = app.openRequest();
    request.on('error', () => undefined);
    request.write(buildPartHead('a.pdf'));
    request.write(pdf(300_000));
    request.end(formEnd);
    await whole;
    request.destroy();
    let closed = false;
    const closing = app.close().then(() => {
      closed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(closed).toBe(false);
    go();
    await closing;
    expect(stored).toHaveLength(1);
    const row = api.database
      .selectFrom('stored_file')
      .select('size_bytes')
      .where('id', '=', stored[0] ?? '');
    expect((await row.executeTakeFirst())?.size_bytes).toBe(300_000);
  });
});
