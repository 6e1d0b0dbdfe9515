import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { renderPlugins } from './sources.mjs';

/** Bundles sources for Node and imports them, so that the build can render them. */
export async function importBundled(input) {
  const bundle = await rollup({
    input,
    external: /^(react|react-dom|stream)(\/|$)/,
    plugins: renderPlugins(),
    onwarn: () => {},
  });
  // inside the project, so that npm packages resolve
  const folder = fs.mkdtempSync(path.join('node_modules', '.rendered-'));
  try {
    await bundle.write({
      dir: folder,
      entryFileNames: 'entry.mjs',
      format: 'es',
      inlineDynamicImports: true,
      banner: 'const __TEST_ENVIRONMENT__ = false;',
    });
    return await import(pathToFileURL(path.resolve(folder, 'entry.mjs')).href);
  } finally {
    await bundle.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
