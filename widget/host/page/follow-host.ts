/** False also where the browser does not know the selector. */
const isModal = (dialog: Element): boolean => {
  try {
    return dialog.matches(':modal');
  } catch {
    return false;
  }
};

/** The host element and what is around it, out of the page's web components too. */
const listLine = (host: Node): readonly Node[] => {
  const line: Node[] = [];
  for (let node: Node | null = host; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    line.push(node);
  return line;
};

/**
 * Watches whether the page removes or moves the host element; its ancestors' children suffice for that. `onRemoved` is called
 * once the page's task is over and the element is gone. One that was moved is shown again: the browser takes a removed dialog
 * out of the top layer. Returns the function that ends it.
 */
export const followHost = (host: HTMLElement, root: ShadowRoot, onRemoved: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Last focus in the dialog; the browser forgets it with the removal. */
  let focused: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });

  const showAgain = (): void => {
    const before = focused;
    // the outer one first: the last one is on top
    for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      if (isModal(dialog)) continue;
      // not `close()`, whose event would answer an open question
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };

  const observer = new MutationObserver((records) => {
    const line = listLine(host);
    const isPartOfLine = (node: Node): boolean => line.includes(node);
    if (!host.isConnected || records.some(({ removedNodes }) => [...removedNodes].some(isPartOfLine)))
      settle();
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
    for (const node of listLine(host).slice(1)) observer.observe(node, { childList: true });
  };

  observe();
  // already before this was loaded
  if (!host.isConnected) settle();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};
