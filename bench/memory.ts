import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import type { Tamarack } from '../sdk/index';
import { startStack } from '../test/support/stack';
import { bundlePeer } from './first/bundle-peers';
import { toScript } from './first/peer-files';
import { servePeers } from './first/serve-peers';
import type { Report } from './report';
import { formatTable } from './table';

const cycles = Number(process.env['BENCH_CYCLES'] ?? 50);
/** Code that is compiled and cached once is not counted per cycle. */
const warmUp = 10;
const maxKilobytes = 10;

interface Usage {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** In the page: opens the dialog, waits until the application has loaded, and closes it as the page can. */
const closeByPage = async (): Promise<void> => {
  const tamarack = window.Tamarack as Tamarack;
  tamarack.checkout({ cartTotal: 2500, language: 'en' });
  const done = tamarack.run();
  // only the application brings the place of the toasts
  while (!document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('.overlay [role=alert]'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  tamarack.close();
  await done;
};

/** In the page: as above, but the customer closes it, confirms, and the session ends. */
const leaveByCustomer = async (): Promise<void> => {
  const tamarack = window.Tamarack as Tamarack;
  tamarack.checkout({ cartTotal: 2500, language: 'en' });
  const done = tamarack.run();
  const find = (selector: string) =>
    document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector(selector);
  const until = async (selector: string): Promise<HTMLElement> => {
    while (!find(selector)) await new Promise((resolve) => setTimeout(resolve, 20));
    return find(selector) as HTMLElement;
  };
  await until('.overlay [role=alert]');
  (await until('.head .x')).click();
  (await until('dialog.leave .quiet')).click();
  await done;
};

/** In the page: closes the first screen before the application has loaded. */
const closeEarly = async (): Promise<void> => {
  const tamarack = window.Tamarack as Tamarack;
  tamarack.checkout({ cartTotal: 2500, language: 'en' });
  const done = tamarack.run();
  while (!document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('form button'))
    await new Promise((resolve) => setTimeout(resolve, 5));
  tamarack.close();
  await done;
};

const cycleReact = async (): Promise<void> => {
  const { open, close } = await import('/react.js' as string);
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  close();
};

/**
 * What a page keeps of each checkout that was opened and closed: bytes, nodes and listeners after a garbage collection,
 * beside one bare dialog of React.
 */
export async function benchMemory(): Promise<Report> {
  const { stack, stop } = await startStack({ env: { LIMIT_CHECKOUT: '100000' } });
  const browser = await launchBrowser();
  const peers = await servePeers({ '/react.js': toScript(await bundlePeer('react-dialog')) });
  try {
    const react = await measure(browser, peers.url, cycleReact);
    return formatReport([
      ['React, one bare dialog', react],
      ['ours, closed before the application is there', await measure(browser, stack.bare, closeEarly)],
      ['ours, closed by the page', await measure(browser, stack.bare, closeByPage)],
      ['ours, left by the customer', await measure(browser, stack.bare, leaveByCustomer)],
    ]);
  } finally {
    peers.stop();
    await browser.close();
    await stop();
  }
}

/** The memory that each cycle retains. */
async function measure(browser: Browser, url: string, cycle: () => Promise<void>): Promise<Usage> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(url, { waitUntil: 'networkidle' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await repeat(page, cycle, warmUp);
    const before = await readUsage(cdp);
    await repeat(page, cycle, cycles);
    const after = await readUsage(cdp);
    return {
      bytes: (after.bytes - before.bytes) / cycles,
      nodes: (after.nodes - before.nodes) / cycles,
      listeners: (after.listeners - before.listeners) / cycles,
    };
  } finally {
    await context.close();
  }
}

async function repeat(page: Page, cycle: () => Promise<void>, times: number): Promise<void> {
  for (let done = 0; done < times; done++) await page.evaluate(cycle);
}

async function readUsage(cdp: CDPSession): Promise<Usage> {
  // timers of the last cycles end, which take three seconds, and finalizers need a second collection
  await delay(4000);
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const get = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { bytes: get('JSHeapUsedSize'), nodes: get('Nodes'), listeners: get('JSEventListeners') };
}

function formatReport(rows: readonly (readonly [string, Usage])[]): Report {
  const passed = rows.every(([, { bytes }]) => bytes <= maxKilobytes * 1000);
  const text = `${formatTable(
    ['kept per open and close', 'kB', 'nodes', 'listeners'],
    rows.map(([name, { bytes, nodes, listeners }]) => [
      name,
      (bytes / 1000).toFixed(1),
      nodes.toFixed(1),
      listeners.toFixed(1),
    ]),
  )}
${cycles} cycles after ${warmUp}; load ${os.loadavg()[0]?.toFixed(1)}. The target is at most ${maxKilobytes} kB: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
