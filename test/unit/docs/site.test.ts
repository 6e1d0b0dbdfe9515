import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { operations } from '../../../sdk/node/contract/operations';

let folder = '';
const read = (page: string): string => fs.readFileSync(path.join(folder, page), 'utf8');

// the build fails for a link or an anchor that leads nowhere, and for a page that stands in no section
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-docs-'));
  await promisify(execFile)('npm', ['run', '--silent', 'docs', '--', `--output=${folder}`]);
  return () => fs.rmSync(folder, { recursive: true });
}, 120_000); // as long as a test may take, twice: hooks of this project otherwise end after ten seconds

it('has every document, and the READMEs of the packages', () => {
  const documents = fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'));
  const pages = documents
    .map((name) => name.replace(/\.md$/, '.html'))
    .map((name) => (name === 'README.html' ? 'index.html' : name));
  expect(pages.filter((name) => !fs.existsSync(path.join(folder, name)))).toEqual([]);
  expect(read('packages/node.html')).toContain('verifyWebhook');
  // a link between documents leads to a page, one to a source is text
  expect(read('checkout.html')).toContain('href="overview.html#on-a-merchants-page"');
  expect(read('features.html')).not.toContain('.ts"');
});

it('has every option, event, error code and component of the types', () => {
  const page = read('reference/options.html');
  const types = fs.readFileSync('sdk/types.ts', 'utf8');
  const listNames = (name: string): readonly string[] => {
    const [, body = ''] = new RegExp(`interface ${name} [^]*?\\{\\n([^]*?)\\n\\}`).exec(types) ?? [];
    return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:<]/gm)].map(([, each = '']) => each);
  };
  const names = [
    ...listNames('CheckoutRequest'),
    ...listNames('Tamarack'),
    ...listNames('TamarackEvents'),
    'step',
  ];
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !new RegExp(`<code>${name}[<(:?]|id="${name}"`).test(page))).toEqual([]);
  for (const name of ['customer', 'cartTotal']) expect(page).toContain(`<code>${name}</code>`);
  expect(page).toContain('Required and not 0 for a cart without');
  expect(page).toContain('id="tamarackcheckoutprops"');
  expect(page).not.toContain('EventListenerOrEventListenerObject');
});

it('has everything that the package exports, but for the table of all events, which are listed one by one', () => {
  const page = read('reference/options.html');
  const exported = ['sdk/index.ts', 'sdk/react.ts'].flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, names = '']) => names);
    const own = [...text.matchAll(/^export (?:const|interface|type) (\w+)/gm)].map(([, name = '']) => name);
    return [...lists.join().split(/[\s,]+/), ...own].filter((name) => name !== '');
  });
  expect(exported.length).toBeGreaterThan(30);
  /** `elementNames` is there in the texts of the elements; the unions of names are, as the rows of their tables. */
  const shownOtherwise = [
    ...['Tamarack', 'TamarackEvents', 'TamarackEventMap', 'TamarackEventName', 'TamarackErrorCode'],
    ...['MessageModule', 'elementEvents', 'elementNames'],
    ...['TamarackMessage', 'TamarackButton', 'TamarackCheckout'],
  ];
  const missing = exported.filter((name) => !page.includes(`id="${name.toLowerCase()}"`));
  expect(missing.toSorted()).toEqual(shownOtherwise.toSorted());
});

it('has every call of the contract with its fields, and every event', () => {
  const page = read('reference/api.html');
  const calls = Object.values(operations).map(({ method, path: at }) => `${method.toUpperCase()} ${at}`);
  expect(calls.filter((call) => !page.includes(`<code>${call}</code>`))).toEqual([]);
  for (const field of ['orderReference', 'lineItems[].quantity', 'checkout.completed', 'nextCursor'])
    expect(page).toContain(`<code>${field}</code>`);
  expect(page).not.toMatch(/undefined|\[object/);
});

it('finds passages of merchants’ and operators’ pages, and of no decision', () => {
  const passages: { url: string; section: string; title: string; text: string }[] = JSON.parse(
    read('assets/passages.json'),
  );
  const found = passages.find(({ title }) => title === 'Verify the signature');
  expect(found).toMatchObject({ url: 'webhooks.html#verify-the-signature', section: 'Build' });
  expect(found?.text).toContain('Compare it in constant time');
  expect(new Set(passages.map(({ section }) => section)).size).toBe(5);
  expect(passages.filter(({ url }) => url.startsWith('decisions/'))).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'assets/minisearch.js'))).toBe(true);
});
