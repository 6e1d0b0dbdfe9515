import type { Api } from '../../api/api';
import { useWidgetState } from './store-context';

/** The session's API for reads. Changes go through `useSend`. */
export function useApi(): Api {
  const api = useWidgetState((state) => state.api);
  if (api === null) throw new Error('There is no session yet');
  return api;
}
