import type { Route } from '@tamarack/core/flow/steps';
import type { StoreApi } from 'zustand';
import type { CurrentLocation } from '../analytics/analytics';
import { getStep } from '../store/state/get-step';
import type { WidgetState } from '../store/state/state';
import { toRoute } from './route-table';

/**
 * The current location of one mount. It mirrors the store's step and is kept in memory only. Nothing moves it directly:
 * going to a route by hand is the event `visit`, which the flow may refuse.
 */
export function createRouter(state: StoreApi<WidgetState>): CurrentLocation {
  const toLocation = (now: WidgetState): Route | null => {
    const step = getStep(now);
    return step && toRoute(step);
  };
  return {
    current: () => toLocation(state.getState()),
    subscribe: (listener) =>
      state.subscribe((now, before) => {
        const location = toLocation(now);
        if (location !== toLocation(before)) listener(location);
      }),
  };
}
