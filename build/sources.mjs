import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

/** Types are checked by `npm run types`; here they are only taken away, which is many times as quick. */
const withoutTypes = () =>
  typescript({
    tsconfig: 'tsconfig.json',
    compilerOptions: { noEmit: false, noCheck: true, sourceMap: false },
    noEmitOnError: false,
    noForceEmit: true,
    outputToFilesystem: false,
  });

const fold = (include, values) => replace({ preventAssignment: true, include, delimiters: ['', ''], values });

/**
 * A page may run its own styled-components or set its globals: fold those reads away, and use our own attribute.
 * Vendor prefixes are asked for nowhere: folded, their tables go too.
 */
const ownStyledComponents = fold('**/styled-components/**', {
  '"data-styled"': '"data-tamarack-sc"',
  'typeof SC_DISABLE_SPEEDY': '"boolean"',
  SC_DISABLE_SPEEDY: 'false',
  'typeof process': '"undefined"',
  'e.prefix&&': 'false&&',
});

/** i18next's `debug` is never set; what only that would print goes with `quiet`. */
const quietTexts = fold('**/i18next/**', { 'this.logger.debug': 'false' });
const quiet = [
  ...['warn', 'log', 'deprecate', 'once'].map((level) => `this.logger.${level}`),
  'baseLogger.deprecate',
  'warnOnce',
];

/** The flow's rows of the bank bypass: a production build does not know the word. */
const withoutBypass = fold('**/src/flow/*.ts', {
  "bypassBank: 'bypassBank',": '',
  "bypassBank: 'bankingInfo',": '',
  'bypassBank: canEnterBank,': '',
});

/** React 19 has the hook itself. */
const reactsOwnHook = {
  name: 'reacts-own-hook',
  resolveId(id, importer) {
    return id === 'use-sync-external-store/shim' ? this.resolve('react', importer, { skipSelf: true }) : null;
  },
};

/** From TypeScript to one module. `values` stand in the sources as names and are folded in. */
export const plugins = (values = {}) => [
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...values } }),
  values.__TEST_ENVIRONMENT__ !== 'true' && withoutBypass,
  ownStyledComponents,
  quietTexts,
  reactsOwnHook,
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  json({ preferConst: true, compact: true }),
  withoutTypes(),
];
export const small = terser({
  ecma: 2022,
  module: true,
  compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, pure_funcs: quiet },
  format: { comments: false },
});
