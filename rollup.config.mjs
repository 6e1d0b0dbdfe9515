/**
 * Builds all bundles into dist/, which the provider's server serves at /sdk/*, and merchants' npm package into
 * dist/package. Builds are reproducible: they depend on the sources only, so a released version can be checked.
 */
import fs from 'node:fs';
import { brand } from './build/brand.mjs';
import { compress } from './build/compress.mjs';
import { renderFirstViews } from './build/first-views.mjs';
import { collectFrameDocuments, injectFrameBuild } from './build/frames.mjs';
import { packageBundles } from './build/package.mjs';
import { compileAtOnce, minify, plugins } from './build/sources.mjs';
import { cleanOutput, versionFolder } from './build/version-folder.mjs';
import {
  assignChunk,
  injectConstants,
  linkFiles,
  retryImports,
  writeManifest,
} from './build/widget-files.mjs';

const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const { OUT: out = 'dist' } = process.env;
/** `npm run build -- --environment TEST_ENVIRONMENT` includes code for test environments; `BRAND` and `OUT`: docs/white-label.md. */
const testEnvironment = String(process.env.TEST_ENVIRONMENT === 'true');
cleanOutput(out, version);

/** Each script directly in the folder is a frame of its own. */
const frameKinds = fs
  .readdirSync('widget/frames')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const frameDocuments = collectFrameDocuments(frameKinds.length);

export default [
  ...frameKinds.map((kind) => ({
    input: { [kind]: `widget/frames/${kind}.ts` },
    output: {
      dir: out,
      entryFileNames: 'frames/[name]-[hash].js',
      generatedCode: 'es2015',
    },
    plugins: [...plugins(), minify, frameDocuments, compress],
  })),
  {
    input: { widget: 'widget/index.tsx', page: 'widget/page.ts' },
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: out,
      entryFileNames: 'widget/[name]-[hash].js',
      chunkFileNames: 'widget/[name]-[hash].js',
      // of base64 the files that name the chunks are 0.1 kB larger
      hashCharacters: 'hex',
      generatedCode: 'es2015',
      manualChunks: assignChunk,
    },
    plugins: [
      renderFirstViews,
      ...plugins({ __TEST_ENVIRONMENT__: testEnvironment }),
      retryImports,
      injectFrameBuild,
      minify,
      compileAtOnce('widget', 'react', 'app'),
      writeManifest,
      compress,
    ],
  },
  ...[
    { input: 'sdk/global.ts', output: { file: `${out}/${brand.id}.js`, format: 'iife' } },
    { input: 'sdk/module.ts', output: { file: `${out}/${brand.id}.mjs` } },
    { input: 'sdk/diagnostics.ts', output: { file: `${out}/diagnostics.mjs` } },
    { input: 'sdk/message/index.ts', output: { file: `${out}/message.mjs` }, own: [linkFiles, retryImports] },
    { input: 'sdk/message/panel/index.ts', output: { file: `${out}/message-panel.mjs` } },
    { input: 'sdk/button/index.ts', output: { file: `${out}/button.mjs` }, own: [linkFiles] },
    { input: 'sdk/appearance/index.ts', output: { file: `${out}/appearance.mjs` } },
    {
      input: 'sdk/standalone.ts',
      output: { file: `${out}/standalone.mjs` },
      own: [linkFiles],
      last: versionFolder(out, version, testEnvironment === 'true' || brand.isWhiteLabel),
    },
  ].map(({ own = [], last, ...bundle }) => ({
    ...bundle,
    plugins: [...own, ...plugins(), injectConstants(version), minify, compress, last],
  })),
  ...packageBundles(`${out}/package`, version),
];
