import { type ChangeEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { findCaret, keepCharacters } from './caret';
import { Control, FieldFrame } from './field-frame';
import type { TextFieldProps } from './text-field';

interface MaskedFieldProps extends Omit<TextFieldProps, 'aside' | 'autoCapitalize' | 'spellCheck'> {
  /** Characters that belong to the value; all others belong to the grouping. */
  keep: RegExp;
  /** Maximum number of these characters. */
  max: number;
  /** Groups the characters typed so far: `(416) 555-01`. */
  format: (value: string) => string;
  /** Form shown after blur: `••• ••• 782`. */
  hide?: (value: string) => string;
  /** Shown while nothing new is typed over a saved value. */
  saved?: string | undefined;
}

/** Groups the typed characters. `value` and `onChange` use the bare characters; the caret keeps its place. */
export function MaskedField(props: MaskedFieldProps): ReactElement {
  const { keep, max, format, hide, saved, value } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const [focused, setFocused] = useState(false);
  const bare = (text: string): string => keepCharacters(text, keep);
  const atRest = value ? (hide ?? format)(value) : (saved ?? '');
  const shown = focused ? format(value) : atRest;

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const at = findCaret(input.current.value, caret.current, keep);
    input.current.setSelectionRange(at, at);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value: text, selectionStart } = event.target;
    // Autofill changes the field without focus: the masked form must not be read back as a value.
    const typed = bare(text);
    const next = typed.slice(0, max);
    caret.current = bare(text.slice(0, selectionStart ?? text.length)).length;
    setFocused(true);
    props.onChange(next);
  };

  return (
    <FieldFrame label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <Control
          {...control}
          ref={(node) => {
            input.current = node;
            if (typeof props.inputRef === 'function') props.inputRef(node);
            else if (props.inputRef) props.inputRef.current = node;
          }}
          name={props.name}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          spellCheck={false}
          placeholder={saved && focused ? saved : props.placeholder}
          aria-required={props.required || undefined}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          value={shown}
          onChange={change}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            props.onBlur?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
