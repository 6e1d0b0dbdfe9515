import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createS3Store } from '../../../../../server/src/adapters/s3/s3-store';
import { newId } from '../../../../../server/src/platform/database/ids';
import { createSpool } from '../../../../../server/src/platform/files/spool';
import type { FileStore } from '../../../../../server/src/platform/files/stores/file-store';
import { createFolderStore } from '../../../../../server/src/platform/files/stores/folder-store';
import { type RunningS3, startS3 } from '../../../../support/s3';
import { listSpooledFiles } from '../../../../support/spooled-files';

const megabyte = 1024 * 1024;

async function* streamed(bytes: number, failAt = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += 64 * 1024) {
    if (sent >= failAt) throw new Error('cut off');
    yield Buffer.alloc(Math.min(64 * 1024, bytes - sent), sent % 251);
  }
}

/** What every store promises. */
function keepsItsPromises(open: () => { readonly store: FileStore; readonly stored: () => string[] }): void {
  test.each([1, 70_000, 12 * megabyte + 5])('%i bytes round-trip', async (size) => {
    const { store } = open();
    const id = newId();
    await store.put(id, Readable.from(streamed(size)));
    const [there, wanted] = await Promise.all([
      store.get(id).then(buffer),
      buffer(Readable.from(streamed(size))),
    ]);
    expect(there.equals(wanted)).toBe(true);
  });

  test.each([0, 100_000, 7 * megabyte])('an upload cut off after %i bytes leaves nothing', async (failAt) => {
    const { store, stored } = open();
    const before = stored();
    const id = newId();
    const content = Readable.from(streamed(12 * megabyte, failAt));
    await expect(store.put(id, content)).rejects.toThrow('cut off');
    expect(stored()).toEqual(before);
    await expect(store.get(id)).rejects.toThrow();
  });

  test('a deleted file is gone, and deleting it again does nothing', async () => {
    const { store, stored } = open();
    const before = stored();
    const id = newId();
    await store.put(id, Readable.from([randomBytes(1000)]));
    expect(stored()).toHaveLength(before.length + 1);
    await store.remove(id);
    await store.remove(id);
    expect(stored()).toEqual(before);
    await expect(store.get(id)).rejects.toThrow();
  });

  test('only our IDs are accepted as keys', async () => {
    const { store } = open();
    await expect(store.put('../keys.json', Readable.from(['x']))).rejects.toThrow('not an id');
    await expect(store.get('../keys.json')).rejects.toThrow('not an id');
    await expect(store.remove('../keys.json')).rejects.toThrow('not an id');
  });
}

describe('the folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-files-')), 'files');
  });
  afterAll(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));
  keepsItsPromises(() => ({
    store: createFolderStore(folder),
    stored: () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []),
  }));

  test('the folder’s files are readable by their owner only', async () => {
    const id = newId();
    await createFolderStore(folder).put(id, Readable.from(['x']));
    expect(fs.statSync(path.join(folder, id)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('a partial file of an earlier process does not count, and is deleted with its ID', async () => {
    const id = newId();
    const store = createFolderStore(folder);
    fs.writeFileSync(path.join(folder, `${id}.part`), 'half');
    await expect(store.get(id)).rejects.toThrow();
    await store.remove(id);
    expect(fs.readdirSync(folder)).not.toContain(`${id}.part`);
  });

  test('a folder that is not writable destroys the stream too', async () => {
    const content = Readable.from(streamed(megabyte));
    const file = path.join(folder, 'no-folder');
    fs.writeFileSync(file, '');
    await expect(createFolderStore(file).put(newId(), content)).rejects.toThrow();
    expect(content.destroyed).toBe(true);
  });
});

/** A bucket that breaks off in the middle of the first content; `received` is what came whole. */
async function failingOnce() {
  let requests = 0;
  let whole: Buffer | undefined;
  const server = http.createServer(async (request, response) => {
    if (requests++ === 0) return void request.once('data', () => request.destroy());
    whole = await buffer(request);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received: () => whole,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the bucket', () => {
  let s3: RunningS3;
  let spool: string;
  beforeAll(async () => {
    s3 = await startS3();
    spool = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-spool-')), 'spool');
  });
  afterAll(async () => {
    await s3.close();
    fs.rmSync(path.dirname(spool), { recursive: true, force: true });
  });
  // neither a name in the folder nor an open file without one
  afterEach(() => expect(listSpooledFiles(spool)).toEqual([]));
  const store = () => createS3Store(s3.config, createSpool(spool));
  const listRequests = (id: string) => s3.requests.filter((request) => request.includes(id));
  keepsItsPromises(() => ({ store: store(), stored: () => s3.objects() }));

  test('a file is sent to the bucket in one piece, once it is complete', async () => {
    const id = newId();
    await expect(store().put(id, Readable.from(streamed(12 * megabyte, 7 * megabyte)))).rejects.toThrow();
    expect(listRequests(id)).toEqual([]);
    await store().put(id, Readable.from(streamed(12 * megabyte)));
    expect(listRequests(id)).toEqual([`PUT /applicants/files/${id}?x-id=PutObject`]);
  });

  test('a failed upload to the bucket is retried from the start', async () => {
    const { endpoint, received, close } = await failingOnce();
    const content = Readable.from(streamed(3 * megabyte));
    await createS3Store({ ...s3.config, endpoint }, createSpool(spool)).put(newId(), content);
    expect(received()?.equals(await buffer(Readable.from(streamed(3 * megabyte))))).toBe(true);
    await close();
  });

  test('an upload that the bucket rejects is not retried', async () => {
    const id = newId();
    const other = createS3Store({ ...s3.config, bucket: 'no-such-bucket' }, createSpool(spool));
    await expect(other.put(id, Readable.from(streamed(1000)))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
    expect(listRequests(id)).toHaveLength(1);
  });

  const outage = { type: 'service-unavailable', details: { retryAfter: 10 } };

  test('an unreachable bucket is an outage, and destroys the stream too', async () => {
    const gone = await startS3();
    await gone.close();
    const content = Readable.from(streamed(megabyte));
    const unreachable = createS3Store(gone.config, createSpool(spool));
    await expect(unreachable.put(newId(), content)).rejects.toMatchObject(outage);
    expect(content.destroyed).toBe(true);
  });

  test.each([
    ['an error', 'HTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n'],
    ['what is no HTTP', 'nonsense\r\n\r\n'],
  ])('a bucket that answers %s is an outage for every operation', async (_, answer) => {
    const broken = net.createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answer));
    });
    broken.listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const endpoint = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const failing = createS3Store({ ...s3.config, endpoint }, createSpool(spool));
    await expect(failing.put(newId(), Readable.from(streamed(1000)))).rejects.toMatchObject(outage);
    await expect(failing.get(newId())).rejects.toMatchObject(outage);
    await expect(failing.remove(newId())).rejects.toMatchObject(outage);
    broken.close();
  });
});
