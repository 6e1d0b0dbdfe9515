import type { CDPSession, Page } from 'playwright-core';

/** A long task of the page’s main thread, in milliseconds. */
export interface LongTask {
  readonly duration: number;
  /** The scripts that the browser reports for it: function, file and milliseconds. */
  readonly scripts: readonly string[];
}

export interface MainThreadUsage {
  readonly longTasks: readonly LongTask[];
  /** Duration in seconds; `busy` and `scripting` are the main thread’s shares of it. */
  readonly seconds: number;
  readonly busy: number;
  readonly scripting: number;
}

interface Entry {
  readonly startTime: number;
  readonly duration: number;
}
interface Frame extends Entry {
  readonly scripts: readonly {
    readonly duration: number;
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
  }[];
}

/** Collects the browser’s long-task entries, from the next load on. */
export const collectLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const collected: Record<string, unknown[]> = { longtask: [], 'long-animation-frame': [] };
    Object.assign(window, { collected });
    for (const type of Object.keys(collected))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) collected[type]?.push(entry.toJSON());
      }).observe({ type });
  });

/** Measures the page’s main thread during `work`, without calling into the page meanwhile. */
export async function measureMainThread(
  page: Page,
  cdp: CDPSession,
  work: () => Promise<unknown>,
): Promise<MainThreadUsage> {
  const since = await page.evaluate(() => performance.now());
  const before = await readMetrics(cdp);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = await readMetrics(cdp);
  const collected: { tasks: Entry[]; frames: Frame[] } = await page.evaluate(() => {
    const { longtask, 'long-animation-frame': frames } = Reflect.get(window, 'collected');
    return { tasks: longtask, frames };
  });
  return {
    longTasks: collected.tasks
      .filter(({ startTime }) => startTime >= since)
      .map((task) => ({ duration: task.duration, scripts: listScripts(task, collected.frames) })),
    seconds,
    busy: after.busy - before.busy,
    scripting: after.scripting - before.scripting,
  };
}

function listScripts({ startTime, duration }: Entry, frames: readonly Frame[]): readonly string[] {
  return frames
    .filter((frame) => frame.startTime < startTime + duration && startTime < frame.startTime + frame.duration)
    .flatMap(({ scripts }) => scripts)
    .map(
      (script) =>
        `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1)} ${script.duration.toFixed(0)} ms`,
    );
}

async function readMetrics(cdp: CDPSession): Promise<{ readonly busy: number; readonly scripting: number }> {
  const { metrics: all } = await cdp.send('Performance.getMetrics');
  const getMetric = (name: string): number => all.find((metric) => metric.name === name)?.value ?? 0;
  return { busy: getMetric('TaskDuration'), scripting: getMetric('ScriptDuration') };
}
