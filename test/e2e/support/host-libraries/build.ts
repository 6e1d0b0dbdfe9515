import path from 'node:path';
import { build, type Rollup } from 'vite';

/** The script of `page.tsx` with its libraries. */
export async function buildHostLibraries(): Promise<string> {
  const results = (await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'page.tsx'), formats: ['iife'], name: 'hostLibraries' },
    },
  })) as Rollup.RollupOutput[];
  const [script] = results[0]?.output ?? [];
  if (!script) throw new Error('nothing was built');
  return script.code;
}
