import { isPurchaseComplete } from '@tamarack/core/flow/end-events';
import type { MountedStore } from '../create-store';

/**
 * Reports a purchase to the page as soon as it is complete: at the signature, after a refresh, or when another tab
 * signed. Returns the unsubscribe function.
 */
export function reportPurchase(store: Pick<MountedStore, 'state' | 'emitEnd'>): () => void {
  const report = (): void => {
    const { loading } = store.state.getState();
    if (loading.kind === 'ready' && isPurchaseComplete(loading.facts)) store.emitEnd('approved');
  };
  const stop = store.state.subscribe(report);
  report();
  return stop;
}
