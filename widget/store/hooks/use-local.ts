import type { Local } from '@tamarack/core/flow/local';
import { useWidgetState } from './store-context';

export function useLocal(): Local {
  return useWidgetState((state) => state.local);
}
