import fs from 'node:fs';
import { expect, it } from 'vitest';
import { listBlocks } from '../../support/blocks/kinds';
import { type Command, readCommands } from '../../support/blocks/read-commands';

const { scripts, version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const read = (file: string): string => fs.readFileSync(file, 'utf8');

/**
 * Where each command is run: a file, and what it has of it. Those that ask the registry, and those of a project that such a
 * one made, are run by `npm run test:registry`, outside the gate. `null`: the package is not in the registry yet.
 */
const runs: Readonly<Record<string, readonly [file: string, text: string] | null>> = {
  'npm ci': ['.ci/run', 'npm ci'],
  'npm ci --omit=dev': ['Dockerfile', 'npm ci --omit=dev'],
  'npm test': ['package.json', '"test": "npm run check && npm run test:e2e"'],
  'npm start': ['test/e2e/documents/start.test.ts', 'scripts.start'],
  'npm run build': ['package.json', 'run-together.mjs build build:server build:node'],
  'npm run build -- --environment BRAND:brand.json': ['test/unit/build/white-label.test.ts', 'brand.json'],
  'npm run build:server': ['package.json', 'run-together.mjs build build:server build:node'],
  'npm run build:server -- --environment BRAND:brand.json': [
    'test/unit/build/white-label.test.ts',
    'brand.json',
  ],
  'npm run build:node': ['package.json', 'run-together.mjs build build:server build:node'],
  'npm run start:server': ['test/support/stack.ts', "'--enable-source-maps', 'server/dist/app/main.js'"],
  'npm pack ./dist/package --pack-destination ~': ['test/bundle/install.test.ts', 'npm (pack'],
  'npm pack ./sdk/node --pack-destination ~': ['test/e2e/documents/server-quick-start.test.ts', 'listBlocks'],
  'node server.mjs': ['test/e2e/documents/server-quick-start.test.ts', 'listBlocks'],
  'npx tamarack listen --forward-to http://localhost:4030/webhooks/tamarack': [
    'test/e2e/documents/server-quick-start.test.ts',
    'listBlocks',
  ],
  'npx tamarack trigger checkout.completed': ['test/e2e/documents/server-quick-start.test.ts', 'listBlocks'],
  'cd ~': ['test/bundle/install.test.ts', '(cd '],
  'cd shop': ['test/bundle/install.test.ts', '(cd '],
  'cd ~/shop-server': ['test/registry/guides.test.ts', "follow('merchant-server')"],
  'mkdir -p ~/shop-server/public': ['test/registry/guides.test.ts', "follow('merchant-server')"],
  'npm init -y': ['test/bundle/install.test.ts', 'npm init -y'],
  'cp -R examples/vite-react ~/my-shop': ['test/registry/guides.test.ts', "'examples/README.md'"],
  'cd ~/my-shop': ['test/registry/guides.test.ts', "'examples/README.md'"],
  'npm install @tamarack/checkout': null,
  'npm install express ~/tamarack-node-VERSION.tgz': [
    'test/registry/guides.test.ts',
    "follow('merchant-server')",
  ],
  'npm install ~/tamarack-checkout-VERSION.tgz': ['test/bundle/install.test.ts', 'install ~'],
  'npm create --yes vite@latest shop -- --template react-ts --no-interactive': [
    'test/registry/guides.test.ts',
    "'vite-react'",
  ],
  'npm create --yes vite@latest shop -- --template vue --no-interactive': [
    'test/registry/guides.test.ts',
    "'vue'",
  ],
  'npx --yes create-next-app@latest shop --ts --app --no-src-dir --yes': [
    'test/registry/guides.test.ts',
    "'nextjs'",
  ],
  'npx vite --port 5173': ['test/registry/guides.test.ts', "follow('script-tag')"],
  'npm run dev': ['test/registry/guides.test.ts', 'await follow(guide)'],
};

const commands = listBlocks('terminal').flatMap(({ code, name }) =>
  readCommands(code).map((command) => ({ ...command, name })),
);
const normalize = ({ words }: Command): string => words.join(' ').replaceAll(version, 'VERSION');

it('each command of a terminal has a file that runs it, or is known to ask the registry', () => {
  expect(commands.length).toBeGreaterThan(30);
  const found = new Set(commands.map(normalize));
  expect([...found].sort()).toEqual(Object.keys(runs).sort());
});

it('the file that is named for a command has what runs it', () => {
  for (const [command, place] of Object.entries(runs)) {
    if (place === null) continue;
    expect(read(place[0]), command).toContain(place[1]);
  }
});

/** Every document, for what it names in passing. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  'sdk/npm/README.md',
  'sdk/node/README.md',
].concat(
  fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);

it('each script of npm that a document names exists, and each flag is read by a program', () => {
  const missing: string[] = [];
  const sources = ['scripts', 'examples', 'bench', 'site', 'server/app', 'sdk/node/cli']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(mjs|cjs|ts)$/.test(name) && !/node_modules|dist\//.test(name))
        .map((name) => read(`${folder}/${name}`)),
    )
    .join('\n');
  let count = 0;
  for (const file of documents)
    for (const [text, name = '', flags = ''] of read(file).matchAll(
      /npm run (?:-s )?([\w:-]+)(?: -- ([^`\n]*))?/g,
    )) {
      count += 1;
      if (!(name in scripts) && name !== 'dev') missing.push(`${file}: ${text}`);
      for (const [, flag = ''] of flags.matchAll(/(?:^|\s)--([a-z][\w-]*)/g))
        if (
          !new RegExp(`--${flag}\\b|\\b${flag}\\b['"]?:|['"]${flag}['"]`).test(sources) &&
          flag !== 'environment'
        )
          missing.push(`${file}: ${text}`);
    }
  expect(count).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
