import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { lazyTokens } from '../theme/lazy-tokens';
import { tokens } from '../theme/tokens';
import { Button } from './button';

interface ModalProps {
  title: ReactNode;
  children?: ReactNode;
  confirm: {
    label: string;
    onPress: () => void;
    busy?: boolean;
    disabled?: boolean;
    kind?: 'primary' | 'danger';
  };
  /** Also called on Escape. A press on the backdrop does nothing. */
  cancel: { label: string; onPress: () => void };
  wide?: boolean;
}

/**
 * A modal dialog nested in the flow's own; the browser makes the rest inert. Render it while it is open; the
 * focus then returns to where it was.
 */
export function Modal({ title, children, confirm, cancel, wide = false }: ModalProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = dialog.current;
    const root = node?.getRootNode();
    const before = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    node?.showModal();
    // The focus is on the buttons, not in a frame above them; screen readers read the question first.
    buttons.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
    if (node) node.scrollTop = 0;
    return () => {
      node?.close();
      (before as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (!event.nativeEvent.isComposing && !confirm.busy) cancel.onPress();
    }
    if (event.key === 'Tab') trapFocus(event, dialog.current);
    // The flow's dialog listens for the same keys.
    event.stopPropagation();
  };
  return (
    <Box
      ref={dialog}
      $wide={wide}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Escape is handled above; a second one would close the dialog natively.
      {...{ closedby: 'none' }}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keys}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <Text id={`${id}-text`}>{children}</Text>
      <Buttons ref={buttons}>
        <Button kind="secondary" onPress={cancel.onPress} disabled={confirm.busy ?? false}>
          {cancel.label}
        </Button>
        <Button
          kind={confirm.kind ?? 'primary'}
          onPress={confirm.onPress}
          busy={confirm.busy ?? false}
          disabled={confirm.disabled}
        >
          {confirm.label}
        </Button>
      </Buttons>
    </Box>
  );
}

/** Keeps Tab inside the dialog: native dialogs let it move to the browser's own controls. */
function trapFocus(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const stops = [
    ...(dialog?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]') ??
      []),
  ];
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (event.target !== end && stops.some((stop) => stop === event.target)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

const { colour, space } = tokens;

const Box = styled.dialog<{ $wide: boolean }>`
  width: calc(100% - 32px);
  max-width: ${({ $wide }) => ($wide ? '640px' : '460px')};
  max-height: calc(100% - 32px);
  margin: auto;
  padding: ${space.l} ${space.l} 0;
  overflow: auto;
  /* in the dark its shadow does not show, in forced colours not even the shade of the screen */
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.large};
  background: ${colour.surface};
  box-shadow: ${lazyTokens.shadow.float};
  color: ${colour.ink};
  text-align: left;

  &::backdrop {
    background: ${lazyTokens.backdrop};
  }
  > h2 {
    font-size: ${tokens.font.heading};
  }
`;

const Text = styled.div`
  margin-top: ${space.xs};
  &:empty {
    display: none;
  }
`;

/** Sticky at the bottom, so that the focused buttons remain visible while long text is read from its start. */
const Buttons = styled.div`
  display: flex;
  position: sticky;
  bottom: 0;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space.s};
  margin: ${space.s} calc(-1 * ${space.l}) 0;
  padding: ${space.s} ${space.l} ${space.l};
  background: ${colour.surface};

  > button {
    flex: 1 1 auto;
    scroll-margin: 0;
  }
`;
