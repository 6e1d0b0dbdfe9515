import { type ReactElement, useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { controlLook, FieldError } from '../fields/field-frame';
import { Icon } from '../icon';
import type { Choice } from './select';

interface InlineSelectProps {
  /** Visible label beside the list: "Month". */
  label: string;
  /** Accessible name; begins with the visible label: "Month of march.pdf". */
  name: string;
  value: string;
  choices: readonly Choice[];
  /** First option, not selectable: "Select". */
  placeholder: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A compact select within a row, with its label beside it. */
export function InlineSelect(props: InlineSelectProps): ReactElement {
  const id = useId();
  const { error } = props;
  return (
    <Box>
      <label htmlFor={id}>
        <span aria-hidden="true">{props.label}</span>
        <VisuallyHidden>{props.name}</VisuallyHidden>
      </label>
      <Field>
        <Native
          id={id}
          value={props.value}
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => props.onChange(event.target.value)}
        >
          <option value="" disabled>
            {props.placeholder}
          </option>
          {props.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Native>
        <Icon name="chevronDown" size={18} />
      </Field>
      {error !== undefined && (
        <ErrorLine>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </ErrorLine>
      )}
    </Box>
  );
}

const { colour, font, space } = tokens;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;

  > label {
    flex: none;
    min-width: 3em;
    color: ${colour.muted};
    font-size: ${font.small};
  }
`;

const Field = styled.div`
  position: relative;
  flex: 1 1 140px;
  min-width: 0;
  max-width: 260px;

  > svg {
    position: absolute;
    top: calc(50% - 9px);
    right: 10px;
    color: ${colour.muted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlLook}
  && {
    min-height: 44px;
    padding: 6px 34px 6px 12px;
    appearance: none;
    text-overflow: ellipsis;
  }
  option {
    color: ${colour.ink};
  }
`;

const ErrorLine = styled.div`
  flex: 1 0 100%;
`;
