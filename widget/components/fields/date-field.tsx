import { type ReactElement, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Control, FieldFrame } from './field-frame';
import { type DateFormat, parseDate } from './parse-date';
import type { TextFieldProps } from './text-field';

interface DateFieldProps extends Omit<TextFieldProps, 'aside' | 'type' | 'inputMode'> {
  writing: DateFormat;
  /** Formats a calendar date to confirm how the text was understood: `1985-03-07` to `March 7, 1985`. */
  inWords: (date: string) => string;
}

/**
 * A date as free text. `value` is `YYYY-MM-DD`, or the raw text while it is not a date, so that validation
 * can distinguish a wrong date from a missing one.
 */
export function DateField(props: DateFieldProps): ReactElement {
  const { value, writing, inWords, onChange } = props;
  const [text, setText] = useState(value);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  // The value changed from outside (a restored draft), so the text is outdated.
  const shown = (parseDate(text, writing) ?? text) === value ? text : value;
  const change = (typed: string): void => {
    setText(typed);
    onChange(parseDate(typed, writing) ?? typed);
  };
  return (
    <FieldFrame
      label={props.label}
      hint={
        <HintOrDate>
          <output aria-live="polite">{date && !props.error && inWords(date)}</output>
          <span>{props.hint}</span>
        </HintOrDate>
      }
      error={props.error}
      optional={props.optional}
    >
      {(control) => (
        <Control
          {...control}
          ref={props.inputRef}
          name={props.name}
          type="text"
          autoComplete={props.autoComplete ?? 'off'}
          spellCheck={false}
          placeholder={props.placeholder}
          maxLength={40}
          readOnly={props.readOnly}
          aria-required={props.required || undefined}
          value={shown}
          onChange={(event) => change(event.target.value)}
          onBlur={props.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** The date takes the hint's place, so that nothing below moves while it is typed. */
const HintOrDate = styled.span`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
  > output {
    color: ${tokens.colour.ok};
    font-weight: 500;
  }
  > output:not(:empty) + span {
    visibility: hidden;
  }
`;
