import type { Facts } from '@tamarack/core/flow/facts';
import { useWidgetState } from './store-context';
import { getLoaded } from './use-view';

/** The facts that the flow depends on; amounts in cents. */
export function useFacts(): Facts {
  return useWidgetState((state) => getLoaded(state).facts);
}
