// A process that reads files in a thread of its own and watches it: what the thread does blocks nothing here.
// Arguments: the thread's file, what it is started with as JSON, megabytes of its heap, megabytes of the process.
import fs from 'node:fs';
import os from 'node:os';
import { Tinypool } from 'tinypool';

const [filename, execArgv, heap, memory] = process.argv.slice(2);
const BEHIND = os.constants.priority.PRIORITY_BELOW_NORMAL;
const WATCH_MS = 20;

// On Linux a priority is a thread's: those that are there already, too.
for (const thread of threads()) os.setPriority(thread, BEHIND);

const pool = new Tinypool({
  filename,
  execArgv: JSON.parse(execArgv),
  name: 'answer',
  minThreads: 1,
  maxThreads: 1,
  useAtomics: false,
  resourceLimits: { maxOldGenerationSizeMb: Number(heap), maxYoungGenerationSizeMb: 32 },
});
pool.on('error', end);
process.on('message', (question) => answer(question));
// whoever asked is gone
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory) * 1_000_000) end();
}, WATCH_MS);
// it says so when it can be asked
answer(null);

function answer(question) {
  pool.run(question).then((answered) => process.send(answered), end);
}

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
