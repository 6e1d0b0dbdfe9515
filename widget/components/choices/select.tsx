import type { HTMLInputAutoCompleteAttribute, ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { controlLook, FieldFrame, type FieldTexts } from '../fields/field-frame';
import { Icon } from '../icon';

export interface Choice {
  value: string;
  label: string;
}

interface SelectProps extends FieldTexts {
  value: string;
  choices: readonly Choice[];
  /** First option, not selectable: "Select". */
  placeholder: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  inputRef?: Ref<HTMLSelectElement> | undefined;
}

/** The native select, which works best on phones. */
export function Select(props: SelectProps): ReactElement {
  return (
    <FieldFrame label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <Box>
          <Native
            {...control}
            ref={props.inputRef}
            name={props.name}
            autoComplete={props.autoComplete ?? 'off'}
            aria-required={props.required || undefined}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          >
            <option value="" disabled>
              {props.placeholder}
            </option>
            {props.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Native>
          <Icon name="chevronDown" size={20} />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 10px);
    right: 14px;
    color: ${tokens.colour.muted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlLook}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;

  &:has(option[value='']:checked) {
    color: ${tokens.colour.muted};
  }
  option {
    color: ${tokens.colour.ink};
  }
`;
