/** Optional binding for React 18 and later. */
import { useEffect, useState } from 'react';
import { type LoadOptions, loadTamarack } from './index';
import type { Tamarack, TamarackError } from './types';

export interface UseTamarack {
  /** Null until it is loaded, and while rendering on a server. */
  readonly tamarack: Tamarack | null;
  /** Why it could not be loaded; null while all is well. */
  readonly error: TamarackError | null;
}

/** The page's `Tamarack`, loaded after the first render. */
export const useTamarack = ({ merchantKey, apiUrl, nonce }: LoadOptions): UseTamarack => {
  const [state, setState] = useState<UseTamarack>({ tamarack: null, error: null });
  useEffect(() => {
    let wanted = true;
    loadTamarack({ merchantKey, ...(apiUrl && { apiUrl }), ...(nonce && { nonce }) }).then(
      (tamarack) => wanted && setState({ tamarack, error: null }),
      (error: TamarackError) => wanted && setState({ tamarack: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [merchantKey, apiUrl, nonce]);
  return state;
};
