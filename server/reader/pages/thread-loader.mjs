// First file of every thread: a thread does not inherit the loader for TypeScript, so it brings its own.
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

await tsImport(workerData, import.meta.url);
