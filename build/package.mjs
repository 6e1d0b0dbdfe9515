/**
 * The npm package, as `npm publish dist/package` publishes it: two entries, each as an ES module and as CommonJS, with
 * types and source maps. It is flat, so that tools without support for `exports` find `/react` as well.
 */
import fs from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import dts from 'rollup-plugin-dts';
import { brand } from './brand.mjs';
import { stripTypes } from './strip-types.mjs';

const input = { index: 'sdk/index.ts', react: 'sdk/react.ts' };
const external = ['react'];

/** Rollup drops the directives of modules. Only this entry has hooks; the other one can run on servers too. */
const markClient = ({ name }) => (name === 'react' ? "'use client';" : '');

/** Sources are in the maps themselves, by their paths in the repository. */
const toRepositoryPath = (source) => source.replace(/^(\.\.\/)+/, '');

/** Manifest, README and licence beside the bundles. */
const writePackageFiles = (version) => ({
  name: 'write-package-files',
  generateBundle() {
    const { name, ...manifest } = JSON.parse(fs.readFileSync('sdk/npm/package.json', 'utf8'));
    const files = {
      'package.json': `${JSON.stringify({ name, version, ...manifest }, null, 2)}\n`,
      'README.md': fs.readFileSync('sdk/npm/README.md', 'utf8'),
      LICENSE: fs.readFileSync('LICENSE', 'utf8'),
    };
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: brand.rename(source) });
  },
});

/** @param {string} dir output folder */
export const packageBundles = (dir, version) => [
  {
    input,
    external,
    output: [
      ['es', 'js', [writePackageFiles(version)]],
      ['cjs', 'cjs', []],
    ].map(([format, ending, plugins]) => ({
      dir,
      format,
      plugins,
      entryFileNames: `[name].${ending}`,
      banner: markClient,
      // maps contain the sources, with this repository's names
      sourcemap: !brand.isWhiteLabel,
      sourcemapPathTransform: toRepositoryPath,
    })),
    plugins: [
      brand.modules,
      nodeResolve({ extensions: ['.ts'] }),
      stripTypes('tsconfig.json', { sourceMap: true }),
    ],
  },
  {
    input,
    output: ['d.ts', 'd.cts'].map((ending) => ({ dir, entryFileNames: `[name].${ending}` })),
    plugins: [dts({ includeExternal: ['@tamarack/core'] }), brand.declarations],
  },
];
