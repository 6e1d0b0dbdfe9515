import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { lazyTokens } from '../../theme/lazy-tokens';
import { tokens } from '../../theme/tokens';
import { FieldError } from '../fields/field-frame';
import { Icon } from '../icon';
import { isRepeatedPress } from '../repeated-press';
import { Spinner } from '../spinner';
import { ProgressBar } from './progress-bar';
import { truncateMiddle } from './truncate-middle';

export interface FileAction {
  key: string;
  /** Button label: "Remove". */
  label: string;
  /** Accessible name with the file: "Remove march.pdf". Begins with `label`. */
  name: string;
  onPress: () => void;
  busy?: boolean;
}

export interface FileRowProps {
  /** File name; truncated in the middle when too long. */
  name: string;
  /** Formatted size. */
  size: string;
  /** `working`: in progress without a known percentage. */
  state: 'waiting' | 'sending' | 'working' | 'ready' | 'wrong';
  /** Beside the size: "Waiting", "Sending, 40%", "Checking…". */
  status?: ReactNode;
  /** Upload progress: accessible label, and a value from 0 to 1. */
  progress?: { label: string; value: number } | undefined;
  /** Error and what to do about it. */
  error?: ReactNode;
  /** Announces errors when they appear. */
  errorId?: string;
  actions?: readonly FileAction[];
  /** Fields that belong to the file. */
  children?: ReactNode;
}

/** One file of a `<FileList>`, with its state and actions. */
export function FileRow(props: FileRowProps): ReactElement {
  const { name, state, actions = [] } = props;
  return (
    <Row $wrong={state === 'wrong'} data-file={name}>
      <Mark $state={state} aria-hidden="true">
        {state === 'working' ? <Spinner size={20} /> : <Icon name={icons[state]} size={22} />}
      </Mark>
      <About>
        <Name title={name} dir="auto">
          {truncateMiddle(name)}
        </Name>
        <Facts>
          <span>{props.size}</span>
          {props.status && <span>{props.status}</span>}
        </Facts>
      </About>
      {actions.length > 0 && (
        <Actions $several={actions.length > 1}>
          {actions.map((action) => (
            <Act
              key={action.key}
              type="button"
              aria-label={action.name}
              aria-disabled={action.busy || undefined}
              aria-busy={action.busy || undefined}
              onClick={(event) => {
                if (!action.busy && !isRepeatedPress(event)) action.onPress();
              }}
            >
              {action.label}
            </Act>
          ))}
        </Actions>
      )}
      {props.progress && (
        <Wide>
          <ProgressBar {...props.progress} />
        </Wide>
      )}
      {props.error && (
        <Wide>
          <FieldError id={props.errorId ?? ''}>{props.error}</FieldError>
        </Wide>
      )}
      {props.children && <Wide>{props.children}</Wide>}
    </Row>
  );
}

const icons = { waiting: 'clock', sending: 'upload', ready: 'check', wrong: 'document' } as const;

const { colour, font, radius, space } = tokens;

export const FileList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
`;

const Row = styled.li<{ $wrong: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.s};
  align-items: center;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.s};
  border: 1px solid ${({ $wrong }) => ($wrong ? colour.dangerEdge : colour.line)};
  border-radius: ${radius.medium};
  background: ${({ $wrong }) => ($wrong ? lazyTokens.dangerPale : colour.surface)};
  text-align: left;
`;

const marks = {
  waiting: colour.muted,
  sending: colour.blue,
  working: colour.blue,
  ready: colour.ok,
  wrong: colour.danger,
} as const;

const Mark = styled.span<{ $state: FileRowProps['state'] }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  color: ${({ $state }) => marks[$state]};
`;

const About = styled.div`
  min-width: 0;
  padding: 2px 0;
`;

const Name = styled.div`
  color: ${colour.navy};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** The separator between two facts is clipped when it starts a line. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -18px;
  clip-path: inset(0 0 0 18px);
  color: ${colour.muted};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;

  > span {
    position: relative;
    padding-left: 18px;
  }
  > span::before {
    content: '·';
    position: absolute;
    left: 6px;
  }
`;

/** Several actions go below the name, which would have no room on a phone. */
const Actions = styled.div<{ $several: boolean }>`
  display: flex;
  ${({ $several }) => $several && `order: 1; grid-column: 1 / -1; justify-content: flex-end;`}
  ${tokens.wideScreen} {
    order: 0;
    grid-column: auto;
  }
`;

const Act = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0 10px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${colour.blue};
  font-size: ${font.small};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: ${colour.blueTint};
  }
  &[aria-disabled='true'] {
    color: ${colour.muted};
    cursor: progress;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  padding: 0 ${space.xxs} ${space.xxs} 0;
`;
