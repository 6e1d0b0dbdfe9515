import type { CDPSession, Page } from 'playwright-core';

/** A stretch of the page's main thread that was busy, in milliseconds. */
export interface LongTask {
  readonly duration: number;
  /** What ran in it, as far as the browser tells: function, file and milliseconds. */
  readonly scripts: readonly string[];
}

export interface MainThreadUsage {
  readonly longTasks: readonly LongTask[];
  /** Seconds that it lasted, and of them those in which the page's main thread was busy, and with scripts. */
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

/** Keeps what the browser tells of long tasks, from the next load on. */
export const collectLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: Record<string, unknown[]> = { longtask: [], 'long-animation-frame': [] };
    Object.assign(window, { kept });
    for (const type of Object.keys(kept))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept[type]?.push(entry.toJSON());
      }).observe({ type });
  });

/** What the page's main thread had to do while something went on. Nothing is asked of the page meanwhile. */
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
  const kept: { tasks: Entry[]; frames: Frame[] } = await page.evaluate(() => {
    const { longtask, 'long-animation-frame': frames } = Reflect.get(window, 'kept');
    return { tasks: longtask, frames };
  });
  return {
    longTasks: kept.tasks
      .filter(({ startTime }) => startTime >= since)
      .map((task) => ({ duration: task.duration, scripts: listScripts(task, kept.frames) })),
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
