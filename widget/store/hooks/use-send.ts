import type { Send } from '../state/state';
import { useWidgetStore } from './store-context';

export function useSend(): Send {
  return useWidgetStore().send;
}
