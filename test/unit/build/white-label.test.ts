import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { rollup } from 'rollup';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildBrand, loadBrand } from '../../../build/brand.mjs';
import { plugins } from '../../../build/sources.mjs';
import { brand } from '../../../src/brand';
import { providerFr } from '../../../src/brand/legal-names';
import { icon, mark } from '../../../src/brand/marks';
import { blueDark, shadow } from '../../../src/brand/shades';
import * as tints from '../../../src/brand/tints';
import { contact } from '../../../src/contact';

const file = 'docs/examples/brand.json';
const given = JSON.parse(fs.readFileSync(file, 'utf8'));
const constants = {
  __TEST_ENVIRONMENT__: 'true',
  __VERSION__: '"9.9.9"',
  __MANIFEST__: '{"entry":"widget.js","languages":{}}',
  __FRAME_BUILD__: '"0123abcd"',
};

/** Everything that the sources' own brand could be told by. */
const ownTraces = [
  brand.id,
  ...Object.values(brand.colours),
  blueDark,
  shadow,
  ...Object.values(tints),
  mark,
  icon,
  providerFr,
  ...Object.values(contact),
].map((text) => text.toLowerCase());

const findTraces = (text: string): string[] => {
  const searched = text.toLowerCase();
  return ownTraces.flatMap((trace) =>
    searched
      .split(trace)
      .slice(0, -1)
      .map((before, index, all) => {
        const at = all.slice(0, index + 1).join(trace).length;
        return text.slice(Math.max(0, at - 24), at + trace.length + 24) || before;
      }),
  );
};

/** All of the scripts that begin with these, as one text without comments. */
async function bundle(label: BuildBrand, input: readonly string[], ssr: boolean): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [label.modules],
    define: constants,
    build: {
      write: false,
      ssr,
      minify: true,
      target: 'es2022',
      rollupOptions: {
        input: [...input],
        ...(ssr && { external: (id: string) => !/^[./]|^@tamarack\/core\//.test(id) }),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry-[hash].js', chunkFileNames: '[hash].js' },
      },
    },
  })) as Rollup.RollupOutput;
  return output.map((each) => (each.type === 'chunk' ? each.code : String(each.source))).join('\n');
}

const list = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !/(^|\/)(dist|node_modules|migrations)\//.test(name))
    .map((name) => path.join(folder, name));

const browserEntries = [
  ...['global', 'module', 'standalone', 'diagnostics', 'message/index', 'message/panel/index'],
  ...['button/index', 'appearance/index', 'index', 'react'],
]
  .map((name) => `sdk/${name}.ts`)
  .concat('widget/index.tsx', 'widget/page.ts')
  .concat(
    fs.readdirSync('widget/frames').flatMap((name) => (name.endsWith('.ts') ? `widget/frames/${name}` : [])),
  );

describe('a build with another brand’s file', () => {
  let label: BuildBrand;
  beforeAll(async () => {
    label = await loadBrand(file);
  });

  it('leaves no trace of the first brand in what a browser loads', async () => {
    const code = await bundle(label, browserEntries, false);
    for (const text of [
      given.provider.en,
      given.provider.fr,
      given.mark,
      given.colours.main,
      'BirchPayError',
    ])
      expect(code).toContain(text);
    expect(findTraces(code)).toEqual([]);
  });

  it('leaves none in the server either, except where stored data or the operator’s dashboards depend on it', async () => {
    const code = await bundle(label, ['server/app/main.ts'], true);
    for (const text of [given.contact.address, given.contact.privacyEmail, given.icon, 'BirchPay'])
      expect(code).toContain(text);
    const allowed = [
      // keys are derived with it
      /`tamarack\/\$\{/,
      // the key service checks it with each stored data key
      /application:`tamarack`/,
      // metrics, which deploy/grafana and deploy/prometheus read
      /`tamarack_(contested|database|decisions|figures|http|many|name|queue|sanctions)_|`tamarack_\$\{/,
    ];
    const traces = findTraces(code);
    expect(traces.filter((trace) => !allowed.some((each) => each.test(trace)))).toEqual([]);
    expect(allowed.filter((each) => !traces.some((trace) => each.test(trace)))).toEqual([]);
  });

  it('leaves none in the files that the server sends as they are', () => {
    const files = [
      ...['server/console', 'server/dashboard', 'server/pages', 'server/sandbox', 'server/src'].flatMap(
        (folder) => list(folder, /\.(css|html|js)$/),
      ),
      'widget/hosted/connect.html',
    ];
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((each) => findTraces(fs.readFileSync(each, 'utf8')))).toEqual([]);
  });

  it('has a loader with the brand’s own global, events and errors', async () => {
    const bundled = await rollup({ input: 'sdk/global.ts', plugins: plugins(constants, label) });
    const { output } = await bundled.generate({ format: 'iife' });
    const page = new Window({
      url: 'https://shop.example/',
      settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
    });
    const ready: unknown[] = [];
    page.addEventListener('birchpay-ready', (event) =>
      ready.push(event instanceof page.CustomEvent && event.detail),
    );
    page.eval(output[0].code);
    expect(ready).toEqual([page.eval('BirchPay')]);
    expect(Object.keys(page)).not.toContain('Tamarack');
    expect(() => page.eval('BirchPay.checkout({ cartTotal: -1 })')).toThrow(
      expect.objectContaining({ name: 'BirchPayError', code: 'invalidRequest' }),
    );
    await page.happyDOM.close();
  });

  it('has a package with the brand’s own names', () => {
    const text = label.rename(fs.readFileSync('sdk/npm/README.md', 'utf8'));
    expect(text).toContain("import { loadBirchPay } from '@birchpay/checkout';");
    expect(findTraces(text + label.rename(fs.readFileSync('LICENSE', 'utf8')))).toEqual([]);
  });

  it.each([
    [
      'a pale colour',
      { colours: { ...given.colours, main: '#9fd8bf' } },
      /colours\.main: #9fd8bf .* #\w{6} has enough/,
    ],
    ['an unknown field', { logo: 'x' }, /Unrecognized key.*logo/],
    ['markup in a name', { product: '<b>Birch</b>' }, /without < and >[\s\S]*product/],
    ['an id that is no prefix', { id: 'Birch-Pay' }, /lower-case letters and digits[\s\S]*id/],
  ])('is refused with %s', async (_, change, message) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'));
    const changed = path.join(folder, 'brand.json');
    fs.writeFileSync(changed, JSON.stringify({ ...given, ...change }));
    await expect(loadBrand(changed)).rejects.toThrow(message);
    fs.rmSync(folder, { recursive: true });
  });
});
