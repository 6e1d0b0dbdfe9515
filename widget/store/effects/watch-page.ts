import type { MountedStore } from '../create-store';

/** The parts of `window` that are used. */
export type PageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const returnEvents = ['focus', 'visibilitychange', 'pageshow'] as const;

/** Minimum milliseconds between two reads: returning to a tab fires several events in a row. */
const MIN_READ_INTERVAL = 1000;

/**
 * Reads the facts again when the page gets the focus, so that a second tab shows the changes of the first,
 * and when the network returns. Returns the unsubscribe function.
 */
export function watchPage(store: MountedStore, page: PageEvents, now: () => number = Date.now): () => void {
  let lastRead = Number.NEGATIVE_INFINITY;
  const refresh = (): void => {
    if (now() - lastRead < MIN_READ_INTERVAL) return;
    lastRead = now();
    void store.refresh();
  };
  const offline = (): void => store.state.setState({ offline: true });
  const online = (): void => {
    store.state.setState({ offline: false });
    void store.refresh();
  };
  for (const type of returnEvents) page.addEventListener(type, refresh);
  page.addEventListener('offline', offline);
  page.addEventListener('online', online);
  return () => {
    for (const type of returnEvents) page.removeEventListener(type, refresh);
    page.removeEventListener('offline', offline);
    page.removeEventListener('online', online);
  };
}
