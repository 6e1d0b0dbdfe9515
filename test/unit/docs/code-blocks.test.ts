import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { appearanceAttributes } from '../../../sdk/elements/appearance-attributes';
import { findKind, listBlocks } from '../../support/blocks/kinds';
import { type Block, allBlocks as blocks, formatName, readScripts } from '../../support/blocks/read-blocks';
import { type Command, readCall, readCommands } from '../../support/blocks/read-commands';

const ofLanguage = (...languages: readonly string[]): readonly Block[] =>
  blocks.filter((block) => languages.includes(block.language));

it('each block of every document is of a kind that a test runs', () => {
  expect(blocks.length).toBeGreaterThan(105);
  expect(blocks.filter((block) => findKind(block) === null).map(formatName)).toEqual([]);
});

it('no document hides a block from the tests: each fence is at the beginning of its line and closed', () => {
  const files = [...new Set(blocks.map(({ file }) => file))];
  for (const file of files) {
    const fences = fs.readFileSync(file, 'utf8').match(/^\s*(```|~~~)/gm) ?? [];
    expect(fences.length, file).toBe(2 * blocks.filter((block) => block.file === file).length);
  }
});

/** Where the compiler finds what a block imports. */
const modules = {
  '@tamarack/checkout': ['sdk/index.ts'],
  '@tamarack/checkout/react': ['sdk/react.ts'],
  '@tamarack/node': ['sdk/node/index.ts'],
};

/** Code to compile for a block, with its line in the document. */
const toSources = (block: Block): readonly { line: number; code: string }[] => {
  const { language, words, code, line } = block;
  if (language === 'html' || language === 'vue') return readScripts(block);
  if (language === 'json') {
    if (!words.has('event') && !words.has('schema')) return [];
    const [name, type] = words.has('event') ? ['event', 'DataOf'] : ['schema', 'Schema'];
    return [{ line, code: `export const block: ${type}<'${words.get(name)}'> = ${code}` }];
  }
  return [{ line, code }];
};

/** How a page's JavaScript tells the queue from the loaded object; TypeScript asks for `'run' in`. */
const admitQueue = (code: string): string =>
  code.replaceAll('window.Tamarack?.run', "window.Tamarack?.['run' as never]");

/** What a call of the documents sends, as an object literal of its type in the contract. */
const toCallSource = (block: Block, command: Command, index: number): { line: number; code: string } => {
  const { method, url, body } = readCall(command);
  const at = decodeURIComponent(url.pathname);
  const wanted = at.split('/').map((part) => (part.startsWith('{') ? '{}' : part));
  const known = [...contract.matchAll(/^ {4}"(\/[^"]+)": \{$/gm)].map(([, each = '']) => each);
  const found = known.find((each) => each.replace(/\{\w+\}/g, '{}') === wanted.join('/'));
  if (!found) throw new Error(`${formatName(block)} calls ${at}, which the API does not have`);
  const names = JSON.stringify(Object.fromEntries(url.searchParams));
  return {
    line: block.line + index,
    code: [
      `export type Called${index} = NonNullable<Method<'${found}', '${method}'>>;`,
      `export const called${index}: [Called${index}] extends [never] ? never : true = true;`,
      ...(body === null ? [] : [`export const body${index}: BodyOf<'${found}', '${method}'> = ${body};`]),
      ...(url.search === '' ? [] : [`export const query${index}: QueryOf<'${found}'> = ${names};`]),
    ].join(' '),
  };
};
const contract = fs.readFileSync('widget/api/schema.d.ts', 'utf8');

it('JavaScript, TypeScript, JSON and calls compile against the packages and the contract', async () => {
  const folder = path.resolve('test/unit/docs/dist');
  fs.rmSync(folder, { recursive: true, force: true });
  const store = (block: Block, code: string, name: string): void => {
    const target = path.join(folder, block.file.replace(/\.md$/, ''), name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, code);
  };
  let count = 0;
  for (const block of ofLanguage('js', 'jsx', 'ts', 'tsx', 'html', 'vue', 'json')) {
    for (const { line, code } of toSources(block)) {
      // the compiler then names the line of the document
      store(
        block,
        `${'\n'.repeat(line - 1)}${admitQueue(code)}\nexport {};\n`,
        block.words.get('file') ?? `line-${line}.tsx`,
      );
      count += 1;
    }
  }
  for (const block of listBlocks('call')) {
    const calls = readCommands(block.code).filter(({ words }) => words[0] !== 'post()');
    const sources = calls.map((command, index) => toCallSource(block, command, index));
    if (sources.length > 0)
      store(
        block,
        `${'\n'.repeat(block.line - 1)}${sources.map(({ code }) => code).join('\n')}\n`,
        `line-${block.line}.ts`,
      );
    count += sources.length;
  }
  expect(count).toBeGreaterThan(50);
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.json',
      compilerOptions: {
        noImplicitAny: false,
        useUnknownInCatchVariables: false,
        verbatimModuleSyntax: false,
        exactOptionalPropertyTypes: false,
        noUnusedLocals: false,
        noUnusedParameters: false,
        noImplicitReturns: false,
        noPropertyAccessFromIndexSignature: false,
        noUncheckedIndexedAccess: false,
        types: ['node'],
        paths: Object.fromEntries(
          Object.entries(modules).map(([name, [file = '']]) => [name, [path.resolve(file)]]),
        ),
      },
      include: ['.', '../reader'],
      exclude: [],
    }),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [
    'node_modules/typescript7/bin/tsc',
    '-p',
    folder,
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

const readAttributes = (folder: string): readonly string[] =>
  [folder, 'elements']
    .flatMap((each) => fs.readdirSync(`sdk/${each}`).map((name) => `sdk/${each}/${name}`))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/getAttribute\('([\w-]+)'\)/g)].map(([, name = '']) => name),
    );

it('elements have the attributes, and pages the addresses, that exist', () => {
  const attributes = {
    message: [...readAttributes('message'), ...appearanceAttributes],
    button: [...readAttributes('button'), ...appearanceAttributes],
  };
  const pages = ofLanguage('html', 'vue');
  const used = pages.flatMap((block) =>
    [...block.code.matchAll(/<tamarack-(message|button)([^>]*?)\/?>/g)].flatMap(([, element, given = '']) =>
      [...given.matchAll(/(?<=\s):?([\w-]+)(?:\.prop)?(?==)/g)].map(([, name = '']) => ({
        place: formatName(block),
        element: element as 'message' | 'button',
        name,
      })),
    ),
  );
  expect(used.length).toBeGreaterThan(10);
  // `request` is a property
  expect(
    used.filter(({ element, name }) => name !== 'request' && !attributes[element].includes(name)),
  ).toEqual([]);

  const files = blocks.flatMap((block) =>
    [...block.code.matchAll(/https?:\/\/[^\s/]+\/sdk\/(?:v[\d.]+\/)?([\w.-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  // what the size budgets know is built
  const built = fs.readFileSync('.size-limit.cjs', 'utf8');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !built.includes(`'${name}'`))).toEqual([]);
});
