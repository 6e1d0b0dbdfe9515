import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = path.resolve('dist');
const widget = path.join(dist, 'widget');
const read = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');
const scripts = [
  ...fs.readdirSync(dist).filter((file) => /\.m?js$/.test(file)),
  ...fs
    .readdirSync(widget)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `widget/${file}`),
];
const manifest: { entry: string; preload: string[]; languages: Record<'en' | 'fr', string> } = JSON.parse(
  read('manifest.json'),
);

describe('the built files', () => {
  it.each(scripts)('%s needs no eval and reads no environment', (file) => {
    const text = read(file);
    expect(text).not.toMatch(/\beval\(|new Function\(|\bFunction\(["'`]/);
    expect(text).not.toMatch(/process\.env|__MANIFEST__|__VERSION__|__TEST_ENVIRONMENT__|__FRAME_BUILD__/);
  });

  it.each(scripts)('%s reveals nothing of the machine it was built on', (file) => {
    expect(read(file)).not.toContain(process.cwd());
  });

  /** Where each of these stands in the sources: it must be in one, or its absence here would say nothing. */
  const bypass: readonly (readonly [word: string, source: string])[] = [
    ['bypassBank', 'src/flow/action-guards.ts'],
    ['bypassBank', 'src/flow/effects.ts'],
    ['bypassBank', 'src/flow/transition.ts'],
    ['bypassBank', 'widget/store/call-api.ts'],
    ['bank/bypass', 'widget/api/create-api.ts'],
    ['bypass.skip', 'widget/screens/bank/bypass/bypass-button.tsx'],
    ['testEnvironment', 'widget/screens/bank/bypass/bypass-button.tsx'],
    ...(['en', 'fr'] as const).map((language) => {
      const source = `widget/i18n/locales/${language}/bypass.json`;
      const { bypass } = JSON.parse(fs.readFileSync(source, 'utf8')) as { bypass: { skip: string } };
      return [bypass.skip, source] as const;
    }),
  ];
  const everyFile = fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(dist, file)).isFile() && !/\.(br|gz)$/.test(file));

  it.each(
    bypass,
  )('contains nothing of the bank bypass, which is for test environments: %s of %s', (word, source) => {
    expect(fs.readFileSync(source, 'utf8')).toContain(word);
    expect(everyFile.filter((file) => read(file).includes(word))).toEqual([]);
    expect(everyFile.filter((file) => file.includes('bypass'))).toEqual([]);
  });

  it('has every file that the loader names, and no other file of the first screen', () => {
    const named = [manifest.entry, ...manifest.preload, ...Object.values(manifest.languages)];
    for (const file of named) expect(fs.existsSync(path.join(dist, file)), file).toBe(true);
    const loader = read('tamarack.js');
    for (const file of [manifest.entry, ...Object.values(manifest.languages)]) expect(loader).toContain(file);
    // what takes the first screen over is the widget's to load, once that is shown
    for (const file of manifest.preload) expect(loader).not.toContain(file);
  });

  it('asks for the compilation of all functions of the shell, React and the application, and of no other file', () => {
    const asking = scripts.filter((file) => read(file).startsWith('//# allFunctionsCalledOnLoad\n'));
    const [app, react] = ['app', 'react'].map((name) =>
      manifest.preload.find((file) => file.startsWith(`widget/${name}-`)),
    );
    expect(asking).toEqual([app, react, manifest.entry]);
  });

  it('has a compressed copy of each script, with the same content', async () => {
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    for (const file of [...scripts.filter((one) => one.startsWith('widget/')), 'tamarack.js']) {
      const plain = fs.readFileSync(path.join(dist, file));
      expect(brotliDecompressSync(fs.readFileSync(path.join(dist, `${file}.br`))).equals(plain), file).toBe(
        true,
      );
      expect(gunzipSync(fs.readFileSync(path.join(dist, `${file}.gz`))).equals(plain), file).toBe(true);
    }
  });

  it('has the files of its version, with their hashes, as merchants pin them', () => {
    const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
    const { files }: { files: Record<string, string> } = JSON.parse(read(`v${version}/integrity.json`));
    for (const file of [
      'tamarack.js',
      'tamarack.mjs',
      'standalone.mjs',
      'diagnostics.mjs',
      'message.mjs',
      'message-panel.mjs',
      'button.mjs',
      'appearance.mjs',
      manifest.entry,
      ...manifest.preload,
    ]) {
      const bytes = fs.readFileSync(path.join(dist, `v${version}`, file));
      expect(files[file], file).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
      expect(bytes.equals(fs.readFileSync(path.join(dist, file))), file).toBe(true);
    }
  });

  it('has a hosted page that loads an existing script', () => {
    const script = /src="\/sdk\/([^"]+)"/.exec(read('connect.html'))?.[1];
    expect(script && fs.existsSync(path.join(dist, script))).toBe(true);
  });
});
