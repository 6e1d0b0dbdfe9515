// A process that runs requests in a thread and watches its memory; the thread blocks nothing here.
// Arguments: the thread's file, its start options as JSON, heap limit and process limit in megabytes.
import fs from 'node:fs';
import os from 'node:os';
import { Tinypool } from 'tinypool';

const [filename, execArgv, heap, memory] = process.argv.slice(2);
const LOW_PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;
const WATCH_MS = 20;

// On Linux each thread has its own priority, including those that already run.
for (const thread of listThreads()) os.setPriority(thread, LOW_PRIORITY);

const pool = new Tinypool({
  filename,
  execArgv: JSON.parse(execArgv),
  name: 'handle',
  minThreads: 1,
  maxThreads: 1,
  useAtomics: false,
  resourceLimits: { maxOldGenerationSizeMb: Number(heap), maxYoungGenerationSizeMb: 32 },
});
pool.on('error', end);
process.on('message', run);
// the parent process is gone
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory) * 1_000_000) end();
}, WATCH_MS);
// the response reports that it is ready
run(null);

function run(request) {
  pool.run(request).then((response) => process.send(response), end);
}

/** Immediately: a graceful exit would wait for the running request. */
function end() {
  process.kill(process.pid, 'SIGKILL');
}

function listThreads() {
  try {
    return fs.readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}
