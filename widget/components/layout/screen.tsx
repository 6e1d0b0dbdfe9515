import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Button } from '../button';
import { Icon } from '../icon';
import { isRepeatedPress } from '../repeated-press';

export interface ScreenAction {
  label: string;
  /** Without it the action submits the screen as a form. */
  onPress?: () => void;
  busy?: boolean;
  disabled?: boolean;
}

interface ScreenProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: an icon or an illustration. */
  art?: ReactNode;
  children?: ReactNode;
  /** The primary action. */
  primary?: ScreenAction | undefined;
  secondary?: ScreenAction | undefined;
  back?: ScreenAction | undefined;
  onSubmit?: () => void;
  /** A line at the end of the body. */
  footnote?: ReactNode;
  wide?: boolean;
  centred?: boolean;
  /** The footer ends the body instead of lying over it: nothing may cover a frame that signs, not even in part. */
  endFooter?: boolean;
  /** False when a field of the screen takes the focus itself. */
  focusTitle?: boolean;
}

/**
 * The frame of every step: title, lead, body, and a sticky footer with the primary button always in the same
 * place. Its parent is the dialog's scrolling body, or an element of the page. Change its `key` for each part of a step to move the
 * focus to the new title.
 */
export function Screen(props: ScreenProps): ReactElement {
  const { primary, secondary, back, endFooter = false, focusTitle = true } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) title.current?.focus({ preventScroll: true });
  }, [focusTitle]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (primary?.busy || primary?.disabled) return;
    props.onSubmit?.();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Body $wide={props.wide} $centred={props.centred}>
        {props.art && <Art>{props.art}</Art>}
        {/* Without buttons, the title is the tab stop, so that the keyboard can scroll. */}
        <Title ref={title} tabIndex={primary || secondary || back ? -1 : 0}>
          {props.title}
        </Title>
        {props.lead && <Lead>{props.lead}</Lead>}
        {props.children && <Content>{props.children}</Content>}
        {props.footnote && <Footnote>{props.footnote}</Footnote>}
      </Body>
      {(primary || secondary || back) && (
        <Footer $sticky={!endFooter}>
          <FooterInner $wide={props.wide}>
            <Row>
              {back && (
                <Back
                  type="button"
                  aria-disabled={back.disabled || back.busy || undefined}
                  onClick={(event) => {
                    if (!back.disabled && !back.busy && !isRepeatedPress(event)) back.onPress?.();
                  }}
                >
                  <Icon name="back" size={20} />
                  <span>{back.label}</span>
                </Back>
              )}
              <Ways>
                {toButton(secondary, 'secondary')}
                {toButton(primary, 'primary')}
              </Ways>
            </Row>
          </FooterInner>
        </Footer>
      )}
    </Form>
  );
}

const toButton = (action: ScreenAction | undefined, kind: 'primary' | 'secondary'): ReactNode =>
  action && (
    <Button
      kind={kind}
      type={action.onPress ? 'button' : 'submit'}
      onPress={action.onPress}
      busy={action.busy}
      disabled={action.disabled}
    >
      {action.label}
    </Button>
  );

const { space, colour, font, width, wideScreen } = tokens;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1 0 auto;
  background: ${colour.surface};
`;

const Body = styled.div<{ $wide: boolean | undefined; $centred: boolean | undefined }>`
  flex: 1 0 auto;
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? width.wide : width.screen)};
  margin: 0 auto;
  padding: ${space.l} ${space.m} ${space.xl};
  ${({ $centred }) => $centred && 'text-align: center; text-wrap: balance;'}
  ${wideScreen} {
    padding: ${space.xl} ${space.xl} ${space.xxl};
  }
`;

const Art = styled.div`
  margin-bottom: ${space.m};
  color: ${colour.blue};

  > svg {
    display: inline-block;
    width: 56px;
    height: 56px;
    padding: 12px;
    border-radius: ${tokens.radius.large};
    background: ${colour.blueTint};
  }
`;

const Title = styled.h1`
  font-size: ${font.title};
  /* whole pixels, as everywhere above and in a secure frame, which is drawn from one */
  line-height: calc(33 / 26);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  ${wideScreen} {
    font-size: ${font.titleWide};
    line-height: 1.25;
  }
`;

const Lead = styled.div`
  margin-top: ${space.xs};
  color: ${colour.muted};
  font-size: ${font.body};
  ${wideScreen} {
    font-size: ${font.large};
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  margin-top: ${space.l};
`;

const Footer = styled.div<{ $sticky: boolean }>`
  /* The page around an element may cover what sticks to its window. */
  ${({ $sticky }) => $sticky && 'position: var(--pot-footer, sticky);'}
  bottom: 0;
  z-index: 2;
  border-top: 1px solid ${colour.line};
  background: ${colour.surface};
`;

/** Aligns the buttons with the text column. */
const FooterInner = styled.div<{ $wide: boolean | undefined }>`
  max-width: ${({ $wide }) => ($wide ? width.wide : width.screen)};
  margin: 0 auto;
  padding: ${space.s} ${space.m} calc(${space.s} + env(safe-area-inset-bottom, 0px));
  ${wideScreen} {
    padding: ${space.m} ${space.xl};
  }
`;

const Footnote = styled.div`
  margin-top: ${space.m};
  color: ${colour.muted};
  font-size: ${font.small};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const Back = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space.xxs};
  min-height: ${tokens.target};
  padding: 0 ${space.s} 0 ${space.xxs};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${colour.navy};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${colour.sunken};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

const Ways = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap-reverse;
  min-width: 0;
  justify-content: flex-end;
  gap: ${space.s};

  > button {
    flex: 1 1 auto;
    min-width: 140px;
    padding-inline: ${space.s};
  }
  /* In equal columns where both labels fit on one line, else above each other. */
  ${wideScreen} {
    > button {
      flex-basis: calc(50% - ${space.s} / 2);
      min-width: fit-content;
      padding-inline: ${space.m};
      &[aria-busy='true'] {
        padding-inline: calc(${space.m} - 13px);
      }
    }
    > button:only-child {
      flex: 0 1 auto;
      min-width: 160px;
    }
  }
`;
