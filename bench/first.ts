import os from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import type { Tamarack } from '../sdk/index';
import { startStack } from '../test/support/stack';
import { bundlePeer } from './first/bundle-peers';
import { servePeers } from './first/serve-peers';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** From the pointer over the button to its press, milliseconds. */
const hesitation = 300;

const profiles = [
  { name: '4 × CPU', network: null },
  { name: '4 × CPU, 1.6 Mbps, 150 ms', network: { latency: 150, rate: 1.6e6 / 8 } },
] as const;
/** What the page preloads before the press: nothing, everything, or as much as it can between hover and press. */
const modes = ['cold', 'warm', 'intent'] as const;
type Mode = (typeof modes)[number];

interface Opening {
  /** From the press until the first control, and the screen's own button, are painted and respond. Milliseconds. */
  readonly first: number;
  readonly own: number;
  /** From the press until the screen's own button responds. */
  readonly requests: number;
  readonly bytes: number;
}

interface Subject {
  readonly name: string;
  readonly url: string;
  /** In the page: prepares and opens the dialog, and finds its controls. */
  readonly install: () => void;
}

/** Functions that `install` adds to the page. */
interface Installed {
  warm(): unknown;
  open(): unknown;
  findFirst(): Element | null | undefined;
  findOwn(): Element | null | undefined;
}

const installPeer = (): void => {
  const name = location.pathname.slice(1);
  const load = () => import(`/${name}.js`);
  const find = (): Element | null | undefined =>
    document.querySelector('#answer') ??
    document.querySelector('#sentry-feedback')?.shadowRoot?.querySelector('button[type=submit]');
  Object.assign(window, {
    subject: { warm: load, open: async () => (await load()).open(), findFirst: find, findOwn: find },
  });
};

const installOurs = (): void => {
  const tamarack = () => window.Tamarack as Tamarack;
  const root = () => document.querySelector('[data-tamarack]')?.shadowRoot;
  const warm = () => tamarack().checkout({ cartTotal: 2500, language: 'en' });
  Object.assign(window, {
    subject: {
      warm,
      open: () => {
        warm();
        void tamarack().run();
      },
      findFirst: () => root()?.querySelector('.head button'),
      findOwn: () =>
        [...(root()?.querySelectorAll('form button') ?? [])].find(
          ({ textContent }) => textContent === 'Get started',
        ),
    },
  });
};

/** In the page: presses, and resolves to the milliseconds until each control is painted. */
const press = () =>
  new Promise<{ first: number; own: number }>((resolve) => {
    const { open, findFirst, findOwn } = Reflect.get(window, 'subject') as Installed;
    const begin = performance.now();
    let first = 0;
    const look = (): void => {
      const isThere = (element: Element | null | undefined) => (element?.getClientRects().length ?? 0) > 0;
      const [one, own] = [isThere(findFirst()), isThere(findOwn())];
      // in the task after the frame, the control is painted and can handle a press
      setTimeout(() => {
        const ms = performance.now() - begin;
        if (one && !first) first = ms;
        if (own) resolve({ first, own: ms });
        else requestAnimationFrame(look);
      });
    };
    requestAnimationFrame(look);
    void open();
  });

/**
 * Measures the time from a press on the merchant's page until a dialog responds: ours, a dialog without a framework, a bare
 * React dialog, which is the lower bound of ours, and Sentry's feedback dialog, alternately in one run.
 */
export async function benchFirst(): Promise<Report> {
  const { stack, stop } = await startStack({
    env: { LIMIT_CHECKOUT: '100000', LIMIT_PER_ADDRESS: '100000' },
  });
  const browser = await launchBrowser();
  const scripts: Record<string, Buffer> = {};
  for (const name of ['plain', 'react', 'sentry']) scripts[`/${name}.js`] = await bundlePeer(name);
  const peers = await servePeers(scripts);
  const subjects: readonly Subject[] = [
    { name: 'plain dialog', url: `${peers.url}/plain`, install: installPeer },
    { name: 'React, one bare dialog', url: `${peers.url}/react`, install: installPeer },
    { name: 'Sentry feedback dialog', url: `${peers.url}/sentry`, install: installPeer },
    { name: 'ours', url: stack.bare, install: installOurs },
  ];
  try {
    const measured = new Map<string, Opening[]>();
    for (let round = 0; round < rounds; round++)
      for (const profile of profiles)
        for (const mode of modes)
          for (const subject of subjects) {
            const key = [profile.name, mode, subject.name].join('|');
            const opening = await measure(browser, subject, mode, profile.network);
            measured.set(key, [...(measured.get(key) ?? []), opening]);
          }
    return formatReport(measured, subjects);
  } finally {
    peers.stop();
    await browser.close();
    await stop();
  }
}

async function measure(
  browser: Browser,
  { url, install }: Subject,
  mode: Mode,
  network: (typeof profiles)[number]['network'],
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-CA' });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(install);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network)
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.rate,
        uploadThroughput: network.rate,
      });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (mode !== 'cold') await prepare(page, mode);
    const traffic = countTraffic(cdp);
    const shown = await page.evaluate(press);
    return { ...shown, ...traffic() };
  } finally {
    await context.close();
  }
}

async function prepare(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(() => void (Reflect.get(window, 'subject') as Installed).warm());
  await page.waitForTimeout(mode === 'warm' ? 3000 : hesitation);
}

/** Preflights count with the request they are for: pages cannot see them, but they cost a round trip. */
function countTraffic(cdp: CDPSession): () => { requests: number; bytes: number } {
  const total = { requests: 0, bytes: 0 };
  const begun = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method !== 'OPTIONS' && !request.url.startsWith('data:')) begun.add(requestId);
    total.requests = begun.size;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total.bytes += encodedDataLength;
  });
  return () => ({ ...total });
}

function formatReport(
  measured: ReadonlyMap<string, readonly Opening[]>,
  subjects: readonly Subject[],
): Report {
  const median = (key: string, what: keyof Opening) =>
    computeMedian((measured.get(key) ?? []).map((opening) => opening[what]));
  const rows = profiles.flatMap((profile) =>
    modes.flatMap((mode) =>
      subjects.map(({ name }) => {
        const toKey = (other: string) => [profile.name, mode, other].join('|');
        const own = median(toKey(name), 'own');
        return [
          `${profile.name}, ${mode}: ${name}`,
          median(toKey(name), 'first').toFixed(0),
          own.toFixed(0),
          (own / median(toKey('React, one bare dialog'), 'own')).toFixed(2),
          (own / median(toKey('Sentry feedback dialog'), 'own')).toFixed(2),
          String(median(toKey(name), 'requests')),
          median(toKey(name), 'bytes').toFixed(0),
        ];
      }),
    ),
  );
  const ratios = profiles.map(({ name }) => {
    const get = (subject: string) => median([name, 'cold', subject].join('|'), 'own');
    return get('ours') / get('Sentry feedback dialog');
  });
  const passed = ratios.every((ratio) => ratio <= 1);
  const head = ['', 'first control, ms', 'own button, ms', '× React', '× Sentry', 'requests', 'bytes'];
  const text = `${formatTable(head, rows)}
Medians of ${rounds}; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}. A press to the paint of each control.
The target is at most Sentry’s time, cold: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
