import { getChangeTime } from '@tamarack/core/protocol/change-time';
import type { Ending, WindowState } from '@tamarack/core/protocol/standalone';
import type { MountedStore } from '../create-store';

export type Pending = Pick<WindowState, 'ending' | 'changeTime'>;

/** Its token may still work, so the page does not get it. */
function getPending(store: Pick<MountedStore, 'state' | 'closing'>): Ending | null {
  const { loading, ended } = store.state.getState();
  const end = store.closing();
  if (ended || loading.kind !== 'ready' || end === null || end === 'ask') return null;
  const { checkoutId, redirectUrl } = loading.view;
  return { type: end, sessionToken: '', checkoutId, redirectUrl };
}

/**
 * Reports the outcome that closing the window would report, and how long one on its way may take: the browser's own close
 * button runs no program. Returns the unsubscribe function.
 */
export function reportPending(
  store: Pick<MountedStore, 'state' | 'closing'>,
  onPending: (pending: Pending) => void,
): () => void {
  let before: Pending = { ending: null, changeTime: 0 };
  const report = (): void => {
    const ending = getPending(store);
    const changeTime = getChangeTime(store.state.getState().pending);
    if (ending?.type === before.ending?.type && changeTime === before.changeTime) return;
    before = { ending, changeTime };
    onPending(before);
  };
  const stop = store.state.subscribe(report);
  report();
  return stop;
}
