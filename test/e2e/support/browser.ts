import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../../examples/browser.mjs';
import { createApplicant } from './applicant';
import type { ApplicantOptions } from './applicant-controls';
import { findViolations } from './axe';
import { expectReflow } from './reflow';
import { getStack } from './stack';

export const viewports = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;

export interface OpenOptions extends Omit<ApplicantOptions, 'page' | 'stack' | 'look'> {
  readonly size?: keyof typeof viewports;
  /** Checks every screen with axe. */
  readonly axe?: boolean;
  /** Sees the page before it is opened, and each screen before anything else looks at it. */
  readonly watch?: (page: Page) => Promise<{ readonly onScreen: (screen: string) => Promise<void> }>;
  /** Checks the secure frame of every screen in a narrow window, and with text of twice the size. */
  readonly reflow?: boolean;
}

/** A page of a test ends before optimized code pays off. */
export const shortLived = ['--js-flags=--no-opt --no-maglev'];

/**
 * How Chromium runs frames of other sites: in the page's process, as on phones with little memory, which takes a third less
 * processor time, or each site in a process of its own, as on computers.
 */
const processArgs = {
  shared: ['--disable-site-isolation-trials', '--in-process-gpu'],
  isolated: [],
} as const;
type Processes = keyof typeof processArgs;

const running = new Map<Processes, Browser>();

/** One for all files of a worker, with which it ends: a start takes processor time, and each test has a context of its own. */
async function getBrowser(processes: Processes): Promise<Browser> {
  const current = running.get(processes);
  if (current?.isConnected()) return current;
  const browser = await launchBrowser({ args: [...shortLived, ...processArgs[processes]] });
  running.set(processes, browser);
  return browser;
}

/**
 * The browser of a file's tests; contexts are closed after each test. Errors of the page fail the test.
 *
 * @param kind `isolated` where the processes of frames matter: focus and input across them, their size, requests and
 *   policies; or what starts another browser than the worker's, for this file alone
 */
export function openBrowserForFile(kind: Processes | (() => Promise<Browser>) = 'shared') {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const consoleErrors: string[] = [];

  beforeAll(async () => {
    browser = await (typeof kind === 'function' ? kind() : getBrowser(kind));
  });
  if (typeof kind === 'function') afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await takeScreenshots(task.name, contexts);
      console.error([...consoleErrors, ...(await describePages(contexts))].join('\n'));
    }
    consoleErrors.length = 0;
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });

  /** `blocked`: text of an expected policy violation, which does not fail the test. */
  const openPage = async (context: BrowserContext, blocked?: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
      const expected = blocked !== undefined && message.text().includes(blocked);
      if (!expected && /Content Security Policy|Trusted/i.test(message.text())) errors.push(message.text());
    });
    return page;
  };

  const openContext = async (size: keyof typeof viewports = 'desktop'): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: viewports[size],
      locale: 'en-CA',
      reducedMotion: 'reduce',
    });
    // a loaded machine renders late
    context.setDefaultTimeout(90_000);
    contexts.push(context);
    return context;
  };

  return {
    openContext,
    openPage,
    /** An applicant with their own browser. */
    async person({ size, axe = false, reflow = false, watch, ...options }: OpenOptions = {}) {
      const page = await openPage(await openContext(size));
      const watched = await watch?.(page);
      const onScreen = async (screen: string): Promise<void> => {
        await watched?.onScreen(screen);
        if (axe) await expectNoAxeFindings(page, screen);
        if (reflow) await expectReflow(page, screen);
      };
      return createApplicant({ page, stack: getStack(), ...options, onScreen });
    },
  };
}

/** Saves screenshots of a failed test. */
async function takeScreenshots(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const file = name.replace(/\W+/g, '-').slice(0, 80);
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: `test/failures/${file}-${index}.png` }).catch(() => null),
    ),
  );
}

/** The address of each page of a failed test, and what its dialog says: CI keeps no screenshots. */
function describePages(contexts: readonly BrowserContext[]): Promise<readonly string[]> {
  const pages = contexts.flatMap((context) => context.pages());
  return Promise.all(
    pages.map(async (page) => {
      const dialog = page.locator('[data-tamarack]').first();
      const said = await dialog.ariaSnapshot({ timeout: 2000 }).catch(() => 'no dialog');
      return `${page.url()}\n${said}`;
    }),
  );
}

/** Rules about a page as a whole. A frame of the dialog is none: its heading and landmark are the dialog's. */
const pageRules: readonly string[] = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Fails on any axe finding in the dialog, frames included. */
export async function expectNoAxeFindings(page: Page, screen: string): Promise<void> {
  const violations = await findViolations(page, '[data-tamarack]');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => target.length === 1 || !pageRules.includes(id))
      .map(({ html, failureSummary }) => `${screen}: ${id} at ${html}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
