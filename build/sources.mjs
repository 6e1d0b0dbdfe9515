import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { minify as compactCode } from 'terser';
import { brand } from './brand.mjs';
import { compactStyles, withoutUnusedStyles } from './component-styles.mjs';
import { withoutUnusedTexts } from './i18next.mjs';
import { withoutUnusedHints, withoutUnusedRendering } from './react.mjs';
import { stripTypes } from './strip-types.mjs';

/** One for all bundles: they share most of their files. */
const withoutTypes = stripTypes('tsconfig.json');

const replaceIn = (include, values) =>
  replace({ preventAssignment: true, include, delimiters: ['', ''], values });

/**
 * Isolates our styled-components from a copy on the merchant's page: no global settings and a separate
 * attribute. Also drops the vendor prefixes, which no component uses.
 */
const ownStyledComponents = ({ id }) =>
  replaceIn('**/styled-components/**', {
    '"data-styled"': `"data-${id}-sc"`,
    'typeof SC_DISABLE_SPEEDY': '"boolean"',
    SC_DISABLE_SPEEDY: 'false',
    'typeof process': '"undefined"',
    'e.prefix&&': 'false&&',
  });

/** i18next's `debug` is never set; minification drops its log calls, see `logCalls`. */
const i18nextWithoutDebug = replaceIn('**/i18next/**', { 'this.logger.debug': 'false' });
const logCalls = [
  ...['warn', 'log', 'deprecate', 'once'].map((level) => `this.logger.${level}`),
  'baseLogger.deprecate',
  'warnOnce',
];

/** Removes the bank bypass, which is for test environments only. */
const withoutBypass = replaceIn('**/src/flow/*.ts', {
  "bypassBank: 'bypassBank',": '',
  "bypassBank: 'bankingInfo',": '',
  'bypassBank: canEnterBank,': '',
});

/** Replaces the shim with React's own `useSyncExternalStore`. */
const useReactHook = {
  name: 'use-react-hook',
  resolveId(id, importer) {
    return id === 'use-sync-external-store/shim' ? this.resolve('react', importer, { skipSelf: true }) : null;
  },
};

/** Plugins from TypeScript to one module. `values` replace identifiers in the sources. */
export const plugins = (values = {}, ofBrand = brand) => [
  ofBrand.modules,
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...values } }),
  values.__TEST_ENVIRONMENT__ !== 'true' && withoutBypass,
  ownStyledComponents(ofBrand),
  withoutUnusedStyles,
  i18nextWithoutDebug,
  withoutUnusedTexts,
  useReactHook,
  withoutUnusedRendering,
  withoutUnusedHints,
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  json({ preferConst: true, compact: true }),
  withoutTypes,
  compactStyles,
];

/** Plugins for code that the build itself runs: React stays an npm package. */
export const renderPlugins = () => [
  brand.modules,
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  json({ preferConst: true, compact: true }),
  withoutTypes,
];

const minifyOptions = {
  ecma: 2022,
  module: true,
  // functions inlined with their arguments, and arrow functions written as methods, are longer in brotli
  compress: { passes: 4, unsafe_arrows: true, inline: 1, pure_funcs: logCalls },
  format: { comments: false },
};

/** In this thread: a worker of its own for each of twenty bundles would load and warm up the minifier again. */
export const minify = {
  name: 'minify',
  renderChunk: async (code) => ({ code: (await compactCode(code, minifyOptions)).code, map: null }),
};

/**
 * Asks the browser to compile all functions of a chunk while it is downloaded, in another thread, instead of each at its first
 * call: the shell calls nearly all of its functions between the press and the first screen, React and the application many of
 * theirs before they take it over.
 */
export const compileAtOnce = (...chunks) => ({
  name: 'compile-at-once',
  renderChunk: (code, { name }) =>
    chunks.includes(name) ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
});
