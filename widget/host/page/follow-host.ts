/** Also false if the browser does not support the selector. */
const isModal = (dialog: Element): boolean => {
  try {
    return dialog.matches(':modal');
  } catch {
    return false;
  }
};

/** The host element and its ancestors, across the shadow roots of the page's web components. */
const listAncestors = (host: Node): readonly Node[] => {
  const nodes: Node[] = [];
  for (let node: Node | null = host; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    nodes.push(node);
  return nodes;
};

/**
 * Watches whether the page removes or moves the host element; its ancestors' children suffice for that. `onRemoved` is called
 * once the page's task is over and the element is gone. One that was moved is shown again: the browser takes a removed dialog
 * out of the top layer. Returns the function that stops it.
 */
export const followHost = (host: HTMLElement, root: ShadowRoot, onRemoved: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Last focus in the dialog; the browser forgets it with the removal. */
  let focused: HTMLElement | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });

  const showAgain = (): void => {
    const before = focused;
    // the outer one first: the last one is on top
    for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      if (isModal(dialog)) continue;
      // not `close()`, whose event would dismiss an open confirmation
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    before?.focus({ preventScroll: true });
  };

  const observer = new MutationObserver((records) => {
    const ancestors = listAncestors(host);
    const isAncestor = (node: Node): boolean => ancestors.includes(node);
    if (!host.isConnected || records.some(({ removedNodes }) => [...removedNodes].some(isAncestor))) settle();
  });
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!host.isConnected) return onRemoved();
      observe();
      showAgain();
    });
  };
  const observe = (): void => {
    observer.disconnect();
    for (const node of listAncestors(host).slice(1)) observer.observe(node, { childList: true });
  };

  observe();
  // removed before this file was loaded
  if (!host.isConnected) settle();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};
