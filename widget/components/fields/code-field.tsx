import { type ReactElement, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame, type FieldTexts } from './field-frame';

interface CodeFieldProps extends FieldTexts {
  name?: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once for each new complete code; the field submits itself. */
  onComplete: (code: string) => void;
  length?: number;
  readOnly?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A one-time code in one field. Accepts any spacing when pasted, and phones autofill the code of the message.
 */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { length = 6 } = props;
  const sent = useRef('');
  const change = (text: string): void => {
    const code = text.replace(/\D/g, '').slice(0, length);
    props.onChange(code);
    if (code.length < length) sent.current = '';
    else if (code !== sent.current) {
      sent.current = code;
      props.onComplete(code);
    }
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <Digits
          {...control}
          ref={props.inputRef}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required="true"
          spellCheck={false}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          value={props.value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

const Digits = styled.input`
  ${controlLook}
  /* six digits, in larger text too; there the space between them need not grow */
  max-width: max(260px, 9.2em);
  min-height: 60px;
  font-size: 28px;
  line-height: calc(39 / 28);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: min(0.35em, 9.8px);
  &:read-only:not(select) {
    color: inherit;
  }
`;
