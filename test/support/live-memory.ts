import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of this thread; the process has the memory of other files' threads, too. */
export function measureMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Whether more than `limit` bytes are in use. What is left to collect depends on the machine, so it is collected before. */
export function isMemoryOver(limit: number): boolean {
  if (measureMemory() <= limit) return false;
  collectGarbage();
  return measureMemory() > limit;
}
