import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens';
import { isRepeatedPress } from './repeated-press';
import { Spinner } from './spinner';

type ButtonKind = 'primary' | 'secondary' | 'danger' | 'link';

interface ButtonProps {
  children: ReactNode;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  /** The action is pending: shows a spinner and ignores presses. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  describedBy?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Takes the full width of the parent. */
  block?: boolean;
}

/** Stays focusable while busy or disabled (`aria-disabled`), so that keyboard focus is not lost. */
export function Button(props: ButtonProps): ReactElement {
  const { children, kind = 'primary', type = 'button', busy = false, disabled = false, onPress } = props;
  const off = busy || disabled;
  const handleClick = (event: MouseEvent): void => {
    if (off || isRepeatedPress(event)) event.preventDefault();
    else onPress?.();
  };
  return (
    <Root
      ref={props.buttonRef}
      type={type}
      $kind={kind}
      $block={props.block}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-describedby={props.describedBy}
      onClick={handleClick}
    >
      {busy && <Spinner size={18} />}
      <span>{children}</span>
    </Root>
  );
}

const { colour } = tokens;

/** Forced colours outline every button: what is filled stays so, and differs from the one beside it. */
const filled = css`
  @media (forced-colors: active) {
    &:not([aria-disabled='true']) {
      background: Highlight;
      color: HighlightText;
      outline-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

const looks = {
  primary: css`
    background: ${colour.main};
    color: ${colour.onMain};
    &:hover {
      background: ${colour.mainDark};
    }
    ${filled}
  `,
  secondary: css`
    background: ${colour.surface};
    border-color: ${colour.edge};
    color: ${colour.navy};
    &:hover {
      background: ${colour.sunken};
    }
  `,
  danger: css`
    background: ${colour.danger};
    color: ${colour.onFill};
    &:hover {
      background: ${colour.dangerDark};
    }
    ${filled}
  `,
  link: css`
    /* Forced colours draw one that is transparent. */
    border: 0;
    /* no more than the padding of a secure frame's document, which would scroll sideways */
    padding-inline: 6px;
    margin-inline: -6px;
    background: none;
    color: ${colour.blue};
    font-weight: 500;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover {
      color: ${colour.blueDark};
    }
  `,
};

/** A disabled link may show a countdown, so it remains readable. */
const quiet = css`
  &[aria-disabled='true'] {
    color: ${colour.muted};
    opacity: 1;
    text-decoration: none;
  }
`;

/** The spinner and its gap take their 26px of the padding: a wider button would wrap the row that it is in. */
const steady = css`
  &[aria-busy='true'] {
    padding-inline: 9px;
  }
`;

const Root = styled.button<{ $kind: ButtonKind; $block: boolean | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-height: ${({ $kind }) => ($kind === 'link' ? '44px' : tokens.target)};
  max-width: 100%;
  padding: 10px 22px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  transition: background ${tokens.motion};
  ${({ $kind }) => looks[$kind]}
  ${({ $block }) => $block && 'width: 100%;'}

  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  ${({ $kind }) => $kind === 'link' && quiet}

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.85;
  }
  ${({ $kind }) => $kind !== 'link' && steady}
`;
