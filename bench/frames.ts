import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import type { FrameKind } from '@tamarack/core/protocol/frames';
import type { Browser, Frame, Page } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import { type Applicant, createApplicant } from '../test/e2e/support/applicant';
import { type Stack, startStack } from '../test/support/stack';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

/** From the frame's insertion until its field responds, on a slow phone. Milliseconds. */
const maxMs = 150;
const slowdown = 4;
/** The first ones warm up: files are fetched, and the browser keeps their compiled code. */
const warmUps = 3;
/** A session can request at most a dozen codes. */
const rounds = 9;
/** A slow machine may take long, a refused step takes for ever. */
const patienceMs = 60_000;
/** A frame writes it to the browser's console when its field responds. */
const answer = 'the field answered';

interface Way {
  readonly kind: FrameKind;
  /** The frame's first field. */
  readonly field: string;
  /** Goes to the screen before the frame's. */
  readonly arrive: (person: Applicant) => Promise<void>;
  readonly enter: (person: Applicant, round: number) => Promise<void>;
  readonly leave: (person: Applicant) => Promise<void>;
}

/** Each kind of the shortest path, entered as often as needed from the screen before it. */
const ways: readonly Way[] = [
  {
    kind: 'code',
    field: '[name=code]',
    arrive: async (person) => {
      await person.from('open', 'phone');
      await person.arrive('verify.verifyPhone.title');
    },
    enter: async (person, round) => {
      const number = String(Number(person.phone.slice(2)) + round);
      await person.field('verify.verifyPhone.label').fill(number);
      await person.press('verify.verifyPhone.send');
    },
    leave: async (person) => {
      await person.press('verify.verifyPhone.another');
      await person.arrive('verify.verifyPhone.title');
    },
  },
  {
    kind: 'identity',
    field: '[name=first]',
    arrive: async (person) => {
      await person.until('personal');
      await person.arrive('profile.personal.title');
      await backFromIdentity(person);
    },
    enter: (person) => person.press('common.buttons.next'),
    leave: (person) => backFromIdentity(person),
  },
  {
    kind: 'agreement',
    field: '[name=accepted]',
    arrive: async (person) => {
      await person.until('options');
      await person.arrive('offer.displayOptions.title');
    },
    enter: (person) => person.press('offer.displayOptions.continue'),
    leave: async (person) => {
      // by key: a slow browser still takes a click right after a scroll to what stood there before
      await person.button('common.buttons.back').press('Enter');
      await person.arrive('offer.displayOptions.title');
    },
  },
];

async function backFromIdentity(person: Applicant): Promise<void> {
  await person.press('common.buttons.back');
  await person.arrive('verify.verifyEmail.verifiedTitle');
}

interface Opening {
  readonly ms: number;
  /** Layout shift of page and frame from then on. */
  readonly shift: number;
}

/**
 * How long a secure frame takes from its insertion until its field responds, compared with a frame that contains only a
 * field; and how much layout shift it causes.
 */
export async function benchFrames(): Promise<Report> {
  const { stack, stop } = await startStack();
  const browser = await launchBrowser();
  const floor = await serveFloor();
  try {
    const measured = new Map<string, readonly Opening[]>();
    for (const way of ways) measured.set(way.kind, await measureWay(browser, stack, way));
    return formatReport(await measureFloor(browser, stack, floor.url), measured);
  } finally {
    floor.stop();
    await browser.close();
    await stop();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-CA',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  // what tsx wraps functions in, to keep their names
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(collectShifts);
  return page;
}

const slowDown = async (target: Page | Frame): Promise<void> => {
  const context = 'context' in target ? target.context() : target.page().context();
  const cdp = await context.newCDPSession(target);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/**
 * Keeps one frame open. All frames share one process of their own, which stays slowed down only while a frame is open.
 */
async function slowDownFrames(page: Page, url: string): Promise<void> {
  const kept = await page.evaluateHandle(
    (src) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src, hidden: true });
        frame.addEventListener('load', () => resolve(frame));
        document.body.append(frame);
      }),
    url,
  );
  const frame = await kept.contentFrame();
  if (!frame) throw new Error('the frame did not load');
  await slowDown(frame);
}

async function measureWay(browser: Browser, stack: Stack, way: Way): Promise<readonly Opening[]> {
  const page = await openPage(browser);
  await page.addInitScript(watchField, { selector: way.field, answer });
  const person = createApplicant({ page, stack });
  const request = page.waitForRequest(/\/frames\/\w+\?/);
  await way.arrive(person);
  const openings: Opening[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    await page.evaluate(watchPlace);
    const opening = await measureOpening(page, `/frames/${way.kind}?`, () => way.enter(person, round));
    if (round === 0) {
      const { searchParams } = new URL((await request).url());
      await slowDownFrames(
        page,
        `${stack.api}/frames/disconnect?checkoutId=${searchParams.get('checkoutId')}`,
      );
      await slowDown(page);
    }
    if (round >= warmUps) openings.push(opening);
    await way.leave(person);
  }
  await page.context().close();
  return openings;
}

