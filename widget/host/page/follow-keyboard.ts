/** In CSS pixels: a scroll bar, or a keyboard's row of suggestions alone, covers less. */
const leastCovered = 100;

/**
 * A phone's keyboard makes the visual viewport lower and not the window: the dialog, as high as the window, goes on beneath it.
 * What scrolls gets as much room at its end, so that all of it can stand above the keyboard, and a field over which it opens
 * comes into view; in a frame the browser sees to that. The footer no longer sticks, as in a low window. Returns the function
 * that ends it.
 */
export const followKeyboard = (root: ShadowRoot): (() => void) => {
  const { visualViewport: viewport } = window;
  const [shell, body] = root.querySelectorAll<HTMLElement>('.shell,.body');
  const end = new AbortController();
  const follow = ({ type }: Event): void => {
    if (!viewport || !shell || !body) return;
    const covered = shell.getBoundingClientRect().bottom - viewport.offsetTop - viewport.height;
    // nor is it a keyboard where the page is magnified
    const room = covered < leastCovered || viewport.scale > 1.01 ? '' : `${covered}px`;
    shell.style.scrollPaddingBottom = body.style.scrollPaddingBottom = body.style.paddingBottom = room;
    shell.style.setProperty('--pot-footer', room && 'static');
    const focused = root.activeElement;
    // not where the customer moves the screen under an open keyboard
    if (room && type === 'resize' && focused?.matches('input,select,textarea'))
      focused.scrollIntoView({ block: 'nearest' });
  };
  for (const type of ['resize', 'scroll']) viewport?.addEventListener(type, follow, { signal: end.signal });
  return () => end.abort();
};
