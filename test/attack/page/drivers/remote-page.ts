import type { FrameKind } from '@tamarack/core/protocol/frames';
import { type Driver, type Found, keys } from './driver';

/** How an element is found: by what a person sees of it, or by a selector. */
export type Target =
  | { readonly button: string }
  | { readonly field: string }
  | { readonly title: string }
  | { readonly text: string }
  | { readonly selector: string };

/** Where an element is: in the window’s own document, in a secure frame, or in the bank’s page within one. */
type Place = 'window' | FrameKind | 'aggregator';

/** In CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The current window of a browser, as a person uses it. */
export interface RemotePage {
  readonly driver: Driver;
  /** Waits until an element is there, and goes on in its document. */
  waitFor(target: Target, place?: Place): Promise<Found>;
  /** Waits until a function is true in the window's own document. */
  waitUntil(what: string, isTrue: () => boolean): Promise<void>;
  /** Goes on in a window once it is open. */
  waitUntilWindow(isWanted: (handle: string) => boolean): Promise<void>;
  isShown(target: Target, place?: Place): Promise<boolean>;
  /** Has an element in view for as long as a person looks at what they sign. */
  lookAt(target: Target, place?: Place): Promise<void>;
  press(target: Target, place?: Place): Promise<void>;
  type(target: Target, text: string, place?: Place): Promise<void>;
  /** Walks with Tab alone until an element has the focus, in whatever document it is. */
  walkTo(target: Target): Promise<void>;
  /** Presses keys on what has the focus. */
  pressKeys(pressed: string): Promise<void>;
  /** Where that is in the window. */
  measureFocus(): Promise<Box>;
  /** Chooses an option by its value, as the keys that write its text do. */
  choose(target: Target, value: string, place?: Place): Promise<void>;
}

const mostTabs = 60;

/** A loaded machine renders late. */
const limitMs = 90_000;

