import { useWidgetStore } from './context';
import type { Send } from './send';

export function useSend(): Send {
  return useWidgetStore().send;
}
