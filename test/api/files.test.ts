import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../support/api';
import { eachDatabase } from '../support/each-database';

eachDatabase('files', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('a file that is saved, kept and scanned is opened as it was', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
    const { files } = api.services;
    const saved = await files.save(Readable.from([content]), { limit: 1_000_000 });
    expect(saved).toMatchObject({ size: content.length, mediaType: 'application/pdf' });
    await files.keep(api.database, saved.id);
    expect(await files.scan(saved.id)).toBe('clean');
    expect((await buffer(await files.open(saved.id))).equals(content)).toBe(true);
    const stored = fs.readFileSync(path.join(api.services.config.dataFolder, 'files', saved.id));
    expect(stored.includes('%PDF')).toBe(false);
  });
});
