/** Builds `@tamarack/node` into `sdk/node/dist`: the module, its types and the command line tool. */
import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import dts from 'rollup-plugin-dts';
import { stripTypes } from '../../build/strip-types.mjs';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');

const emptyFirst = {
  name: 'empty-first',
  buildStart: () => fs.rmSync(dist, { recursive: true, force: true }),
};

export default [
  {
    input: { index: path.join(folder, 'index.ts'), tamarack: path.join(folder, 'cli/main.ts') },
    output: { dir: dist, format: 'es', chunkFileNames: '[name].js' },
    external: (id) => !/^[./]/.test(id),
    plugins: [
      emptyFirst,
      nodeResolve({ extensions: ['.ts'] }),
      stripTypes(path.join(folder, 'tsconfig.json')),
    ],
  },
  {
    input: path.join(folder, 'index.ts'),
    output: { file: path.join(dist, 'index.d.ts') },
    plugins: [dts({ tsconfig: path.join(folder, 'tsconfig.json') })],
  },
];
