/**
 * Makes an element of a page a modal layer, by all the means of the libraries that merchants use for drawers and dialogs.
 * What dismissed it first, an event's type, stands in `data-dismissed`. Returns the function that undoes it. Runs in the
 * page: it uses nothing but its arguments.
 *
 * @param canFocus false if happy-dom would focus what is inert in a browser
 */
export function makeModalLayer(layer: HTMLElement, canFocus: () => boolean = () => true): () => void {
  const { body } = document;
  const undo: (() => void)[] = [];
  const listen = (
    types: readonly string[],
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): void => {
    for (const type of types) {
      document.addEventListener(type, listener, options);
      undo.push(() => document.removeEventListener(type, listener, options));
    }
  };
  const isOutside = (event: Event): boolean => !event.composedPath().includes(layer);
  const isKey = (event: Event, key: string): boolean => (event as KeyboardEvent).key === key;
  const dismiss = (event: Event): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    layer.dataset['dismissed'] ??= event.type;
  };

  // Radix UI: Escape wherever it is pressed, and a press outside, unless they are handled already
  listen(['keydown'], (event) => isKey(event, 'Escape') && dismiss(event), { capture: true });
  listen(['pointerdown'], (event) => isOutside(event) && dismiss(event));
  // Headless UI: the same before anybody can stop the press
  listen(['pointerdown', 'mousedown', 'click'], (event) => isOutside(event) && dismiss(event), {
    capture: true,
  });

  // focus-trap: what happens outside arrives nowhere, and the focus comes back
  const early = { capture: true, passive: false };
  const comeBack = (): void => {
    if (canFocus()) layer.querySelector('button')?.focus();
  };
  const block = (event: Event): void => {
    if (!isOutside(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'focusin') comeBack();
  };
  listen(['focusin', 'click'], block, early);
  listen(['mousedown', 'touchstart'], (event) => isOutside(event) && event.preventDefault(), early);
  const keepTab = (event: Event): void => {
    if (!isKey(event, 'Tab') || !isOutside(event)) return;
    event.preventDefault();
    comeBack();
  };
  listen(['keydown'], keepTab, early);

  // MUI: the focus comes back once it has left
  listen(['focusin'], (event) => isOutside(event) && comeBack());

  // react-remove-scroll, body-scroll-lock
  listen(['wheel', 'touchmove'], (event) => isOutside(event) && event.preventDefault(), { passive: false });
  Object.assign(body.style, { pointerEvents: 'none', overflow: 'hidden' });
  layer.style.pointerEvents = 'auto';
  undo.push(() => Object.assign(body.style, { pointerEvents: '', overflow: '' }));

  // React Aria, Headless UI: everything beside it, also what comes later
  const hidden = new Set<HTMLElement>();
  const hide = (node: Node): void => {
    if (!(node instanceof HTMLElement) || node.contains(layer)) return;
    node.setAttribute('aria-hidden', 'true');
    node.inert = true;
    hidden.add(node);
  };
  for (const node of [...body.children]) hide(node);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of [...addedNodes]) hide(node);
  });
  observer.observe(body, { childList: true });
  undo.push(() => {
    observer.disconnect();
    for (const node of hidden) {
      node.removeAttribute('aria-hidden');
      node.inert = false;
    }
  });

  return () => {
    for (const each of undo) each();
  };
}
