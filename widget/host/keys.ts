const stops =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),iframe,[tabindex="0"]';

/** What Tab reaches, in order. A radio group is one stop: its checked radio, else its first. */
const reachable = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(stops)].filter((node) => {
    if (node.tabIndex < 0 || node.closest('[inert]') || !node.getClientRects().length) return false;
    if (!(node instanceof HTMLInputElement) || node.type !== 'radio' || node.checked) return true;
    const group = [...within.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name }) => name === node.name,
    );
    return !group.some(({ checked }) => checked) && group[0] === node;
  });

/** A native dialog lets Tab out to the browser's own bar: go round instead. */
const loop = (event: KeyboardEvent, root: ShadowRoot, within: HTMLElement): void => {
  const all = reachable(within);
  const at = all.indexOf(root.activeElement as HTMLElement);
  const end = event.shiftKey ? 0 : all.length - 1;
  if (at !== end && (at >= 0 || !event.shiftKey)) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
};

/** A list that is open takes Escape for itself. */
const isOpenList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/** Escape and Tab of one dialog. Escape needs the key itself: by `cancel` alone a second one closes natively. */
export const handleKeys = (dialog: HTMLDialogElement, root: ShadowRoot, onEscape: () => void): void => {
  dialog.addEventListener('cancel', (event) => event.target === dialog && event.preventDefault());
  dialog.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') loop(event, root, dialog);
    if (event.key !== 'Escape') return;
    const list = isOpenList(event.composedPath()[0] ?? null);
    event.preventDefault();
    event.stopPropagation();
    if (!event.isComposing && !list) onEscape();
  });
};

/** The page's own shortcuts must not hear what is typed here. */
export const keepKeysInside = (host: HTMLElement): void => {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
};
