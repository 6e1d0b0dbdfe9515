import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(import.meta.dirname, 'dist');
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

/** Makes the entry file of each thread, which is referenced by URL, an entry of the build, and adapts its URL. */
const threadEntries = {
  name: 'thread-entries',
  async transform(code, id) {
    const url = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g;
    for (const [, entry] of code.matchAll(url))
      this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), `${entry}.ts`) });
    return { code: code.replaceAll(url, "new URL('$1.js', import.meta.url)"), map: null };
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

/** Preserves the folders of `server`, so that relative paths stay valid; the files of `src` go to `core`. */
const placed = ({ name }) => `${name.replace(/^src\//, 'core/').replace(/^server\//, '')}.js`;

export default {
  input: ['main', ...commands.map((name) => `commands/${name}/main`)].map((name) => `server/app/${name}.ts`),
  output: {
    dir: dist,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: placed,
    sourcemap: true,
  },
  // npm packages are loaded at run time; only `@tamarack/core` is built in, because it is TypeScript
  external: (id) => !/^[./]|^@tamarack\/core\//.test(id),
  plugins: [
    emptyFirst,
    threadEntries,
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
