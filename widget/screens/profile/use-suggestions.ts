import { useEffect, useState } from 'react';
import { type Query, useQuery } from '../../store/hooks/use-query';

interface Suggestions<I> {
  readonly items: readonly I[];
  readonly state: Query<unknown>['state'];
  readonly clear: () => void;
}

/**
 * Items of a search, as `useQuery` reads them; none without a key. The previous ones are kept while the next load, so that the
 * list does not flicker.
 *
 * @param toItem the same function in each render
 */
export function useSuggestions<T, I>(
  key: string | null,
  read: Parameters<typeof useQuery<readonly T[]>>[1],
  toItem: (found: T) => I,
): Suggestions<I> {
  const [items, setItems] = useState<readonly I[]>([]);
  const { data, state } = useQuery(key, read);
  const isSearching = key !== null;
  useEffect(() => {
    if (!isSearching) setItems([]);
    else if (data) setItems(data.map(toItem));
  }, [isSearching, data, toItem]);
  return { items, state, clear: () => setItems([]) };
}