export function createRemotePage(driver: Driver): RemotePage {
  /** Its driver gives the focus to a frame that it enters, and takes it from the one within. */
  const isWebKit = driver.name.startsWith('WebKit');
  /** The aggregator's page fills the secure frame around it. */
  const findOuterFrame = (place: Exclude<Place, 'window'>): Promise<Found | null> =>
    driver.find(findFrame, place === 'aggregator' ? 'bank' : place);
  const enter = async (place: Place): Promise<boolean> => {
    await driver.leaveFrames();
    if (place === 'window') return true;
    const frame = await findOuterFrame(place);
    if (frame === null) return false;
    await driver.enterFrame(frame);
    if (place !== 'aggregator') return true;
    const page = await driver.find(() => document.querySelector('iframe[src]'));
    if (page !== null) await driver.enterFrame(page);
    return page !== null;
  };
  const find = async (target: Target, place: Place): Promise<Found | null> =>
    (await enter(place)) ? driver.find(findElement, target) : null;

  /** A document may go away between two commands: then the whole attempt is made again. */
  const keepTrying = async <T>(what: string, attempt: () => Promise<T | null>): Promise<T> => {
    const deadline = Date.now() + limitMs;
    let failure = 'it is not there';
    while (Date.now() < deadline) {
      const result = await attempt().catch((error: unknown) => {
        failure = String(error);
        return null;
      });
      if (result !== null) return result;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await driver.leaveFrames().catch(() => undefined);
    const shown = await driver.evaluate(readTexts).catch(String);
    throw new Error(`${what}: ${failure}. The window shows: ${shown}`);
  };
  const describe = (target: Target, place: Place): string => `${JSON.stringify(target)} in ${place}`;

  /**
   * As a person scrolls. WebKit's driver leaves where it is what only its scroll margin brings into view, and refuses to press it;
   * in WebKit a frame of another origin cannot scroll the page around it.
   */
  const bringIntoView = async (target: Target, place: Place): Promise<void> => {
    const element = await find(target, place);
    if (element === null) return;
    if (place === 'window') {
      if (isWebKit) await driver.evaluate(showWhole, element);
      return;
    }
    const middle = await driver.evaluate((found) => {
      const { top, height } = found.getBoundingClientRect();
      return top + height / 2;
    }, element);
    await driver.leaveFrames();
    const frame = await findOuterFrame(place);
    if (frame === null) return;
    await driver.evaluate(scrollTo, frame, middle);
    if (place === 'aggregator') await waitUntilStill(frame);
  };

  /** The bank's frame is still growing to its page's height, and would move away from beneath a press. */
  const waitUntilStill = async (frame: Found): Promise<void> => {
    const measure = (): Promise<string> =>
      driver.evaluate((found) => JSON.stringify(found.getBoundingClientRect()), frame);
    let before = '';
    for (let now = await measure(); now !== before; now = await measure()) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  };

  /** A driver refuses, before it does anything, what is not yet where it will be. */
  const act = (target: Target, place: Place, run: (element: Found) => Promise<void>): Promise<Found> =>
    keepTrying(describe(target, place), async () => {
      await bringIntoView(target, place);
      const element = await find(target, place);
      if (element !== null) await run(element);
      return element;
    });

  /** Goes on in the document that has the focus. */
  const enterFocused = async (): Promise<void> => {
    await driver.leaveFrames();
    for (;;) {
      const frame = await driver.find(findFocusedFrame, isWebKit);
      if (frame === null) return;
      await driver.enterFrame(frame);
    }
  };
  const pressKeys = async (pressed: string): Promise<void> => {
    await keepTrying('the focus', async () => {
      await enterFocused();
      return true;
    });
    await driver.pressKeys(pressed);
  };
  const isFocused = (target: Target): Promise<boolean> =>
    keepTrying('the focus', async () => {
      await enterFocused();
      const element = await driver.find(findElement, target);
      return element !== null && (await driver.evaluate(hasFocus, element));
    });

  const page: RemotePage = {
    driver,
    waitFor: (target, place = 'window') => keepTrying(describe(target, place), () => find(target, place)),
    waitUntil: async (what, isTrue) => {
      await keepTrying(what, async () => {
        await driver.leaveFrames();
        return (await driver.evaluate(isTrue)) || null;
      });
    },
    waitUntilWindow: async (isWanted) => {
      const opened = await keepTrying(
        'a window',
        async () => (await driver.listWindows()).find(isWanted) ?? null,
      );
      await driver.enterWindow(opened);
    },
    isShown: async (target, place = 'window') => (await find(target, place)) !== null,
    lookAt: async (target, place = 'window') => {
      await bringIntoView(target, place);
      await new Promise((resolve) => setTimeout(resolve, 900));
    },
    press: async (target, place = 'window') => {
      await act(target, place, driver.click);
    },
    type: async (target, text, place = 'window') => {
      await act(target, place, async (field) => {
        // WebKit lets a frame of another origin take the focus only once it was clicked
        if (place !== 'window') await driver.click(field);
        await driver.type(field, text);
      });
    },
    pressKeys,
    walkTo: async (target) => {
      for (let tabs = 0; tabs < mostTabs; tabs++) {
        if (await isFocused(target)) return;
        await pressKeys(keys.tab);
      }
      throw new Error(`Tab does not reach ${JSON.stringify(target)}`);
    },
    measureFocus: async () => {
      await driver.leaveFrames();
      let [left, top] = [0, 0];
      for (;;) {
        const box = await driver.evaluate(measureFocused);
        [left, top] = [left + box.left, top + box.top];
        const frame = await driver.find(findFocusedFrame, isWebKit);
        if (frame === null) return { ...box, left, top };
        await driver.enterFrame(frame);
      }
    },
    choose: async (target, value, place = 'window') => {
      const field = await page.waitFor(target, place);
      const text = await driver.evaluate(
        (select, wanted) =>
          [...(select as HTMLSelectElement).options].find((option) => option.value === wanted)?.text ?? '',
        field,
        value,
      );
      await driver.type(field, text);
    },
  };
  return page;
}

function showWhole(element: unknown): void {
  (element as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Has a point of a frame, by its distance from the frame's top, in the middle of what scrolls around it. */
function scrollTo(frame: unknown, distance: number): void {
  let node: Element | null = frame as Element;
  while (node && !/auto|scroll/.test(getComputedStyle(node).overflowY)) {
    const root = node.getRootNode();
    node = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  const top = (frame as Element).getBoundingClientRect().top + distance;
  (node ?? document.scrollingElement)?.scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
}

function findFocusedFrame(isTaken: boolean): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (focused instanceof HTMLIFrameElement) return focused;
  const isWithin = isTaken && focused === document.body && window !== top;
  return isWithin ? document.querySelector('iframe[src]') : null;
}

function measureFocused(): Box {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const { left, top, width, height } = (focused ?? document.body).getBoundingClientRect();
  return { left, top, width, height };
}

const hasFocus = (element: unknown): boolean => {
  const { activeElement } = (element as Element).getRootNode() as ShadowRoot;
  return activeElement === element;
};

function findFrame(kind: string): Element | null {
  const search = (root: Document | ShadowRoot): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLIFrameElement && element.src.includes(`/frames/${kind}?`)) return element;
      const inner = element.shadowRoot && search(element.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  return search(document);
}

/** The last one: a modal stands behind what it covers. Pages replace built-ins, so it uses few of them. */
function findElement(target: Readonly<Record<string, string>>): Element | null {
  const { button, field, title, text, selector } = target;
  // word joiners keep a hyphen's words on one line
  const clean = (words: string | null | undefined): string =>
    (words ?? '')
      .replace(/\u2060/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const isNamed = (element: Element, name: string): boolean =>
    clean(element.textContent) === clean(name) || clean(element.getAttribute('aria-label')) === clean(name);
  const isLabelled = (element: Element, name: string): boolean => {
    if (clean(element.getAttribute('aria-label')) === clean(name)) return true;
    for (const label of (element as HTMLInputElement).labels ?? [])
      if (clean(label.textContent) === clean(name) || clean(label.innerText) === clean(name)) return true;
    return false;
  };
  const matches = (element: Element): boolean => {
    if (button !== undefined)
      return element.matches('button:not([disabled], [aria-disabled=true])') && isNamed(element, button);
    if (title !== undefined) return element.matches('h1') && isNamed(element, title);
    if (field !== undefined) return element.matches('input, select, textarea') && isLabelled(element, field);
    if (text !== undefined) return element.childElementCount === 0 && isNamed(element, text);
    return selector !== undefined && element.matches(selector);
  };
  let found: Element | null = null;
  const search = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (matches(element) && (element.getClientRects().length > 0 || element.matches('[type=file]')))
        found = element;
      if (element.shadowRoot) search(element.shadowRoot);
    }
  };
  search(document);
  return found;
}

/** What stands in the window, for the message of a failed test. */
function readTexts(): string {
  const texts: string[] = [];
  const search = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('h1, h2, p, button, label, [role=alert]') && element.getClientRects().length > 0)
        texts.push((element.textContent ?? '').trim());
      if (element.shadowRoot) search(element.shadowRoot);
    }
  };
  search(document);
  return texts.join(' | ').slice(0, 1_000);
}
