import { type ReactElement, type ReactNode, type Ref, useEffect, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { controlLook, FieldFrame, type FieldTexts } from './field-frame';

interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Initial number of lines; the control can be resized. */
  rows?: number;
  /** Remaining length, shown near the limit and announced when typing pauses. */
  count?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * Limit of the control, well above every rule's limit: a text that is too long gets its message instead of
 * being cut.
 */
const MAX_LENGTH = 10_000;

/** Milliseconds without a keystroke before the count is announced. */
const ANNOUNCE_DELAY = 1000;

/** A text of several lines. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { count } = props;
  const announced = useSettled(count);
  return (
    <FieldFrame label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <>
          <Control
            {...control}
            ref={props.inputRef}
            rows={props.rows ?? 5}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="sentences"
            spellCheck
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
          {count !== undefined && <Count aria-hidden="true">{count}</Count>}
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}

function useSettled(text: ReactNode): ReactNode {
  const [rested, setRested] = useState<ReactNode>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const Control = styled.textarea`
  ${controlLook}
  resize: vertical;
  overflow-wrap: anywhere;
`;

const Count = styled.div`
  color: ${tokens.colour.muted};
  font-size: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
