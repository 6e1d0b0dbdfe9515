import { fileURLToPath } from 'node:url';

/** Arguments to start a worker thread on a file. */
export interface ThreadEntry {
  readonly filename: string;
  readonly execArgv: string[];
}

/**
 * The entry file of a thread. Name it by a literal `new URL` relative to `import.meta.url`: the build turns that and
 * the file into JavaScript. In development the thread needs the TypeScript loader, which it does not inherit.
 */
export function toThreadEntry(file: URL): ThreadEntry {
  const loader = new URL('./typescript.mjs', import.meta.url);
  return {
    filename: fileURLToPath(file),
    execArgv: file.pathname.endsWith('.ts') ? ['--import', loader.href] : [],
  };
}
