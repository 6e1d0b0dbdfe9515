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
 * Reports to the page what prevents the customer from continuing, so that closing the dialog then does not count as their
 * decision. Returns the unsubscribe function.
 */
export function reportFailure(
  store: Pick<MountedStore, 'state' | 'closing'>,
  onEvent: (event: WidgetEvent) => void,
): () => void {
  /** Undefined before the first report: a failure to load the engine may have been reported. */
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
