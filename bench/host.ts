import os from 'node:os';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import type { Tamarack } from '../sdk/index';
import { type Stack, startStack } from '../test/support/stack';
import { collectLongTasks } from './main-thread';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

/** Neither the loader nor `checkout()` takes a task over this on a slow telephone. Milliseconds. */
const maxTaskMs = 50;
const slowdown = 4;
/** The machine may stall in one of them: the median counts. */
const loads = 5;

/** What the loader costs a merchant's page while it loads: the longest task, beside the same page without it. */
export async function benchHost(): Promise<Report> {
  const { stack, stop } = await startStack();
  const browser = await launchBrowser();
  try {
    const longest = { without: [] as number[], with: [] as number[] };
    for (let load = 0; load < loads; load++) {
      longest.without.push(await measureLongestTask(browser, stack, false));
      longest.with.push(await measureLongestTask(browser, stack, true));
    }
    return formatReport(longest.without, longest.with);
  } finally {
    await browser.close();
    await stop();
  }
}

async function measureLongestTask(browser: Browser, { api, bare }: Stack, loader: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-CA' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await collectLongTasks(page);
  if (!loader) await page.route(`${api}/sdk/**`, (route) => route.abort());
  // within the load, as soon as it can be: what it downloads arrives before the network is idle
  await page.addInitScript(() =>
    addEventListener('tamarack-ready', (ready) =>
      (ready as CustomEvent<Tamarack>).detail.checkout({ cartTotal: 2500 }),
    ),
  );
  await page.goto(bare, { waitUntil: 'networkidle' });
  const preloads = await page.locator('link[rel=modulepreload]').count();
  if (preloads > 0 !== loader) throw new Error(`${preloads} files were preloaded`);
  const tasks: { duration: number }[] = await page.evaluate(() => Reflect.get(window, 'collected').longtask);
  await context.close();
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function formatReport(without: readonly number[], withLoader: readonly number[]): Report {
  const row = (name: string, all: readonly number[]) => [
    name,
    all.map((each) => each.toFixed(0)).join(' · '),
    computeMedian([...all]).toFixed(0),
  ];
  const floor = computeMedian([...without]);
  const median = computeMedian([...withLoader]);
  const passed = median <= Math.max(maxTaskMs, floor);
  const text = `${formatTable(
    ['page', 'longest task of each load, ms', 'median'],
    [row('without the loader', without), row('loader and checkout()', withLoader)],
  )}
${loads} loads each, ${slowdown} times slower; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
The target is no task over ${maxTaskMs} ms that the page without it has not: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
