import type { WidgetEvent } from '@tamarack/core/protocol/mount';
import type { CheckoutFailureCode } from '@tamarack/core/protocol/session-failure';
import type { MountedStore } from '../create-store';

const codes = {
  errorGeneral: 'general',
  errorSetup: 'merchant',
  errorRequest: 'request',
  expired: 'expired',
  reused: 'expired',
  noMerchant: 'general',
} as const;

function getCode({ state, closing }: Pick<MountedStore, 'state' | 'closing'>): CheckoutFailureCode | null {
  const { loading, offline } = state.getState();
  if (loading.kind === 'loading') return null;
  // without the network the question before leaving may be missing, and the application is left unfinished
  if (loading.kind === 'ready') return offline && closing() === 'ask' ? 'request' : null;
  return loading.kind === 'invoiceLink' ? loading.code : codes[loading.kind];
}

/**
 * Tells the page what keeps the customer from going on, so that closing then is not taken for their decision. Returns the
 * unsubscribe function.
 */
export function reportFailure(
  store: Pick<MountedStore, 'state' | 'closing'>,
  onEvent: (event: WidgetEvent) => void,
): () => void {
  /** Before it runs, the code was the engine's that did not load. */
  let before: CheckoutFailureCode | null | undefined;
  const report = (): void => {
    const code = getCode(store);
    if (code === before) return;
    before = code;
    onEvent({ type: 'failure', code });
  };
  const stop = store.state.subscribe(report);
  report();
  return stop;
}
