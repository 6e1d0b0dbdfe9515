import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focus-ring';
import { tokens } from '../../theme/tokens';
import { FieldError } from '../fields/field-frame';

interface CheckboxProps {
  name?: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox(props: CheckboxProps): ReactElement {
  const id = useId();
  return (
    <Box>
      <Label>
        <input
          ref={props.inputRef}
          name={props.name}
          type="checkbox"
          checked={props.checked}
          aria-required={props.required || undefined}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error ? id : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <span>{props.label}</span>
      </Label>
      {props.error && <FieldError id={id}>{props.error}</FieldError>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  /* more than the ring reaches below the label */
  gap: ${tokens.space.xs};
  text-align: left;
`;

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s};
  min-height: 44px;
  padding: ${tokens.space.xs} 0;
  border-radius: ${tokens.radius.small};
  cursor: pointer;

  &:has(input:focus-visible) {
    ${focusRing}
  }
  > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${tokens.colour.blue};
    &:focus-visible {
      outline: none;
    }
    &[aria-invalid='true']:not(:checked) {
      outline: 2px solid ${tokens.colour.danger};
      outline-offset: -1px;
      border-radius: 4px;
    }
  }
`;
