import { useCallback, useRef } from 'react';
import { useWidgetState, useWidgetStore } from './store-context';

/**
 * Input of a screen, kept in memory while moving between screens and discarded on unmount. `initial` applies
 * until the first patch. `set` takes the changed fields only; `forget` discards them after saving.
 */
export function useDraft<T extends object>(
  screen: string,
  initial: T,
): { draft: T; set: (patch: Partial<T>) => void; forget: () => void } {
  const { state } = useWidgetStore();
  const first = useRef(initial);
  const draft = useWidgetState((now) => (now.drafts[screen] as T | undefined) ?? first.current);
  const set = useCallback(
    (patch: Partial<T>) =>
      state.setState(({ drafts }) => ({
        drafts: { ...drafts, [screen]: { ...(drafts[screen] ?? first.current), ...patch } },
      })),
    [state, screen],
  );
  const forget = useCallback(
    () => state.setState(({ drafts }) => ({ drafts: without(drafts, screen) })),
    [state, screen],
  );
  return { draft, set, forget };
}

function without(drafts: Readonly<Record<string, object>>, screen: string): Record<string, object> {
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== screen));
}
