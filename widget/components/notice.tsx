import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Icon, type IconName } from './icon';

type Tone = 'info' | 'ok' | 'warn' | 'error';

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** Announced at once when it appears, as an alert. News that can wait belongs in a `Live` region instead. */
  announce?: boolean;
  /** Buttons below the text. */
  actions?: ReactNode;
}

export function Notice(props: NoticeProps): ReactElement {
  const { tone = 'info', title, children, announce = false } = props;
  const icon = props.icon ?? icons[tone];
  return (
    <Box $tone={tone} $ringed={ringed.includes(icon)} role={announce ? 'alert' : undefined}>
      <Icon name={icon} size={22} />
      <div>
        {title && <Heading>{title}</Heading>}
        {children}
        {props.actions && <Actions>{props.actions}</Actions>}
      </div>
    </Box>
  );
}

const icons = { info: 'info', ok: 'check', warn: 'alert', error: 'alert' } as const;

/** Icons drawn inside a circle. */
const ringed: readonly IconName[] = ['info', 'check', 'alert'];

const { colour } = tokens;

const looks = {
  info: { back: colour.blueTint, edge: colour.blueEdge, icon: colour.blue },
  ok: { back: colour.okTint, edge: colour.okEdge, icon: colour.ok },
  warn: { back: colour.warnTint, edge: colour.warnEdge, icon: colour.warn },
  error: { back: colour.dangerTint, edge: colour.dangerEdge, icon: colour.danger },
} as const;

const Box = styled.div<{ $tone: Tone; $ringed: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  border: 1px solid ${({ $tone }) => looks[$tone].edge};
  border-radius: ${tokens.radius.medium};
  background: ${({ $tone }) => looks[$tone].back};
  color: ${colour.ink};
  text-align: left;

  > svg {
    margin-top: 1px;
    ${({ $ringed }) => $ringed && 'padding: 1px; border: 1.8px solid currentColor; border-radius: 50%;'}
    color: ${({ $tone }) => looks[$tone].icon};
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.strong`
  display: block;
  color: ${colour.navy};
  font-weight: 600;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.m};
  margin-top: ${tokens.space.xs};
`;