/** The same page with a frame that has a field and a script, and nothing else. */
async function measureFloor(browser: Browser, stack: Stack, url: string): Promise<readonly Opening[]> {
  const page = await openPage(browser);
  await page.addInitScript(watchField, { selector: 'input', answer });
  await page.goto(stack.bare, { waitUntil: 'networkidle' });
  await slowDownFrames(page, `${url}?kept`);
  await slowDown(page);
  const openings: Opening[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const opening = await measureOpening(page, `${url}?shown`, () =>
      page.evaluate(replaceFloor, `${url}?shown`),
    );
    if (round >= warmUps) openings.push(opening);
  }
  await page.context().close();
  return openings;
}

/** In the page. */
function replaceFloor(src: string): void {
  document.querySelector('iframe:not([hidden])')?.remove();
  const frame = Object.assign(document.createElement('iframe'), { src });
  frame.height = '200';
  Object.assign(window, { placedAt: performance.timeOrigin + performance.now(), shifts: [] });
  document.body.append(frame);
  addEventListener('message', ({ source }) => {
    if (source === frame.contentWindow)
      frame.contentWindow?.postMessage('', '*', [new MessageChannel().port2]);
  });
}

async function serveFloor(): Promise<{ readonly url: string; stop(): void }> {
  const server = http.createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    // a process of its own, as our frames have
    response.setHeader('origin-agent-cluster', '?1');
    response.setHeader('cache-control', isScript ? 'max-age=31536000, immutable' : 'no-store');
    response.end(
      isScript
        ? "parent.postMessage('ready', '*')"
        : '<!doctype html><title>Floor</title><input><script type="module" src="/script.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/floor`, stop: () => server.close() };
}

/**
 * Enters the frame, and reads how it went once its field has responded. Not before: whatever asks a frame something first
 * loads the tool's own script into it, which is ten times as long as the frame's.
 */
async function measureOpening(page: Page, url: string, enter: () => Promise<void>): Promise<Opening> {
  const answered = page.waitForEvent('console', {
    predicate: (message) => message.text() === answer,
    timeout: patienceMs,
  });
  await Promise.all([answered, enter()]);
  // content that follows the field may still shift it
  await page.waitForTimeout(500);
  const frame = page.frames().find((each) => each.url().includes(url));
  if (!frame) throw new Error(`the page has no frame ${url}`);
  const inFrame = await frame.evaluate(() => ({
    answeredAt: Reflect.get(window, 'answeredAt') as number,
    shifts: Reflect.get(window, 'shifts') as Shift[],
  }));
  const { placedAt, shifts } = await page.evaluate(() => ({
    placedAt: Reflect.get(window, 'placedAt') as number,
    shifts: Reflect.get(window, 'shifts') as Shift[],
  }));
  const since = shifts.filter(({ at }) => at > placedAt);
  return {
    ms: inFrame.answeredAt - placedAt,
    shift: [...since, ...inFrame.shifts].reduce((total, { value }) => total + value, 0),
  };
}

interface Shift {
  readonly at: number;
  readonly value: number;
}

/** In every document: all layout shifts, those after an input too. */
function collectShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push({ at: performance.timeOrigin + entry.startTime, value: Reflect.get(entry, 'value') });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page: when the next frame gets its place. */
function watchPlace(): void {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  if (!root) throw new Error('the dialog is not open');
  const before = new Set(root.querySelectorAll('iframe'));
  Object.assign(window, { placedAt: null });
  const observer = new MutationObserver(() => {
    if ([...root.querySelectorAll('iframe')].every((frame) => before.has(frame))) return;
    Object.assign(window, { placedAt: performance.timeOrigin + performance.now() });
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** In a frame: the first paint that shows the field, with the script behind it and the channel to the page. */
function watchField({ selector, answer }: { readonly selector: string; readonly answer: string }): void {
  if (window === top) return;
  let connected = false;
  addEventListener('message', ({ ports }) => {
    connected ||= ports.length > 0;
  });
  const look = (): void => {
    const shown = (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
    if (!connected || !shown) return void requestAnimationFrame(look);
    Object.assign(window, { answeredAt: performance.timeOrigin + performance.now() });
    console.debug(answer);
  };
  requestAnimationFrame(look);
}

function formatReport(floor: readonly Opening[], measured: ReadonlyMap<string, readonly Opening[]>): Report {
  const median = (openings: readonly Opening[]) => computeMedian(openings.map(({ ms }) => ms));
  const shift = (openings: readonly Opening[]) => Math.max(...openings.map((opening) => opening.shift));
  const bare = median(floor);
  const rows = [['a field alone', floor] as const, ...measured].map(([name, openings]) => [
    name,
    median(openings).toFixed(0),
    Math.max(...openings.map(({ ms }) => ms)).toFixed(0),
    (median(openings) / bare).toFixed(1),
    shift(openings).toFixed(3),
  ]);
  const passed = [...measured.values()].every(
    (openings) => median(openings) <= maxMs && shift(openings) === 0,
  );
  const text = `${formatTable(['frame', 'median ms', 'longest ms', '× a field alone', 'layout shift'], rows)}
${rounds} openings each after ${warmUps}, ${slowdown} times slower; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
The target is ${maxMs} ms at the median and no layout shift: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
