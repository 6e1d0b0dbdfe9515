import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSpool } from '../../../../../server/src/platform/files/spool';
import { listOpenFiles, listSpooledFiles } from '../../../../support/spooled-files';

const bytes = randomBytes(300_000);
let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-spool-')), 'spool');
});
afterEach(() => {
  expect(listSpooledFiles(folder)).toEqual([]);
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('a spooled file can be read repeatedly, and knows its length', async () => {
  const read = await createSpool(folder).withSpooled(
    Readable.from([bytes, bytes]),
    async ({ size, read }) => [
      size,
      (await buffer(read())).equals(Buffer.concat([bytes, bytes])),
      (await buffer(read())).length,
    ],
  );
  expect(read).toEqual([600_000, true, 600_000]);
});

test('a spooled file is readable by its owner only, and has no directory entry', async () => {
  await createSpool(folder).withSpooled(Readable.from([bytes]), async () => {
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    for (const { at } of listOpenFiles(folder)) expect(fs.statSync(at).mode & 0o777).toBe(0o600);
  });
});

test('a stream that fails is never used', async () => {
  const content = Readable.from(
    (async function* () {
      yield bytes;
      throw new Error('cut off');
    })(),
  );
  const use = () => Promise.reject(new Error('used'));
  await expect(createSpool(folder).withSpooled(content, use)).rejects.toThrow('cut off');
});

test('a stream that is aborted is never used', async () => {
  const content = new Readable({ read: () => undefined });
  content.push(bytes);
  const held = createSpool(folder).withSpooled(content, () => Promise.reject(new Error('used')));
  await expect.poll(() => fs.existsSync(folder)).toBe(true);
  content.destroy(new Error('stopped'));
  await expect(held).rejects.toThrow('stopped');
});

test('nothing remains when the consumer fails, or stops reading midway', async () => {
  const failing = createSpool(folder).withSpooled(Readable.from([bytes]), async ({ read }) => {
    for await (const _ of read()) throw new Error('not taken');
  });
  await expect(failing).rejects.toThrow('not taken');
});

test('a folder that cannot be created destroys the stream too', async () => {
  fs.writeFileSync(folder, '');
  const content = Readable.from([bytes]);
  await expect(createSpool(path.join(folder, 'inner')).withSpooled(content, async () => 1)).rejects.toThrow();
  expect(content.destroyed).toBe(true);
  fs.rmSync(folder);
});

test('files of an earlier process are deleted at the start, and open ones stay readable', async () => {
  const first = createSpool(folder);
  const read = await first.withSpooled(Readable.from([bytes]), async ({ read }) => {
    fs.writeFileSync(path.join(folder, 'left'), 'half');
    createSpool(folder);
    expect(fs.readdirSync(folder)).toEqual([]);
    return buffer(read());
  });
  expect(read.equals(bytes)).toBe(true);
});
