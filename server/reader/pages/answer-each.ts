import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';

/** What a thread of `startThread` does: it answers one question after the other. */
export function answerEach<Q, A>(answer: (question: Q) => Promise<A>): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a worker thread');

  // A file's bytes lie outside the heap, where nothing hurries to collect them: three or four files would wait for it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;

  port.on('message', async (question: Q) => {
    const given = await answer(question);
    // after what is still on its way in this turn has let go of the file
    setImmediate(() => {
      collect();
      port.postMessage(given);
    });
  });
  port.postMessage('ready');
}
