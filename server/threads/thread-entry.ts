import { fileURLToPath } from 'node:url';

/** What a worker thread takes to start on a file. */
export interface ThreadEntry {
  readonly filename: string;
  readonly execArgv: string[];
}

/**
 * A file of ours as the first of a thread. Name it by a literal `new URL` relative to `import.meta.url`: the build turns
 * that and the file into JavaScript. In development the thread needs the TypeScript loader, which it does not inherit.
 */
export function threadEntry(file: URL): ThreadEntry {
  const loader = new URL('./typescript.mjs', import.meta.url);
  return {
    filename: fileURLToPath(file),
    execArgv: file.pathname.endsWith('.ts') ? ['--import', loader.href] : [],
  };
}
