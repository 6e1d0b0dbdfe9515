// A process that reads files in a thread of its own and watches it: what the thread does blocks nothing here.
// Arguments: the thread's file, megabytes of its heap, megabytes of the process.
import fs from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';

const [file, heap, memory] = process.argv.slice(2);
const BEHIND = os.constants.priority.PRIORITY_BELOW_NORMAL;
const WATCH_MS = 20;

// On Linux a priority is a thread's: those that are there already, too.
for (const thread of threads()) os.setPriority(thread, BEHIND);

const worker = new Worker(new URL('./thread-loader.mjs', import.meta.url), {
  workerData: file,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: Number(heap), maxYoungGenerationSizeMb: 32 },
});
worker.on('message', (answer) => process.send(answer));
worker.on('error', end);
worker.on('exit', end);
process.on('message', (question) => worker.postMessage(question));
// whoever asked is gone
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory) * 1_000_000) end();
}, WATCH_MS);

/** At once: a thread in the middle of its work would be waited for. */
function end() {
  process.kill(process.pid, 'SIGKILL');
}

function threads() {
  try {
    return fs.readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}
