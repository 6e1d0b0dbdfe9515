import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { lazyTokens } from '../../theme/lazy-tokens';
import { tokens } from '../../theme/tokens';
import { Icon } from '../icon';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Error text. Its presence marks the field as invalid. */
  error?: string | undefined;
  /** Shown after the label of an optional field. */
  optional?: ReactNode;
}

/** Attributes that link a control to its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  children: (control: ControlAttributes) => ReactNode;
}

export function FieldFrame({ label, hint, error, optional, children }: FieldFrameProps): ReactElement {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> {optional}</Optional>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}

/** Read out with its field, which takes the focus; where the field has it already, the error is an alert. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactElement {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = line.current?.getRootNode() as ShadowRoot | Document;
    if (root.activeElement?.closest(`[aria-describedby~="${id}"]`))
      line.current?.setAttribute('role', 'alert');
  }, [id]);
  return (
    <ErrorLine ref={line} id={id}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </ErrorLine>
  );
}

const { colour, space, font } = tokens;

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  text-align: left;
`;

export const labelLook = css`
  color: ${colour.navy};
  font-weight: 600;
  line-height: 1.375;
`;

const Label = styled.label`
  ${labelLook}
`;

const Optional = styled.span`
  color: ${colour.muted};
  font-weight: 400;
`;

export const Hint = styled.div`
  color: ${colour.muted};
  font-size: ${font.small};
`;

const ErrorLine = styled.div`
  display: flex;
  gap: ${space.xxs};
  color: ${colour.danger};
  font-size: ${font.small};
  font-weight: 500;

  > svg {
    margin-top: 1px;
    border: 1.8px solid currentColor;
    border-radius: 50%;
  }
`;

/** Style of every text control. */
export const controlLook = css`
  width: 100%;
  min-height: ${tokens.target};
  padding: 10px 14px;
  border: 1px solid ${colour.edge};
  border-radius: ${tokens.radius.small};
  background: ${colour.surface};
  font-size: ${font.body};
  line-height: 1.375;
  transition: border-color ${tokens.motion};

  &::placeholder {
    color: ${tokens.colour.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${colour.navy};
  }
  &:focus {
    border-color: ${colour.blue};
    outline: 3px solid ${lazyTokens.focusRing};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${colour.danger};
    background: ${lazyTokens.dangerPale};
  }
  &[aria-invalid='true']:focus {
    outline-color: ${lazyTokens.errorRing};
  }
  &:read-only:not(select) {
    border-color: ${colour.line};
    background: ${colour.sunken};
    color: ${colour.muted};
    text-overflow: ellipsis;
  }
`;

export const Control = styled.input`
  ${controlLook}
`;
