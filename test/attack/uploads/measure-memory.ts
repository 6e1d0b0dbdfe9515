import { readdirSync, readFileSync } from 'node:fs';

/** The most that this process and its children held while it was watched, in megabytes. */
export interface MemoryWatch {
  end(): { readonly grown: number; readonly children: number; readonly stalledMs: number };
}

const intervalMs = 20;

/** Watches the memory of this process beyond what it has now, that of its children, and how long nothing else ran. */
export function watchMemory(): MemoryWatch {
  const start = process.memoryUsage.rss();
  let [most, children, stalled, last] = [start, 0, 0, performance.now()];
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
    children = Math.max(children, readChildrenMegabytes());
    stalled = Math.max(stalled, performance.now() - last - intervalMs);
    last = performance.now();
  }, intervalMs);
  return {
    end: () => {
      clearInterval(timer);
      return {
        grown: Math.round((most - start) / 1e6),
        children: Math.round(children),
        stalledMs: Math.round(stalled),
      };
    },
  };
}

/** Zero where the system does not say. */
function readChildrenMegabytes(): number {
  try {
    return readdirSync(`/proc/${process.pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').trim().split(' '))
      .filter(Boolean)
      .map((child) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0))
      .reduce((sum, kilobytes) => sum + kilobytes / 1_000, 0);
  } catch {
    return 0;
  }
}
