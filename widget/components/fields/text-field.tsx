import type { HTMLInputAutoCompleteAttribute, ReactElement, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Control, FieldFrame, type FieldTexts } from './field-frame';

export interface TextFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  spellCheck?: boolean;
  placeholder?: string;
  /**
   * Limit of the control, well above the rule's limit: a pasted text that is too long gets its message
   * instead of being cut.
   */
  maxLength?: number;
  readOnly?: boolean;
  required?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** At the end of the line, beside the control. */
  aside?: ReactNode;
}

export function TextField(props: TextFieldProps): ReactElement {
  return (
    <FieldFrame label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <Line>
          <Control
            {...control}
            ref={props.inputRef}
            name={props.name}
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize={props.autoCapitalize}
            spellCheck={props.spellCheck ?? false}
            placeholder={props.placeholder}
            maxLength={props.maxLength ?? 200}
            readOnly={props.readOnly}
            aria-required={props.required || undefined}
            autoFocus={props.autoFocus}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
          {props.aside}
        </Line>
      )}
    </FieldFrame>
  );
}

/** The content beside the control moves below it if larger text leaves no room. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s};

  > input {
    flex: 1 1 11em;
    min-width: 0;
  }
  > :not(input) {
    flex: none;
  }
`;
