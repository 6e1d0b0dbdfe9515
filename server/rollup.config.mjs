import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(import.meta.dirname, 'dist');
const folders = ['src', 'reader', 'console', 'sandbox', 'threads', 'migrations'];

/** A new build has no file of the one before. */
const emptyFirst = {
  name: 'empty-first',
  buildStart: () => fs.rmSync(dist, { recursive: true, force: true }),
};

/** A thread's first file is named by its URL: it becomes an entry of the build, and its URL that of the built file. */
const threadEntries = {
  name: 'thread-entries',
  async transform(code, id) {
    const url = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g;
    for (const [, entry] of code.matchAll(url))
      this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), `${entry}.ts`) });
    return { code: code.replaceAll(url, "new URL('$1.js', import.meta.url)"), map: null };
  },
};

/** What the server reads or starts as it is stands where it stood: migrations, tables, pages, styles. */
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

/** The files of `server` keep their places, so that paths among them do; those of `src` go to `core`. */
const placed = ({ name }) => `${name.replace(/^src\//, 'core/').replace(/^server\//, '')}.js`;

export default {
  input: ['main', 'commands/operator/main', 'commands/decide/main'].map((name) => `server/src/${name}.ts`),
  output: {
    dir: dist,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: placed,
    sourcemap: true,
    sourcemapExcludeSources: false,
  },
  // npm packages are loaded at run time; the workspace of the core alone is TypeScript and is built in
  external: (id) => !/^[./]|^@tamarack\/core\//.test(id),
  plugins: [
    emptyFirst,
    threadEntries,
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
    typescript({
      tsconfig: 'server/tsconfig.build.json',
      filterRoot: root,
      compilerOptions: { outDir: dist },
      noEmitOnError: false,
      noForceEmit: true,
      outputToFilesystem: false,
    }),
    otherFiles,
  ],
};
