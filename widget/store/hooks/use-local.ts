import type { LocalState } from '@tamarack/core/flow/local-state';
import { useWidgetState } from './store-context';

export function useLocal(): LocalState {
  return useWidgetState((state) => state.local);
}
