const stops = ':is(a[href],button,input,select,textarea,iframe,[tabindex]):not(:disabled)';

/** Tab stops in order. Each radio counts, which does no harm: none is the first or last stop. */
export const listTabStops = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(stops)].filter(
    (node) => node.tabIndex >= 0 && !node.closest('[inert]') && node.getClientRects().length > 0,
  );

/** A native dialog lets Tab leave for the browser's own controls, so focus wraps around. */
const wrapFocus = (event: KeyboardEvent, root: ShadowRoot, within: HTMLElement): void => {
  const all = listTabStops(within);
  const at = all.indexOf(root.activeElement as HTMLElement);
  const end = event.shiftKey ? 0 : all.length - 1;
  if (at !== end && (at >= 0 || !event.shiftKey)) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
};

/** An open list handles Escape itself. */
const isOpenList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/**
 * Handles Escape and Tab of one dialog. Escape needs `keydown`: with `cancel` alone a second press closes
 * natively.
 */
export const handleKeys = (dialog: HTMLDialogElement, root: ShadowRoot, onEscape: () => void): void => {
  dialog.addEventListener('cancel', (event) => event.target === dialog && event.preventDefault());
  dialog.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') wrapFocus(event, root, dialog);
    if (event.key !== 'Escape') return;
    const list = isOpenList(event.composedPath()[0] ?? null);
    event.preventDefault();
    event.stopPropagation();
    if (!event.isComposing && !list) onEscape();
  });
};
