/**
 * Safari gives a pressed button no focus: what it opens could not return the focus to it. Not for a press by Enter in a
 * field of the button's form, which keeps the focus.
 */
export const focusPressedButton = (within: HTMLElement): void => {
  const focus = ({ target, detail }: MouseEvent): void => {
    if (detail > 0 && target instanceof Element) target.closest('button')?.focus({ preventScroll: true });
  };
  // before what the press does
  within.addEventListener('click', focus, true);
};
