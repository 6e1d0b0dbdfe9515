import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// A file's bytes lie outside the heap, where nothing hurries to collect them: three or four files would wait for it.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Handles the questions of `startThread` and of `startProcess`; null asks only whether the thread is ready. */
export function answerEach<Q, A>(
  answer: (question: Q) => Promise<A>,
): (question: Q | null) => Promise<A | null> {
  return async (question) => {
    if (question === null) return null;
    const answered = await answer(question);
    // after what is still on its way in this turn has let go of the file
    await turn();
    collectGarbage();
    return answered;
  };
}
