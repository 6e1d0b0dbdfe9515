import type { LocalState } from '@tamarack/core/flow/local';
import { useWidgetState } from './context';

export function useLocal(): LocalState {
  return useWidgetState((state) => state.local);
}
