import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// A file's bytes are outside the heap, where garbage collection is not urgent: several files would accumulate.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Handles the requests of `startThread` and of `startProcess`; null only checks whether the thread is ready. */
export function createRequestHandler<Q, A>(
  handle: (request: Q) => Promise<A>,
): (request: Q | null) => Promise<A | null> {
  return async (request) => {
    if (request === null) return null;
    const response = await handle(request);
    // after the current turn's remaining work has released the file
    await turn();
    collectGarbage();
    return response;
  };
}
