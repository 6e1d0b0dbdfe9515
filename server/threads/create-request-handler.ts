import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// A file's bytes are outside the heap, where garbage collection is not urgent: several files would accumulate.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Handles the requests of `startThread` and of `startProcess`; null only checks whether the thread is ready. */
export function createRequestHandler<Input, Output>(
  handle: (request: Input) => Promise<Output>,
): (request: Input | null) => Promise<Output | null> {
  return async (request) => {
    if (request === null) return null;
    const response = await handle(request);
    // wait for the event loop's current turn to end: it still references the file
    await nextTurn();
    collectGarbage();
    return response;
  };
}
