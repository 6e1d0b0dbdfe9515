import { findCaret, keepCharacters } from '../../components/fields/caret';
import { type Control, getControl } from './control';
import { getField } from './field';

interface Mask {
  /** Characters that belong to the value; all others belong to the grouping. */
  readonly keep: RegExp;
  /** Maximum number of these characters. */
  readonly max: number;
  /** Groups the characters typed so far: `046 454 2`. */
  readonly format: (value: string) => string;
  /** Form shown after blur: `••• ••• 286`. */
  readonly hide?: (value: string) => string;
}

export interface MaskedControl extends Control {
  /** Shows a saved value, such as `••• ••• 286`, while nothing new is typed over it. */
  setSaved(saved: string): void;
}

/** Groups the typed characters, like `MaskedField`. It reads and writes the bare characters. */
export function getMaskedControl(name: string, { keep, max, format, hide = format }: Mask): MaskedControl {
  const { input } = getField(name);
  const { placeholder } = input;
  let value = keepCharacters(input.value, keep).slice(0, max);
  let saved = '';
  let focused = document.activeElement === input;
  const show = (): void => {
    input.value = focused ? format(value) : value === '' ? saved : hide(value);
    input.placeholder = focused && saved !== '' ? saved : placeholder;
  };
  input.addEventListener('input', () => {
    const { value: text, selectionStart } = input;
    // Autofill changes the field without focus: the masked form must not be read back as a value.
    focused = true;
    value = keepCharacters(text, keep).slice(0, max);
    show();
    if (document.activeElement !== input) return;
    const count = keepCharacters(text.slice(0, selectionStart ?? text.length), keep).length;
    const caret = findCaret(input.value, count, keep);
    input.setSelectionRange(caret, caret);
  });
  input.addEventListener('focus', () => {
    focused = true;
    show();
  });
  input.addEventListener('blur', () => {
    focused = false;
    show();
  });
  show();
  return {
    ...getControl(name),
    read: () => value,
    write: (next) => {
      value = keepCharacters(next, keep).slice(0, max);
      show();
    },
    setSaved: (next) => {
      saved = next;
      show();
    },
  };
}
