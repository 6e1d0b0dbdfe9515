import { listTabStops } from '../dom/keys';

/** Whether Tab goes from the element into the host element. */
const isLastBefore = (from: Element, host: HTMLElement): boolean =>
  from ===
  listTabStops(document.body)
    .filter((stop) => stop.compareDocumentPosition(host) === Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);

/**
 * Modal layers of focus-trap and Radix UI look into no shadow root: where the flow is the last in one, they take Tab round in
 * front of it, to their first element. Brings the focus into the flow then. Not where the page uses Tab for itself, in
 * an editor. Returns the function that undoes it.
 */
export const enterByTab = (host: HTMLElement): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    const from = document.activeElement;
    if (event.key !== 'Tab' || event.shiftKey || !from) return;
    // once the layer has handled it
    setTimeout(() => {
      const isTaken = event.defaultPrevented && (from !== document.activeElement || from.matches('a,button'));
      if (isTaken && isLastBefore(from, host)) host.focus();
    });
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
};
