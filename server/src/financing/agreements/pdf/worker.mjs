// First file of the thread: a thread does not inherit the loader for TypeScript, so it brings its own.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker-thread.ts', import.meta.url);
