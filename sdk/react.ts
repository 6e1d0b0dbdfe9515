/** Optional binding for React 18 and later. */
import { useEffect, useState } from 'react';
import { type LoadOptions, loadTamarack } from './index';
import type { Tamarack, TamarackError } from './types';

export interface UseTamarack {
  /** Null until loaded and while rendering on a server. */
  readonly tamarack: Tamarack | null;
  /** Why loading failed; otherwise null. */
  readonly error: TamarackError | null;
}

/** Loads the page's `Tamarack` object after the first render. */
export const useTamarack = ({ merchantKey, apiUrl, nonce }: LoadOptions): UseTamarack => {
  const [state, setState] = useState<UseTamarack>({ tamarack: null, error: null });
  useEffect(() => {
    let mounted = true;
    loadTamarack({ merchantKey, ...(apiUrl && { apiUrl }), ...(nonce && { nonce }) }).then(
      (tamarack) => mounted && setState({ tamarack, error: null }),
      (error: TamarackError) => mounted && setState({ tamarack: null, error }),
    );
    return () => {
      mounted = false;
    };
  }, [merchantKey, apiUrl, nonce]);
  return state;
};
