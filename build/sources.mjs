import fs from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import ts from 'typescript';

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

/** From TypeScript to one module. `values` stand in the sources as names and are folded in. */
export const plugins = (values = {}) => [
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...values } }),
  ownStyledComponents,
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  json({ preferConst: true, compact: true }),
  strip,
];
export const small = terser({
  ecma: 2022,
  module: true,
  compress: { passes: 3 },
  format: { comments: false },
});
