import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Verdict } from '../../../../server/src/platform/files/scanner';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

const limit = 1_000_000;
const pdf = (bytes = 300_000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

describeOneDatabase('files', (makeApi) => {
  let api: Api;
  /** What the scanner says next; an Error is thrown. */
  let verdict: Verdict | Error = 'clean';
  const scanned: Buffer[] = [];
  beforeAll(async () => {
    const scanner = {
      scan: async (content: Readable) => {
        scanned.push(await buffer(content));
        if (verdict instanceof Error) throw verdict;
        return verdict;
      },
    };
    api = await makeApi({ adapters: { scanner } });
  });

  const files = () => api.services.files;
  const blob = (id: string) => path.join(api.services.config.dataFolder, 'files', id);
  const row = (id: string) =>
    api.database.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst();
  const save = async (content = pdf()) => files().save(Readable.from([content]), { limit });
  /** Kept and scanned clean. */
  const readable = async (content = pdf()) => {
    const { id } = await save(content);
    await files().retain(api.database, id);
    verdict = 'clean';
    await files().scan(id);
    return id;
  };
  const read = async (id: string) => buffer(await files().open(id));
  const everything = async () => {
    const rows = await api.database.selectFrom('stored_file').select('id').orderBy('id').execute();
    const folder = path.dirname(blob('any'));
    return { rows, blobs: fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [] };
  };

  describe('a saved file', () => {
    test('a saved file is identified by its content, and comes back unchanged', async () => {
      const content = pdf();
      const saved = await save(content);
      expect(saved).toMatchObject({ size: content.length, mediaType: 'application/pdf' });
      expect(saved.sha256.equals(createHash('sha256').update(content).digest())).toBe(true);
      await files().retain(api.database, saved.id);
      expect(await files().scan(saved.id)).toBe('clean');
      expect((await read(saved.id)).equals(content)).toBe(true);
      expect(scanned.at(-1)?.equals(content)).toBe(true);
      expect(fs.readFileSync(blob(saved.id)).includes('%PDF')).toBe(false);
    });

    test('a file of an unknown type has no type', async () => {
      expect((await save(Buffer.from('no more than words'))).mediaType).toBe(null);
      expect((await save(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).mediaType).toBe(null);
      expect((await save(Buffer.of(0x50, 0x4b, 3, 4, 255, 255))).mediaType).not.toBe('application/pdf');
    });

    test('a file may have exactly the size limit, and no byte more', async () => {
      expect((await save(pdf(limit))).size).toBe(limit);
      const before = await everything();
      await expect(save(pdf(limit + 1))).rejects.toMatchObject({ type: 'file-too-large' });
      expect(await everything()).toEqual(before);
    });

    test('an empty or interrupted upload stores nothing', async () => {
      const before = await everything();
      await expect(files().save(Readable.from([]), { limit })).rejects.toMatchObject({
        type: 'file-type-invalid',
        details: { errors: [{ path: '/file', code: 'fileEmpty' }] },
      });
      const broken = Readable.from(
        (async function* () {
          yield pdf();
          throw new Error('the client is gone');
        })(),
      );
      await expect(files().save(broken, { limit })).rejects.toThrow('the client is gone');
      expect(await everything()).toEqual(before);
    });

    test('an aborted upload stores nothing', async () => {
      const before = await everything();
      const content = new Readable({ read: () => undefined });
      content.push(pdf());
      const saved = files().save(content, { limit });
      await expect.poll(async () => (await everything()).blobs.length).toBeGreaterThan(before.blobs.length);
      content.destroy(new Error('stopped'));
      await expect(saved).rejects.toThrow('stopped');
      expect(await everything()).toEqual(before);
    });
  });

  test('a store that fails midway destroys the stream, and leaves no row', async () => {
    const failing = await makeApi({
      adapters: {
        files: {
          // its jobs run on the same database: they must remove from the same store
          ...api.services.adapters.files,
          put: async (_id, content) => {
            for await (const _ of content) throw new Error('the disk is full');
          },
        },
      },
    });
    const before = await everything();
    const content = Readable.from(Array.from({ length: 10 }, () => pdf(90_000)));
    await expect(failing.services.files.save(content, { limit })).rejects.toThrow('the disk is full');
    expect(content.destroyed).toBe(true);
    expect(await everything()).toEqual(before);
  });

  describe('a tampered file is refused', () => {
    test('refuses a file with a flipped byte', async () => {
      const id = await readable();
      const bytes = fs.readFileSync(blob(id));
      bytes.writeUInt8(bytes.readUInt8(200_000) ^ 1, 200_000);
      fs.writeFileSync(blob(id), bytes);
      await expect(read(id)).rejects.toThrow('not what was sealed');
    });

    test('refuses a truncated, emptied or missing file', async () => {
      const id = await readable();
      fs.truncateSync(blob(id), 200_000);
      await expect(read(id)).rejects.toThrow('not what was sealed');
      fs.truncateSync(blob(id), 0);
      await expect(read(id)).rejects.toThrow('not what was sealed');
      fs.rmSync(blob(id));
      await expect(files().open(id)).rejects.toThrow();
    });

    test('refuses two files swapped in the store, with or without their keys', async () => {
      const [one, other] = [await readable(), await readable()];
      fs.renameSync(blob(one), blob('swap'));
      fs.renameSync(blob(other), blob(one));
      fs.renameSync(blob('swap'), blob(other));
      await expect(read(one)).rejects.toThrow('not what was sealed');
      await expect(read(other)).rejects.toThrow('not what was sealed');
      const key = (await row(other))?.key_cipher;
      await api.database.updateTable('stored_file').set({ key_cipher: key }).where('id', '=', one).execute();
      await expect(read(one)).rejects.toThrow('not what was sealed');
      expect(await files().detectLoss(one)).toBe('damaged');
    });
  });

  describe('a file that cannot be read', () => {
    test('a file that is still uploading, discarded or unknown is not readable', async () => {
      const { id: coming } = await save();
      await api.database
        .updateTable('stored_file')
        .set({ size_bytes: null })
        .where('id', '=', coming)
        .execute();
      const { id: discarded } = await save();
      await files().discard(api.database, discarded);
      for (const id of [coming, discarded]) {
        await expect(files().open(id)).rejects.toThrow('no such file');
        await expect(files().scan(id)).rejects.toThrow('no such file');
      }
      await expect(files().open('00000000-0000-7000-8000-000000000000')).rejects.toThrow('no such file');
    });

    test('a received file is not readable until it is scanned clean', async () => {
      const { id } = await save();
      await expect(files().open(id)).rejects.toThrow('not scanned clean');
      verdict = 'clean';
      expect(await files().scan(id)).toBe('clean');
      expect((await read(id)).length).toBeGreaterThan(0);
    });

    test('an unscanned or infected file is not readable', async () => {
      const { id } = await save();
      await files().retain(api.database, id);
      await expect(files().open(id)).rejects.toThrow('not scanned clean');
      verdict = 'infected';
      expect(await files().scan(id)).toBe('infected');
      await expect(files().open(id)).rejects.toThrow('not scanned clean');
      verdict = 'clean';
      expect(await files().scan(id)).toBe('infected');
    });

    test('a file is not readable while the scanner is down, and is once it is up again', async () => {
      const { id } = await save();
      await files().retain(api.database, id);
      verdict = new Error('down');
      await expect(files().scan(id)).rejects.toThrow('down');
      await expect(files().open(id)).rejects.toThrow('not scanned clean');
      verdict = 'clean';
      expect(await files().scan(id)).toBe('clean');
      expect((await read(id)).length).toBeGreaterThan(0);
    });
  });

  test('without a scanner every file counts as clean', async () => {
    const { dataFolder } = api.services.config;
    const plain = (await makeApi({ config: { dataFolder } })).services.files;
    const { id } = await plain.save(Readable.from([pdf()]), { limit });
    await plain.retain(api.database, id);
    expect(await plain.scan(id)).toBe('clean');
  });

  describe('a discarded file', () => {
    test('a discarded file is unreadable at once, and deleted soon after', async () => {
      const id = await readable();
      await files().discard(api.database, id);
      await expect(files().open(id)).rejects.toThrow('no such file');
      await expect.poll(() => row(id)).toBeUndefined();
      expect(fs.existsSync(blob(id))).toBe(false);
      await files().discard(api.database, id);
    });

    test('a file is still there when the transaction that discarded it is rolled back', async () => {
      const id = await readable();
      await expect(
        inTransaction(api.database, async (trx) => {
          await files().discard(trx, id);
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
      await files().sweep();
      expect((await read(id)).length).toBeGreaterThan(0);
    });

    test('a discarded file leaves its row, without a key, while another row references it', async () => {
      const id = await readable();
      const session = await api.session();
      const { application_id } = await api.database
        .selectFrom('checkout')
        .select('application_id')
        .where('id', '=', session.checkoutId)
        .executeTakeFirstOrThrow();
      const named = {
        id,
        application_id,
        kind: 'statement' as const,
        file_id: id,
        name: 'a.pdf',
        name_key: 'a.pdf',
        size_bytes: 1,
        sha256: Buffer.alloc(32),
        media_type: 'application/pdf',
        months_source: null,
        from_month: null,
        to_month: null,
        page_count: null,
        problem: null,
        uploaded_at: api.clock.now(),
      };
      await api.database.insertInto('document').values(named).execute();
      await files().discard(api.database, id);
      await expect.poll(async () => (await row(id))?.state).toBe('removed');
      expect((await row(id))?.key_cipher).toHaveLength(0);
      expect(fs.existsSync(blob(id))).toBe(false);
    });
  });

  test('a file not claimed within an hour is deleted, content and row; a claimed one remains', async () => {
    const kept = await readable();
    const { id } = await save();
    fs.renameSync(blob(id), `${blob(id)}.part`);
    await files().sweep();
    expect(await row(id)).toBeDefined();
    api.clock.advance({ hours: 1, seconds: 1 });
    const fresh = await save();
    await files().sweep();
    expect(await row(id)).toBeUndefined();
    expect(fs.existsSync(`${blob(id)}.part`)).toBe(false);
    await expect(files().retain(api.database, id)).rejects.toThrow('waited too long');
    await files().retain(api.database, fresh.id);
    expect((await read(kept)).length).toBeGreaterThan(0);
  });
});
