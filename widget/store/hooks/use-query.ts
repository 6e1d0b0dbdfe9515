import type { Problem } from '@tamarack/core/errors/catalogue';
import { useCallback, useEffect, useState } from 'react';
import type { Api } from '../../api/api';
import { isApiFailure } from '../../api/failure';
import { useApi } from './use-api';

export type Query<T> =
  | { readonly state: 'loading'; readonly data: null }
  | { readonly state: 'done'; readonly data: T }
  /** `problem` is null when there was no response (network). */
  | { readonly state: 'failed'; readonly data: null; readonly problem: Problem | null };

/**
 * Reads data for a screen, again whenever `key` changes; a null key reads nothing. The client caches
 * responses for five minutes, so a screen shown again has them immediately.
 */
export function useQuery<T>(
  key: string | null,
  read: (api: Api) => Promise<T>,
): Query<T> & { retry: () => void } {
  const api = useApi();
  const [query, setQuery] = useState<Query<T>>({ state: 'loading', data: null });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new with every render; the key identifies it
  useEffect(() => {
    if (key === null) return;
    let current = true;
    setQuery({ state: 'loading', data: null });
    read(api).then(
      (data) => current && setQuery({ state: 'done', data }),
      (error: unknown) =>
        current &&
        setQuery({ state: 'failed', data: null, problem: isApiFailure(error) ? error.problem : null }),
    );
    return () => {
      current = false;
    };
  }, [api, key, attempt]);
  return { ...query, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
