import { type ReactElement, type Ref, useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Control, FieldError, Frame, Hint, labelLook } from './field-frame';

export interface Duration {
  /** Digits as typed; empty while there are none. */
  years: string;
  months: string;
}

interface DurationFieldProps {
  label: string;
  yearsLabel: string;
  monthsLabel: string;
  hint?: string;
  error?: string | undefined;
  value: Duration;
  onChange: (value: Duration) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A duration in years and months as one question. */
export function DurationField(props: DurationFieldProps): ReactElement {
  const id = useId();
  const { value, error } = props;
  const described = [props.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const part = (name: keyof Duration, label: string, ref?: Ref<HTMLInputElement>): ReactElement => (
    <Part>
      <Control
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        aria-required="true"
        value={value[name]}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, 3);
          props.onChange({ ...value, [name]: digits });
        }}
      />
      <span>{label}</span>
    </Part>
  );
  return (
    // Blur counts only when focus leaves both fields, so no error shows between the two.
    <Group
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <legend>{props.label}</legend>
      {props.hint && <Hint id={`${id}-hint`}>{props.hint}</Hint>}
      <Parts>
        {part('years', props.yearsLabel, props.inputRef)}
        {part('months', props.monthsLabel)}
      </Parts>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled(Frame).attrs({ as: 'fieldset' })`
  > legend {
    ${labelLook}
    margin-bottom: 6px;
    padding: 0;
  }
`;

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;

const Part = styled.label`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;

  > input {
    width: 88px;
  }
`;
