import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlocks } from '../../support/blocks/kinds';
import { type Block, formatName } from '../../support/blocks/read-blocks';
import { openBrowserForFile } from '../support/browser';
import { priceIn, readRequest, toSandbox } from '../support/document-blocks';
import { expectCheckout, visitExample } from '../support/example-pages';
import { serveFiles } from '../support/serve-files';
import { getStack } from '../support/stack';
import { loadTexts } from '../support/texts';

const open = openBrowserForFile();
const all = listBlocks('component');
/** The bundler's own settings, which the others are built with. */
const isSettings = ({ code }: Block) => code.includes('defineConfig');
/** A file that another block imports. */
const isPart = ({ words }: Block) => words.has('file');
const shown = all.filter((block) => !isSettings(block) && !isPart(block));
const start = loadTexts('en')('start.welcome.start');

const toFileName = (block: Block): string =>
  block.words.get('file') ?? `${formatName(block).replace(/\W+/g, '-')}.${block.language}`;

const entry = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from 'vue';
// the reader's own
window.setStatus = () => {};
const name = new URLSearchParams(location.search).get('block');
const loaded = await import.meta.glob('./blocks/*')['./blocks/' + name]();
const component = loaded.default ?? Object.values(loaded)[0];
if (name.endsWith('.vue')) createApp(component).mount('#root');
else if (component) createRoot(document.getElementById('root')).render(createElement(component, { total: 8418.5 }));
`;

/** A reader's project, with what it installs. */
const makeProject = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-components-'));
  const installed = ['react', 'react-dom', 'vue', 'vite', '@vitejs/plugin-vue'].map((name) => [
    name,
    `node_modules/${name}`,
  ]);
  for (const [name = '', target = ''] of [...installed, ['@tamarack/checkout', 'dist/package']]) {
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.resolve(target), link, 'dir');
  }
  fs.mkdirSync(path.join(folder, 'blocks'));
  for (const block of all) {
    const code = toSandbox(block.code, getStack());
    // a page calls what the code only declares
    const called = /function pay\(/.test(code) && block.language === 'js' ? '\nwindow.pay = pay;' : '';
    const name = isSettings(block) ? 'vite.config.js' : `blocks/${toFileName(block)}`;
    fs.writeFileSync(path.join(folder, name), code + called);
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  fs.writeFileSync(path.join(folder, 'main.jsx'), entry);
  const page = '<!doctype html><title>Shop</title><p id="note"></p><div id="root"></div>';
  fs.writeFileSync(path.join(folder, 'index.html'), `${page}<script type="module" src="/main.jsx"></script>`);
  return folder;
};

describe('components of the documents, in a browser', () => {
  let folder: string;
  let tab: Page;
  beforeAll(async () => {
    folder = makeProject();
    const settings = path.join(folder, 'vite.config.js');
    const target = { minify: false, target: 'es2022', outDir: path.join(folder, 'built') } as const;
    await build({ root: folder, configFile: settings, logLevel: 'error', build: target });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const getServed = serveFiles((pathname) => {
    const name = pathname === '/' ? 'index.html' : pathname;
    const file = path.join(folder, 'built', name);
    const contentType = name.endsWith('.html')
      ? 'text/html; charset=utf-8'
      : 'text/javascript; charset=utf-8';
    return fs.existsSync(file) ? { contentType, body: fs.readFileSync(file, 'utf8') } : null;
  });
  const show = async (block: Block): Promise<void> => {
    ({ tab } = await visitExample(open, getServed(), { path: `/?block=${toFileName(block)}` }));
  };

  /** What of a component is seen to work, by what it has. */
  const rules: readonly (readonly [has: RegExp, works: (code: string) => Promise<unknown>])[] = [
    [
      /<(TamarackMessage|tamarack-message)/,
      (code) =>
        tab
          .locator('tamarack-message span')
          .first()
          .filter({ hasText: priceIn(code) })
          .waitFor(),
    ],
    [
      /<(TamarackButton|tamarack-button|Pay )/,
      async (code) => {
        await expectCheckout(tab, readRequest(code), () =>
          tab.getByRole('button', { name: 'Pay over time with Tamarack' }).click(),
        );
        if (code.includes('Outcome: '))
          await tab.getByRole('status').filter({ hasText: 'Outcome: abandoned' }).waitFor();
      },
    ],
    [/<TamarackCheckout/, () => tab.locator('#root').getByRole('button', { name: start }).waitFor()],
    [
      /useTamarack\(/,
      (code) =>
        expectCheckout(tab, readRequest(code), () =>
          tab.getByRole('button', { name: 'Pay over time' }).click(),
        ),
    ],
    [
      /loadTamarack\(/,
      async (code) => {
        await tab.waitForFunction(() => 'pay' in window);
        await expectCheckout(tab, readRequest(code), () => tab.evaluate('void pay()'));
      },
    ],
    [
      /await .*load(Message|Button)\(/,
      async () => {
        for (const element of ['tamarack-message', 'tamarack-button'])
          await tab.waitForFunction((name) => customElements.get(name) !== undefined, element);
      },
    ],
  ];

  it.each(shown.map((block) => ({ ...block, name: formatName(block) })))('$name works', async (block) => {
    // elements in a comment are on no page
    const found = rules.filter(([has]) => has.test(block.code.replace(/ \/\/ .*$/gm, '')));
    expect(found, 'no rule says what of this component works').not.toEqual([]);
    await show(block);
    for (const [, works] of found) await works(block.code);
  });
});
