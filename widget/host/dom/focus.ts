/**
 * Safari gives a pressed button no focus: what it opens could not return the focus to it. Not for a press by Enter in a
 * field of the button's form, which keeps the focus.
 */
export const focusPressedButton = (within: HTMLElement): void =>
  within.addEventListener(
    'click',
    ({ target, detail }) => {
      if (detail) (target as Element).closest('button')?.focus();
    },
    // before the handlers of the press
    true,
  );
