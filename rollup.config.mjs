/**
 * Everything that is downloaded, into dist/. The provider's server answers it at /sdk/*; merchants' bundlers take
 * index.js and react.js. Nothing here depends on the time or the machine: the same sources give the same bytes.
 */
import fs from 'node:fs';
import dts from 'rollup-plugin-dts';
import { compress } from './build/compress.mjs';
import { plugins, small } from './build/sources.mjs';
import { chunkOf, putIn, retryImports, writeManifest } from './build/widget-files.mjs';

const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const out = 'dist';
/** `npm run build -- --environment TEST_ENVIRONMENT`: with what is for test environments only. */
const testEnvironment = String(process.env.TEST_ENVIRONMENT === 'true');
fs.rmSync(out, { recursive: true, force: true });

const types = (name) => ({
  input: `sdk/${name}.ts`,
  output: { file: `${out}/${name}.d.ts` },
  plugins: [dts({ includeExternal: ['@tamarack/core'] })],
});

export default [
  {
    input: { widget: 'widget/index.tsx', page: 'widget/page.ts' },
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: out,
      entryFileNames: 'widget/[name]-[hash].js',
      chunkFileNames: 'widget/[name]-[hash].js',
      generatedCode: 'es2015',
      manualChunks: chunkOf,
    },
    plugins: [
      ...plugins({ __TEST_ENVIRONMENT__: testEnvironment }),
      retryImports,
      small,
      writeManifest,
      compress,
    ],
  },
  ...[
    { input: 'sdk/global.ts', output: { file: `${out}/tamarack.js`, format: 'iife' } },
    { input: 'sdk/module.ts', output: { file: `${out}/tamarack.mjs` } },
    { input: 'sdk/standalone.ts', output: { file: `${out}/standalone.mjs` } },
  ].map((bundle) => ({ ...bundle, plugins: [...plugins(), putIn(version), small, compress] })),
  {
    input: { index: 'sdk/index.ts', react: 'sdk/react.ts' },
    external: ['react'],
    output: { dir: out, chunkFileNames: '[name].js' },
    plugins: plugins(),
  },
  types('index'),
  types('react'),
];
