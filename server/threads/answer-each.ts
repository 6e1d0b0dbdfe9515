import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// A file's bytes are outside the heap, where garbage collection is not urgent: several files would accumulate.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Handles the requests of `startThread` and of `startProcess`; null only checks whether the thread is ready. */
export function answerEach<Q, A>(
  answer: (question: Q) => Promise<A>,
): (question: Q | null) => Promise<A | null> {
  return async (question) => {
    if (question === null) return null;
    const answered = await answer(question);
    // after the current turn's remaining work has released the file
    await turn();
    collectGarbage();
    return answered;
  };
}
