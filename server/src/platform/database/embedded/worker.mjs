// First file of the worker thread. A thread does not inherit the loader for TypeScript, so it brings its own; under a
// loader that is there already (tests) it does no harm.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker-thread.ts', import.meta.url);
