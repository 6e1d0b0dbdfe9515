import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { WidgetState, WidgetStore } from '../state/state';

const Context = createContext<WidgetStore | null>(null);

export const StoreProvider = Context.Provider;

/** @throws outside of a mount, which is a programming error */
export function useWidgetStore(): WidgetStore {
  const store = useContext(Context);
  if (store === null) throw new Error('No widget store above this component');
  return store;
}

export function useWidgetState<T>(select: (state: WidgetState) => T): T {
  return useStore(useWidgetStore().state, select);
}
