import type { FlowEvent } from '@tamarack/core/flow/events';
import { useWidgetState } from './store-context';

/** True while an event (of this type, when given) is pending. */
export function usePending(type?: FlowEvent['type']): boolean {
  return useWidgetState(({ pending }) => (type === undefined ? pending.length > 0 : pending.includes(type)));
}
