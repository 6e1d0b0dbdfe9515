import type { Ending } from '@tamarack/core/protocol/standalone';
import type { MountedStore } from '../create-store';

/** Its token may still work, so the page does not get it. */
function getPending(store: Pick<MountedStore, 'state' | 'closing'>): Ending | null {
  const { loading, ended } = store.state.getState();
  const end = store.closing();
  if (ended || loading.kind !== 'ready' || end === null || end === 'ask') return null;
  const { checkoutId, redirectUrl } = loading.view;
  return { type: end, sessionToken: '', checkoutId, redirectUrl };
}

/**
 * Reports the outcome that closing the window would report: the browser's own close button runs no program. Returns the
 * unsubscribe function.
 */
export function reportPending(
  store: Pick<MountedStore, 'state' | 'closing'>,
  onPending: (ending: Ending | null) => void,
): () => void {
  let before: Ending['type'] | undefined;
  const report = (): void => {
    const pending = getPending(store);
    if (pending?.type === before) return;
    before = pending?.type;
    onPending(pending);
  };
  const stop = store.state.subscribe(report);
  report();
  return stop;
}
