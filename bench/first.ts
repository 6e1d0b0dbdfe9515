import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import { startStack } from '../test/support/stack';
import { countTraffic } from './first/count-traffic';
import { formatReport, type Mode, modes, type Opening } from './first/format-report';
import { buildBraintreeFiles, buildPeerFiles } from './first/peer-files';
import { type Profile, profiles, slowDown } from './first/profiles';
import { serveHosts, servePeers } from './first/serve-peers';
import { stopCapturingStacks } from './first/stop-capturing-stacks';
import { type Installed, listSubjects, type Subject } from './first/subjects';
import type { Report } from './report';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** From the pointer over the button to its press, milliseconds. */
const hesitation = 300;
/** Until everything that a subject preloads is there, on the slow connection too. Milliseconds. */
const preloading = 2000;
/** A subject that does not answer by then is broken. Milliseconds. */
const patience = 30_000;

/**
 * Measures the time from a press on the merchant's page until a dialog responds: ours, a dialog without a framework, a bare
 * Preact and a bare React dialog, which is the lower bound of ours, Sentry's feedback dialog, and the forms of Adyen and
 * Braintree, alternately in one run.
 */
export async function benchFirst(): Promise<Report> {
  const files = await buildPeerFiles();
  const braintreeFiles = await buildBraintreeFiles();
  const { stack, stop } = await startStack({
    env: { LIMIT_CHECKOUT: '100000', LIMIT_PER_ADDRESS: '100000' },
  });
  const peers = await servePeers(files);
  const braintree = await serveHosts(braintreeFiles);
  const hosts = ['*.braintreegateway.com', '*.braintree-api.com', '*.paypal.com'];
  const browser = await launchBrowser({
    args: [
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host}:443 localhost:${braintree.port}`).join(', ')}`,
      '--ignore-certificate-errors',
      // one process for the page and its frames, as on a phone: the slower processor and network are those of all of them
      '--disable-site-isolation-trials',
    ],
  });
  const subjects = listSubjects(peers.url, stack.bare);
  try {
    const openings: Opening[] = [];
    for (let round = 0; round < rounds; round++)
      for (const profile of profiles)
        for (const mode of modes)
          for (const subject of subjects) openings.push(await measure(browser, subject, mode, profile));
    return formatReport(openings);
  } finally {
    peers.stop();
    braintree.stop();
    await browser.close();
    await stop();
  }
}

async function measure(browser: Browser, subject: Subject, mode: Mode, profile: Profile): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-CA' });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(subject.url, { waitUntil: 'networkidle' });
    await page.evaluate(subject.install);
    const cdp = await context.newCDPSession(page);
    await stopCapturingStacks(page);
    await slowDown(cdp, profile);
    if (mode !== 'cold') await prepare(page, mode);
    const traffic = countTraffic(cdp);
    const { first, own, at } = await Promise.race([page.evaluate(press), giveUp(subject.name)]);
    return { profile, mode, subject: subject.name, first, own, ...traffic.until(at) };
  } finally {
    await context.close();
  }
}

async function prepare(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(() => void (Reflect.get(window, 'subject') as Installed).warm());
  await page.waitForTimeout(mode === 'warm' ? preloading : hesitation);
}

/** In the page: presses, and resolves to the milliseconds until each control is painted, and the moment of the second's frame. */
const press = () =>
  new Promise<{ first: number; own: number; at: number }>((resolve) => {
    const { open, findFirst, findOwn } = Reflect.get(window, 'subject') as Installed;
    const begin = performance.now();
    let first = 0;
    const look = (): void => {
      const isThere = (element: Element | null | undefined) => (element?.getClientRects().length ?? 0) > 0;
      const [one, own] = [isThere(findFirst()), isThere(findOwn())];
      const at = performance.timeOrigin + performance.now();
      if (!own) requestAnimationFrame(look);
      // in the task after the frame, the control is painted and can handle a press
      setTimeout(() => {
        const ms = performance.now() - begin;
        if (one && !first) first = ms;
        if (own) resolve({ first, own: ms, at });
      });
    };
    requestAnimationFrame(look);
    void open();
  });

const giveUp = (name: string): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not answer`)), patience).unref();
  });
