import type { Step } from '@tamarack/core/flow/steps';
import type { StoreApi } from 'zustand';
import type { CurrentLocation } from '../analytics/analytics';
import { getStep } from '../store/state/get-step';
import type { WidgetState } from '../store/state/state';
import { toRoute } from './route-table';

export interface Router extends CurrentLocation {
  /** The step of the current route. */
  step(): Step | null;
}

/**
 * The current location of one mount. It mirrors the store's step and is kept in memory only. It changes with the
 * store only: navigating to a route is the event `visit`, which the flow may refuse.
 */
export function createRouter(state: StoreApi<WidgetState>): Router {
  const step = (): Step | null => getStep(state.getState());
  const current: Router['current'] = () => {
    const now = step();
    return now && toRoute(now);
  };
  return {
    step,
    current,
    subscribe(listener) {
      let last = current();
      return state.subscribe(() => {
        const location = current();
        if (location === last) return;
        last = location;
        listener(location);
      });
    },
  };
}
