import type { ApplicationView } from '../../api/types';
import type { Loaded, WidgetState } from '../state/state';
import { useWidgetState } from './store-context';

export function getLoaded(state: WidgetState): Loaded {
  if (state.loading.kind !== 'ready') throw new Error('The application is not loaded yet');
  return state.loading;
}

/**
 * The application as the server returns it; amounts in dollars. For screens, which render only once it is
 * loaded.
 */
export function useView(): ApplicationView {
  return useWidgetState((state) => getLoaded(state).view);
}
