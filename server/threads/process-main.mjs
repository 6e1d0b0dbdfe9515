// A process that runs requests in a thread and watches its memory and CPU time; the thread blocks nothing here.
// Arguments: the thread's file, its start options as JSON, heap limit and process limit in megabytes, CPU limit of a
// request in milliseconds (`Infinity`: none).
import fs from 'node:fs';
import os from 'node:os';
import { Tinypool } from 'tinypool';

const [filename, execArgv, heap, memory, cpu] = process.argv.slice(2);
const LOW_PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;
const WATCH_MS = 20;

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
/** CPU time when the running request began; null while none runs. */
let usageAtStart = null;
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory) * 1_000_000) end();
  if (usageAtStart === null) return;
  const { user, system } = process.cpuUsage(usageAtStart);
  // the signal shows the parent process why
  if ((user + system) / 1_000 > Number(cpu)) process.kill(process.pid, 'SIGVTALRM');
}, WATCH_MS);
// the response reports that it is ready
run(null);

/** Null only checks whether the thread is ready, and starts it. */
function run(request) {
  usageAtStart = request && process.cpuUsage();
  pool.run(request).then((response) => {
    usageAtStart = null;
    // not before: on a busy machine it would take many times longer to start, and requests wait for it
    if (request === null) lowerPriority();
    process.send(response);
  }, end);
}

/** On Linux each thread has its own priority. */
function lowerPriority() {
  for (const thread of listThreads()) os.setPriority(thread, LOW_PRIORITY);
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
