/**
 * Everything that is downloaded, into dist/. The provider's server answers it at /sdk/*; merchants' bundlers take
 * index.js and react.js. Nothing here depends on the time or the machine: the same sources give the same bytes.
 */
import fs from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import dts from 'rollup-plugin-dts';
import ts from 'typescript';

const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const out = 'dist';
/** `npm run build -- --environment TEST_ENVIRONMENT`: with what is for test environments only. */
const testEnvironment = String(process.env.TEST_ENVIRONMENT === 'true');
fs.rmSync(out, { recursive: true, force: true });

/** Types are checked by `npm run types`; here they are only taken away, file by file: that is ten times as quick. */
const { compilerOptions } = ts.parseConfigFileTextToJson('', fs.readFileSync('tsconfig.json', 'utf8')).config;
const { options } = ts.convertCompilerOptionsFromJson(
  { ...compilerOptions, noEmit: false, lib: undefined },
  '.',
);
const strip = {
  name: 'strip-types',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    return {
      code: ts.transpileModule(code, { fileName: id, compilerOptions: options }).outputText,
      map: null,
    };
  },
};

/** A page may run its own styled-components or set its globals: fold those reads away, and use our own attribute. */
const ownStyledComponents = replace({
  preventAssignment: true,
  include: '**/styled-components/**',
  delimiters: ['', ''],
  values: {
    '"data-styled"': '"data-tamarack-sc"',
    'typeof SC_DISABLE_SPEEDY': '"boolean"',
    SC_DISABLE_SPEEDY: 'false',
    'typeof process': '"undefined"',
  },
});

/** Firefox remembers a failed import for ever: ask once more under another query. */
const retryImports = {
  name: 'retry-imports',
  renderDynamicImport: () => ({
    left: '((f)=>import(f).catch(()=>import(f+"?retry="+Date.now())))(',
    right: ')',
  }),
};

const plugins = (values = {}) => [
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...values } }),
  ownStyledComponents,
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  json({ preferConst: true, compact: true }),
  strip,
];
const small = terser({ ecma: 2022, module: true, compress: { passes: 3 }, format: { comments: false } });

/** What the loader must know of the widget's files; filled by the widget's build, which comes first. */
const manifest = { entry: '', preload: [], languages: { en: [], fr: [] } };
const FIRST_SCREEN = /\/widget\/(app\/start|screens\/verify\/welcome)\.tsx$/;
const FIRST_WORDS = /\/locales\/(en|fr)\/(common|verify)\.json$/;

const writeManifest = {
  name: 'write-manifest',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'widget');
    const page = chunks.find(({ name, isEntry }) => isEntry && name === 'page');
    const needed = new Set();
    const need = (file) => {
      if (needed.has(file) || !bundle[file]) return;
      needed.add(file);
      bundle[file].imports.forEach(need);
    };
    need(entry.fileName);
    for (const { moduleIds, fileName } of chunks)
      if (moduleIds.some((id) => FIRST_SCREEN.test(id))) need(fileName);
    manifest.entry = entry.fileName;
    manifest.preload = [...needed].filter((file) => file !== entry.fileName);
    for (const { moduleIds, fileName } of chunks)
      for (const id of moduleIds) {
        const language = FIRST_WORDS.exec(id)?.[1];
        if (language && !needed.has(fileName)) manifest.languages[language].push(fileName);
      }
    const html = fs.readFileSync('widget/hosted/connect.html', 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'connect.html',
      source: html.replace('page.js', page.fileName),
    });
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) });
  },
};
const known = {
  name: 'known',
  renderChunk: (code) => ({
    code: code.replaceAll('__MANIFEST__', JSON.stringify(manifest)).replaceAll('__VERSION__', `"${version}"`),
    map: null,
  }),
};

/** What the first screen needs goes together, react apart: fewer requests, and each release leaves react in the cache. */
const chunkOf = (id, { getModuleInfo, getModuleIds }) => {
  const closure = (roots, seen = new Set()) => {
    for (const root of roots) {
      if (seen.has(root)) continue;
      seen.add(root);
      closure(getModuleInfo(root)?.importedIds ?? [], seen);
    }
    return seen;
  };
  if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return 'react';
  const all = [...getModuleIds()];
  const shell = closure(all.filter((one) => /\/widget\/(index\.tsx|page\.ts)$/.test(one)));
  const first = closure(all.filter((one) => FIRST_SCREEN.test(one)));
  return first.has(id) && !shell.has(id) ? 'app' : undefined;
};
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
    plugins: [...plugins({ __TEST_ENVIRONMENT__: testEnvironment }), retryImports, small, writeManifest],
  },
  ...[
    { input: 'sdk/global.ts', output: { file: `${out}/tamarack.js`, format: 'iife' } },
    { input: 'sdk/module.ts', output: { file: `${out}/tamarack.mjs` } },
    { input: 'sdk/standalone.ts', output: { file: `${out}/standalone.mjs` } },
  ].map((bundle) => ({ ...bundle, plugins: [...plugins(), known, small] })),
  {
    input: { index: 'sdk/index.ts', react: 'sdk/react.ts' },
    external: ['react'],
    output: { dir: out, chunkFileNames: '[name].js' },
    plugins: plugins(),
  },
  types('index'),
  types('react'),
];
