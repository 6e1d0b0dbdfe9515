import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  boundary,
  buildPartHead,
  formEnd,
  openUploadApp,
  readResponse,
  type UploadApp,
} from '../../../support/upload-app';

const limit = 200_000;
const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

describeOneDatabase('uploads', (makeApi) => {
  let api: Api;
  let app: UploadApp;
  const open = async (...[limits]: [Parameters<typeof openUploadApp>[2]?]) => {
    app = await openUploadApp(api, limit, limits);
  };
  const rows = async () => (await api.database.selectFrom('stored_file').select('id').execute()).length;
  const blobs = () => {
    const folder = path.join(api.services.config.dataFolder, 'files');
    return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
  };
  /** Neither a row nor a blob more than before. */
  const leavesNothing = async (act: () => Promise<void>) => {
    const before = [await rows(), blobs()];
    await act();
    await expect.poll(async () => [await rows(), blobs()]).toEqual(before);
  };
  beforeAll(async () => {
    api = await makeApi();
  });
  afterEach(() => app.close());

  test('a file is received as sent, with its name in UTF-8', async () => {
    await open();
    const content = pdf(limit);
    const { status, body } = await app.send([buildPartHead('relevé de décembre 🏦.pdf'), content, formEnd]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'relevé de décembre 🏦.pdf',
      declaredType: 'application/pdf',
      mediaType: 'application/pdf',
      size: limit,
    });
  });

  test('one byte too many is refused, whether or not all of it was sent', async () => {
    await open();
    await leavesNothing(async () => {
      const { status, body } = await app.send([buildPartHead('a.pdf'), pdf(limit + 1), formEnd]);
      expect([status, body.type]).toEqual([413, 'file-too-large']);
      expect(body.errors).toEqual([{ path: '/file', code: 'fileTooLarge' }]);
    });
  });

  test('a form with too large a Content-Length is refused before its file is sent', async () => {
    await open();
    await leavesNothing(async () => {
      const request = app.openRequest({ headers: { 'content-length': '4000000000' } });
      const answer = readResponse(request);
      request.write(buildPartHead('a.pdf'));
      const { status, body } = await answer;
      expect([status, body.type]).toEqual([413, 'file-too-large']);
      request.destroy();
    });
  });

  test('a form without a Content-Length is cut off at the limit', async () => {
    await open({ drain: { bytes: 4_000_000, ms: 20_000 } });
    await leavesNothing(async () => {
      const request = app.openRequest();
      const answer = readResponse(request);
      let gone = false;
      request.once('close', () => {
        gone = true;
      });
      request.write(buildPartHead('a.pdf'));
      request.write(randomBytes(limit + 1));
      expect((await answer).status).toBe(413);
      // who goes on sending all the same is listened to for a while only
      while (!gone) {
        request.write(randomBytes(100_000));
        await sleep(5);
      }
    });
  });

  test('a client that disconnects midway leaves nothing', async () => {
    await open();
    await leavesNothing(async () => {
      const request = app.openRequest({ headers: { 'content-length': '150000' } });
      request.on('error', () => undefined);
      request.write(buildPartHead('a.pdf'));
      request.write(pdf(70_000));
      await expect.poll(blobs).toBeGreaterThan(0);
      request.destroy();
    });
  });

  test('a form that ends in the middle of its file is refused', async () => {
    await open();
    await leavesNothing(async () => {
      const { status, body } = await app.send([buildPartHead('a.pdf'), pdf(1000)]);
      expect([status, body.type]).toEqual([400, 'malformed-request']);
    });
  });

  test('an empty file, no file, another field and two files each get their own error', async () => {
    await open();
    await leavesNothing(async () => {
      const empty = await app.send([buildPartHead('a.pdf'), formEnd]);
      expect([empty.status, empty.body.errors]).toEqual([415, [{ path: '/file', code: 'fileEmpty' }]]);
      const fileRequired = [400, [{ path: '/file', code: 'fileRequired' }]];
      const none = await app.send([formEnd.trimStart()]);
      expect([none.status, none.body.errors]).toEqual(fileRequired);
      const other = await app.send([buildPartHead('a.pdf', { name: 'other' }), 'x', formEnd]);
      expect([other.status, other.body.errors]).toEqual(fileRequired);
      const json = await app.send(['{}'], { headers: { 'content-type': 'application/json' } });
      expect([json.status, json.body.errors]).toEqual(fileRequired);
      const two = await app.send([
        buildPartHead('a.pdf'),
        pdf(70_000),
        '\r\n',
        buildPartHead('b.pdf'),
        pdf(70_000),
        formEnd,
      ]);
      expect([two.status, two.body.errors]).toEqual([400, [{ path: '/file', code: 'fileSingle' }]]);
    });
  });

  const tooSlow = { status: 408, body: { type: 'request-timeout' } };

  test('a client that stays idle too long gets an answer, and is then cut off', async () => {
    await open({ idleMs: 300, drain: { bytes: 1e6, ms: 300 } });
    await leavesNothing(async () => {
      const request = app.openRequest({ headers: { 'content-length': '150000' } });
      const answer = readResponse(request);
      request.write(buildPartHead('a.pdf'));
      request.write(pdf(1000));
      const closed = once(request, 'close');
      expect(await answer).toMatchObject(tooSlow);
      await closed;
    });
  });

  test('an upload that takes too long gets an answer', async () => {
    await open({ totalMs: 500 });
    await leavesNothing(async () => {
      const request = app.openRequest();
      const answer = readResponse(request);
      request.write(buildPartHead('a.pdf'));
      const drip = setInterval(() => request.write('x'), 50);
      expect(await answer).toMatchObject(tooSlow);
      clearInterval(drip);
    });
  });

  test('an upload that trickles gets an answer long before its total time', async () => {
    await open({ idleMs: 300, bytesPerSecond: 10_000 });
    await leavesNothing(async () => {
      const request = app.openRequest();
      const answer = readResponse(request);
      request.write(buildPartHead('a.pdf'));
      const drip = setInterval(() => request.write('x'), 50);
      expect(await answer).toMatchObject(tooSlow);
      clearInterval(drip);
    });
  });

  test('more concurrent uploads than a caller may have get 429, and succeed later', async () => {
    await open({ slots: { perCaller: 2, perProcess: 64 } });
    const held = [0, 1].map(() => {
      const request = app.openRequest();
      const answer = readResponse(request);
      request.write(buildPartHead('a.pdf'));
      request.write(pdf(20_000));
      return { request, answer };
    });
    await expect.poll(blobs).toBeGreaterThanOrEqual(2);
    const third = await app.send([buildPartHead('c.pdf'), pdf(1000), formEnd]);
    expect([third.status, third.body.type]).toEqual([429, 'rate-limited']);
    expect(third.headers['retry-after']).toBe('2');
    for (const { request } of held) request.end(formEnd);
    for (const { answer } of held) expect((await answer).status).toBe(200);
    expect((await app.send([buildPartHead('c.pdf'), pdf(1000), formEnd])).status).toBe(200);
  });

  test('a route that responds without reading lets the client finish, and releases the slot', async () => {
    await open({ slots: { perCaller: 1, perProcess: 1 } });
    for (let round = 0; round < 3; round++) {
      const { status } = await app.send([buildPartHead('a.pdf'), pdf(limit), formEnd], { path: '/refused' });
      expect(status).toBe(409);
    }
  });

  test('other routes do not accept a form as a body', async () => {
    await open();
    const form = [buildPartHead('a.pdf'), 'x', formEnd];
    const { status, body } = await app.send(form, { path: '/form' });
    expect([status, body.type]).toEqual([400, 'malformed-request']);
    expect((await app.send(form, { path: '/nowhere' })).body.type).toBe('not-found');
  });

  test('other fields of the form are ignored; a hundred of them are too many', async () => {
    await open();
    const field = Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n`,
    );
    const file = [buildPartHead('a.pdf'), pdf(1000), formEnd];
    expect((await app.send([field, field, ...file])).status).toBe(200);
    await leavesNothing(async () => {
      const many = await app.send([...Array.from({ length: 100 }, () => field), ...file]);
      expect([many.status, many.body.type]).toEqual([400, 'malformed-request']);
    });
  });

  test('a file name never contains a path', async () => {
    await open();
    const named = async (name: string) =>
      (await app.send([buildPartHead(name), pdf(1000), formEnd])).body.name;
    expect(await named('../../etc/relevé.pdf')).toBe('relevé.pdf');
    expect(await named('C:\\Users\\Marie\\relevé.pdf')).toBe('relevé.pdf');
    expect(await named('a%22b%0Ac.pdf')).toBe('a_bc.pdf');
    expect(await named('')).toBe('document');
  });
});
