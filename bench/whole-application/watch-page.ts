import type { Page } from 'playwright-core';

/** Moments are in milliseconds of the epoch. */
export interface Press {
  readonly kind: 'press' | 'key';
  /** What stands on the control; of a key, nothing. */
  readonly name: string;
  /** On the merchant's page, outside the flow. */
  readonly isOnPage: boolean;
  readonly at: number;
  /** Until the page's first handler runs. Milliseconds. */
  readonly delay: number;
  /** Until the first change of the document that follows is painted; null without one in a second. Milliseconds. */
  readonly effect: number | null;
}
export interface Shift {
  readonly at: number;
  readonly value: number;
  /** Within half a second of an input, which a browser does not count. */
  readonly isExpected: boolean;
}
type Seen = Press | ({ readonly kind: 'shift' } & Shift) | { readonly kind: 'ready'; readonly at: number };

export interface Watched {
  readonly presses: readonly Press[];
  readonly shifts: readonly Shift[];
  /** When the application reported its first screen. */
  readonly readyAt: () => number;
}

/** Watches a page and the flow's frames, before it is opened. What is typed never leaves them. */
export async function watchPage(page: Page): Promise<Watched> {
  const seen: Seen[] = [];
  await page.exposeBinding('reportToBench', (_, what: Seen) => void seen.push(what));
  await page.addInitScript(watchDocument);
  const list = <Kind extends Seen['kind']>(...kinds: readonly Kind[]) =>
    seen.filter((each): each is Extract<Seen, { kind: Kind }> =>
      (kinds as readonly string[]).includes(each.kind),
    );
  return {
    get presses() {
      return list('press', 'key');
    },
    get shifts() {
      return list('shift');
    },
    readyAt: () => list('ready')[0]?.at ?? Number.NaN,
  };
}

/** In the page and in each of its frames. */
function watchDocument(): void {
  const report = (what: Seen): void => Reflect.get(window, 'reportToBench')(what);
  const isTop = window === top;
  if (!isTop && !location.pathname.startsWith('/frames/')) return;
  const epoch = performance.timeOrigin;

  if (isTop)
    addEventListener('tamarack-step', () => report({ kind: 'ready', at: epoch + performance.now() }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      report({
        kind: 'shift',
        at: epoch + entry.startTime,
        value: Reflect.get(entry, 'value'),
        isExpected: Reflect.get(entry, 'hadRecentInput'),
      });
  }).observe({ type: 'layout-shift', buffered: true });

  const listRoots = (): readonly Node[] => [
    document,
    ...[...document.querySelectorAll('[data-tamarack]')].flatMap((host) => host.shadowRoot ?? []),
  ];
  const findName = (event: Event): string => {
    const control = event
      .composedPath()
      .find(
        (each) => each instanceof Element && each.matches('button, a, label, [role=option], input, select'),
      );
    const element = control as HTMLInputElement | undefined;
    return (
      element?.innerText ||
      element?.labels?.[0]?.innerText ||
      element?.ariaLabel ||
      element?.name ||
      ''
    )
      .replace(/\s+/g, ' ')
      .slice(0, 40);
  };
  /** What shows there is the caret, which is not of the page's making. */
  const isInField = (event: Event): boolean => {
    const [target] = event.composedPath();
    return (
      target instanceof Element &&
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
    );
  };
  const isOnMerchantsPage = (event: Event): boolean =>
    isTop && !event.composedPath().some((each) => each instanceof Element && each.matches('[data-tamarack]'));
  /** Calls back right after the next frame, before tasks that wait already: a timer would be called after them. */
  const afterFrame = (onFrame: () => void): number =>
    requestAnimationFrame(() => void scheduler.postTask(onFrame, { priority: 'user-blocking' }));
  /** Calls back once what follows the event is painted. */
  const waitForEffect = (onPaint: (at: number | null) => void): void => {
    const end = (isThere: boolean): void => {
      observer.disconnect();
      removeEventListener('change', onChange, true);
      clearTimeout(timer);
      if (isThere) afterFrame(() => onPaint(performance.now()));
      else onPaint(null);
    };
    const onChange = (): void => end(true);
    const observer = new MutationObserver(onChange);
    for (const root of listRoots())
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('change', onChange, true);
    const timer = setTimeout(end, 1000, false);
  };
  let pressedAt = 0;
  addEventListener(
    'click',
    (event) => {
      const { timeStamp } = event;
      // the press of a label is one of its control as well
      if (!event.isTrusted || isInField(event) || timeStamp === pressedAt) return;
      pressedAt = timeStamp;
      const delay = performance.now() - timeStamp;
      const name = findName(event);
      const isOnPage = isOnMerchantsPage(event);
      waitForEffect((at) =>
        report({ kind: 'press', name, isOnPage, at: epoch + timeStamp, delay, effect: at && at - timeStamp }),
      );
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted) return;
      const { timeStamp } = event;
      const isOnPage = isOnMerchantsPage(event);
      const delay = performance.now() - timeStamp;
      addEventListener(
        'input',
        () =>
          afterFrame(() =>
            report({
              kind: 'key',
              name: '',
              isOnPage,
              at: epoch + timeStamp,
              delay,
              effect: performance.now() - timeStamp,
            }),
          ),
        { capture: true, once: true },
      );
    },
    true,
  );
}
