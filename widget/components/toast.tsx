import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { lazyTokens } from '../theme/lazy-tokens';
import { tokens } from '../theme/tokens';
import { Icon } from './icon';

/** Between the title and a message below it. */
const GAP = 8;

interface ToastProps {
  /** Empty hides the toast. */
  text: string;
  /** Whether the message is information, not an error. */
  isInfo?: boolean;
  closeLabel: string;
  onClose: () => void;
  /** An action such as trying again. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Milliseconds until it closes automatically. */
  duration?: number;
}

/**
 * Moves a message below the title that it would cover: without a progress bar, a long one reaches the title. It stays where the
 * window has no room for it there.
 */
function keepOffTitle(place: HTMLElement): void {
  place.style.marginTop = '';
  const root = place.getRootNode();
  const title = root instanceof ShadowRoot ? root.querySelector('h1')?.getBoundingClientRect() : undefined;
  const { top, bottom } = place.getBoundingClientRect();
  if (!title || bottom <= title.top || top >= title.bottom) return;
  const below = title.bottom + GAP - top;
  if (bottom + below <= innerHeight) place.style.marginTop = `${below}px`;
}

/** An error, or information, at the top. Closes on a press elsewhere, on its button, or after 6 s. */
export function Toast({
  text,
  isInfo = false,
  closeLabel,
  onClose,
  action,
  duration = 6000,
}: ToastProps): ReactElement | null {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => close.current(), duration);
    const root = box.current?.getRootNode();
    const closeOnOutsidePress = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close.current();
    };
    root?.addEventListener('pointerdown', closeOnOutsidePress);
    return () => {
      clearTimeout(timer);
      root?.removeEventListener('pointerdown', closeOnOutsidePress);
    };
  }, [text, duration]);
  useLayoutEffect(() => {
    if (text && place.current) keepOffTitle(place.current);
  }, [text]);
  return (
    <Place ref={place} role="alert">
      {text && (
        <Box ref={box} $isInfo={isInfo}>
          <Icon name={isInfo ? 'infoInCircle' : 'alertInCircle'} size={22} />
          <span>{text}</span>
          {action && (
            <Action type="button" onClick={action.onPress}>
              {action.label}
            </Action>
          )}
          <Close type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size={20} />
          </Close>
        </Box>
      )}
    </Place>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

const Place = styled.div`
  position: fixed;
  top: 16px;
  left: 0;
  right: 0;
  z-index: 20;
  display: flex;
  justify-content: center;
  padding: 0 ${tokens.space.m};
  pointer-events: none;
  /* On a phone it is low enough to leave the screen's title uncovered. */
  @media (max-width: 480px) {
    top: 8px;
    padding: 0 8px;
    > div {
      gap: 4px;
      padding: 6px 0 6px 12px;
      font-size: ${tokens.font.small};
      line-height: 1.3;
    }
    > div > svg {
      display: none;
    }
    button:not(:last-child) {
      padding: 0 8px;
      border-color: transparent;
      text-decoration: underline;
    }
  }
`;

const Box = styled.div<{ $isInfo: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  max-width: 520px;
  padding: ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.m};
  border-radius: ${tokens.radius.medium};
  background: ${({ $isInfo }) => ($isInfo ? tokens.colour.main : tokens.colour.danger)};
  box-shadow: ${lazyTokens.shadow.float};
  color: ${({ $isInfo }) => ($isInfo ? tokens.colour.onMain : tokens.colour.onFill)};
  pointer-events: auto;
  animation: ${appear} ${tokens.motion};
  /* shown by forced colours, which leave neither the fill nor the shadow */
  outline: 2px solid transparent;

  > span {
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Action = styled.button`
  flex: none;
  min-height: ${tokens.target};
  padding: 0 ${tokens.space.s};
  border: 1px solid currentColor;
  border-radius: ${tokens.radius.small};
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
`;

const Close = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  cursor: pointer;
  &:hover {
    background: ${lazyTokens.hoverOnDark};
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;
