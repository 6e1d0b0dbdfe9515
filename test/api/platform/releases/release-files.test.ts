import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';

/** The files of a build whose hashes are this letter. */
function writeBuild(letter: string, version: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-dist-'));
  const hash = letter.repeat(8);
  const files = {
    'tamarack.js': `loader ${letter}`,
    [`widget/start-${hash}.js`]: `widget ${letter}`,
    [`frames/code-${hash}.js`]: `frame ${letter}`,
    [`frames/${hash}/code.fr.html`]: `<!doctype html><title>${letter}</title><style></style>`,
    [`v${version}/tamarack.js`]: `pinned ${letter}`,
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  for (const [ending, compress] of [
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ] as const)
    fs.writeFileSync(path.join(folder, `widget/start-${hash}.js.${ending}`), compress(`widget ${letter}`));
  return folder;
}

describeEachDatabase('files of two builds side by side', (makeApi) => {
  const clock = createFakeClock();
  const keys = createLocalKeys(createKeyRing());
  const folders = { older: writeBuild('a', '1.0.0'), newer: writeBuild('b', '1.1.0') };
  let older: Api;
  let newer: Api;
  beforeAll(async () => {
    older = await makeApi({ clock, keys, config: { distFolder: folders.older } });
    newer = await makeApi({ clock, keys, config: { distFolder: folders.newer } });
    for (const { services } of [older, newer]) await services.releaseFiles.publish();
  });
  afterAll(() => {
    for (const folder of Object.values(folders)) fs.rmSync(folder, { recursive: true });
  });

  const readText = async (api: Api, name: string): Promise<string | number> => {
    const { status, body } = await api.call('GET', `/sdk/${name}`);
    return status === 200 ? String(body) : status;
  };
  const readFrame = async (api: Api, build: string | null): Promise<string> => {
    const { checkoutId } = await older.session();
    const query = build === null ? '' : `&build=${build}`;
    const { body } = await api.call('GET', `/frames/code?checkoutId=${checkoutId}&language=fr${query}`);
    return /<title>(.*)<\/title>/.exec(String(body))?.[1] ?? '';
  };

  test('each process serves the files of both, and its own loader', async () => {
    for (const api of [older, newer]) {
      expect(await readText(api, 'widget/start-aaaaaaaa.js')).toBe('widget a');
      expect(await readText(api, 'widget/start-bbbbbbbb.js')).toBe('widget b');
      expect(await readText(api, 'frames/code-bbbbbbbb.js')).toBe('frame b');
      expect(await readText(api, 'v1.0.0/tamarack.js')).toBe('pinned a');
      expect(await readText(api, 'widget/start-cccccccc.js')).toBe(404);
    }
    expect(await readText(newer, 'tamarack.js')).toBe('loader b');
    const { headers } = await newer.call('GET', '/sdk/widget/start-aaaaaaaa.js');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('immutable'),
      'content-type': expect.stringContaining('javascript'),
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['deflate', undefined],
    ['br;q=0', undefined],
  ])('a file of either build for a caller that accepts %s is encoded as %s', async (accepted, encoding) => {
    for (const letter of ['a', 'b']) {
      const { headers, body, status } = await newer.call('GET', `/sdk/widget/start-${letter.repeat(8)}.js`, {
        headers: { 'accept-encoding': accepted },
      });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers).toMatchObject({ 'content-type': expect.stringContaining('javascript') });
      expect(headers['vary']).toBe('Origin, Accept-Encoding');
      if (encoding === undefined) expect(body).toBe(`widget ${letter}`);
    }
  });

  test('a widget gets the frame documents of its own build from each process', async () => {
    for (const api of [older, newer]) {
      expect(await readFrame(api, 'aaaaaaaa')).toBe('a');
      expect(await readFrame(api, 'bbbbbbbb')).toBe('b');
    }
    // of a widget from before there were builds, or of a build that is gone
    expect(await readFrame(newer, null)).toBe('b');
    expect(await readFrame(newer, 'cccccccc')).toBe('b');
  });

  test('documents are not served as files, without their policies', async () => {
    expect(await readText(newer, 'frames/aaaaaaaa/code.fr.html')).toBe(404);
    expect(await readText(newer, 'frames/bbbbbbbb/code.fr.html')).toBe(404);
  });

  test('content that no process stored is not served', async () => {
    await older.database
      .updateTable('release_file')
      .set({ content: Buffer.from('alert(1)') })
      .where('name', '=', 'frames/code-aaaaaaaa.js')
      .execute();
    expect(await readText(newer, 'frames/code-aaaaaaaa.js')).toBe(404);
    expect(await readText(older, 'frames/code-aaaaaaaa.js')).toBe('frame a');
  });

  test('a build is kept for 30 days after its last process, a version for ever', async () => {
    clock.advance({ hours: 29 * 24 });
    await newer.services.releaseFiles.sweep();
    expect(await readText(newer, 'widget/start-aaaaaaaa.js')).toBe('widget a');
    clock.advance({ hours: 2 * 24 });
    await newer.services.releaseFiles.sweep();
    expect(await readText(newer, 'widget/start-aaaaaaaa.js')).toBe(404);
    expect(await readText(older, 'widget/start-bbbbbbbb.js')).toBe('widget b');
    expect(await readText(newer, 'v1.0.0/tamarack.js')).toBe('pinned a');
  });
});
