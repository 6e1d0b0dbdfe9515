import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { brand } from '../build/brand.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** See docs/white-label.md. */
const { OUT } = process.env;
const dist = OUT ? path.resolve(OUT) : path.join(import.meta.dirname, 'dist');
const folders = ['app', 'src', 'reader', 'console', 'dashboard', 'pages', 'sandbox', 'threads', 'migrations'];

const commands = fs
  .readdirSync(path.join(import.meta.dirname, 'app/commands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Removes the previous build. */
const emptyFirst = {
  name: 'empty-first',
  buildStart: () => fs.rmSync(dist, { recursive: true, force: true }),
};

/** Modules that the checks of a build load by themselves. */
const checked = [
  'reader/invoices/create-invoice-reader',
  'reader/statements/read-statement',
  'sandbox/data/seed',
  'src/financing/agreements/pdf/draw',
  'src/platform/keys/key-ring',
];

/** Path of a source's file in the build, if it has one: that below `server`, or for `src` below `core`. */
const place = (source) =>
  path
    .relative(root, source)
    .replace(/^src\//, 'core/')
    .replace(/^server\//, '')
    .replace(/\.tsx?$/, '.js');

/** Makes the entry file of each thread, which is referenced by URL, an entry of the build, and adapts its URL. */
const threadEntries = {
  name: 'thread-entries',
  async transform(code, id) {
    const url = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g;
    for (const [, entry] of code.matchAll(url)) {
      const source = path.resolve(path.dirname(id), `${entry}.ts`);
      this.emitFile({ type: 'chunk', id: source, fileName: place(source) });
    }
    return { code: code.replaceAll(url, "new URL('$1.js', import.meta.url)"), map: null };
  },
};

/** Keeps paths relative to a module valid where it is part of a chunk elsewhere. */
const ownPaths = {
  name: 'own-paths',
  resolveImportMeta(property, { chunkId, moduleId }) {
    const own = path.posix.relative(path.posix.dirname(chunkId), place(moduleId));
    if (property !== 'url' || own === path.posix.basename(chunkId)) return null;
    return `new URL(${JSON.stringify(own)}, import.meta.url).href`;
  },
};

/** Copies the files that need no build (migrations, tables, pages, styles) to the same relative paths. */
const otherFiles = {
  name: 'other-files',
  writeBundle() {
    for (const folder of folders)
      fs.cpSync(path.join(import.meta.dirname, folder), path.join(dist, folder), {
        recursive: true,
        filter: (file) => !/\.tsx?$|typescript\.mjs$/.test(file),
      });
  },
};

const entries = ['app/main', ...commands.map((name) => `app/commands/${name}/main`), ...checked];

/** One file for what the same entries load: Node takes longer to find a thousand files than to run them. */
export default {
  input: Object.fromEntries(entries.map((name) => [name, `server/${name}.ts`])),
  output: {
    dir: dist,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
  },
  // npm packages are loaded at run time. Built in are `@tamarack/core`, which is TypeScript, and Kysely, which is 250 files
  external: (id) => !/^[./]|^@tamarack\/core\/|^kysely$/.test(id),
  plugins: [
    emptyFirst,
    threadEntries,
    ownPaths,
    brand.modules,
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
    typescript({
      tsconfig: 'server/tsconfig.build.json',
      filterRoot: root,
      noEmitOnError: false,
      noForceEmit: true,
      outputToFilesystem: false,
    }),
    otherFiles,
  ],
};
