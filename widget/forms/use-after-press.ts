import { useCallback, useEffect, useRef } from 'react';
import { useShell } from '../shell/shell-context';

const types = ['pointerdown', 'pointerup', 'pointercancel'];
/** Milliseconds within which a press becomes a click. */
const CLICK_TIME = 50;

/**
 * For what may move the screen when a field loses the focus: under a press that took it, the button would move away, and the
 * click would be lost. Returns a function that runs its argument at once or, during a press, after the click.
 */
export function useAfterPress(): (run: () => void) => void {
  const { ownerDocument: page } = useShell().overlay;
  const isPressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event): void => {
      if (type === 'pointerdown') isPressed.current = true;
      else
        setTimeout(() => {
          isPressed.current = false;
        }, CLICK_TIME);
    };
    // a press may end beside the dialog
    for (const type of types) page.addEventListener(type, follow, true);
    return () => {
      for (const type of types) page.removeEventListener(type, follow, true);
    };
  }, [page]);
  return useCallback((run) => {
    const wait = (): void => {
      if (isPressed.current) setTimeout(wait, CLICK_TIME);
      else run();
    };
    wait();
  }, []);
}
