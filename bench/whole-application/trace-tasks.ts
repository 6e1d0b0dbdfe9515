import type { Browser, Page } from 'playwright-core';
import { sum } from '../table';

/** A task of the page's main thread that took longer than `LONG_TASK_MS`. */
export interface LongTask {
  /** Milliseconds of the epoch. */
  readonly at: number;
  /** Without what the driver ran in it. Milliseconds. */
  readonly duration: number;
}

/** As Chromium records it; moments and durations in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}
type Lasting = TraceEvent & { readonly dur: number };

/** What a task may take before it blocks. Milliseconds. */
export const LONG_TASK_MS = 50;
/** Name of the mark in the page by which its thread and its clock are found in the trace. */
const mark = 'bench';

const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask';
const isOfDriver = ({ args }: TraceEvent): boolean =>
  args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';
const isIn = (outer: Lasting, inner: Lasting): boolean =>
  inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

/**
 * Records the tasks of all threads, until the returned function is called with the page that they are wanted of. A page's own observer
 * of long tasks counts what the driver runs as well: it evaluates 300 kB of its own in each new frame, which takes a slow phone 100 ms.
 */
export async function traceTasks(browser: Browser): Promise<(page: Page) => Promise<readonly LongTask[]>> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    // the protocol's types say that every value is a text
    for (const event of value as unknown as readonly TraceEvent[])
      if (event.name === mark || (event.dur ?? 0) > 1000) events.push(event);
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async (page) => {
    const markedAt = await page.evaluate(
      (name) => performance.timeOrigin + performance.mark(name).startTime,
      mark,
    );
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    await cdp.detach();
    const marked = events.find(({ name }) => name === mark);
    if (!marked)
      throw new Error('The trace has no mark: Chromium did not record the category blink.user_timing.');
    const lasting = events.filter(
      (event): event is Lasting =>
        event.dur !== undefined && event.pid === marked.pid && event.tid === marked.tid,
    );
    // if another Chromium renames its task event, no task matches and the bench would pass
    if (!lasting.some(isTask)) throw new Error('the trace has no task of the page');
    const ofDriver = lasting.filter(isOfDriver);
    return lasting
      .filter(isTask)
      .map((task) => {
        const driven = sum(ofDriver.filter((each) => isIn(task, each)).map(({ dur }) => dur));
        return { at: markedAt + (task.ts - marked.ts) / 1000, duration: (task.dur - driven) / 1000 };
      })
      .filter(({ duration }) => duration > LONG_TASK_MS);
  };
}
