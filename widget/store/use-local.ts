import type { LocalState } from '@tamarack/core/flow/local-state';
import { useWidgetState } from './context';

export function useLocal(): LocalState {
  return useWidgetState((state) => state.local);
}
